// Figures of speech that sound like danger: they are taken out of a message before the rules of care read it, so that
// what else the message says still counts. Written for normalised text.

import type { Language } from '@glasshouse/rulebook/wire/fields'
import { plain } from './normalise.ts'

/** Causes that are meant when they kill; anything else that "is killing me" is a figure. */
const MEANT = {
  en: '(?!\\S*(depression|loneliness|guilt|grief|sadness|life|debts?|gambling|betting|addiction|he|she|husband|wife|boyfriend|father))',
  fr: '(?!\\S*(depression|solitude|culpabilite|chagrin|tristesse|vie|dettes?|jeu|jeux|addiction|il|elle|mari|femme|copain|pere))',
} as const

const figures: Readonly<Record<Language, readonly RegExp[]>> = {
  en: [
    new RegExp(`\\b${MEANT.en}\\w+ (is|are|was|were|'s)( really| so| literally| just| absolutely)? killing me\\b`, 'g'),
    /\byou'?re killing me\b/g,
    /\b(boss|mum|mom|mother|dad|wife|husband|sister|teacher|coach) (will|is going to|'ll|is gonna|would) kill me (if|when)\b/g,
    /\b(die|dying|died|dead) (of|from|with) (laugh\w*|boredom|embarrassment|cuteness|curiosity|excitement|hunger|thirst|heat|cold)\b/g,
    /\b(die|dying|died) (laughing|to (know|see|hear|meet|try|go|find out))\b/g,
    /\bto die for\b|\bover my dead body\b|\bdrop dead gorgeous\b|\bdead (tired|simple|easy|end|line|sea|good|serious)\b|\bdeadline/g,
    /\b(could|would|'d) (kill|die|murder) for (a|an|some)\b|\bkill(ing|ed)? (some |the )?time\b|\bsuicide (squad|squeeze|prevention|helpline|hotline)\b/g,
    /\b(phone|battery|laptop|tablet|car|engine|charger|wifi|signal|plants?)('?s)? (is |are |just )?(about to |gonna |going to )?(die|dying|died|dead|killed)\b/g,
    /\b(kill|beat|shoot|stab)(ed|ing)? (the )?(final )?(boss|zombies?|dragon|process|eggs|level)\b/g,
    /\bcut(ting)? my ?self (shaving|some|a (slice|piece)|on|off|while|with a kitchen)\b|\bhurt my ?self (playing|at|in|on|while|running|dancing|gardening)\b|\bburn(ed|t)? my ?self (on|with the oven|cooking|while)\b/g,
    /\b(game|film|movie|book|series|song|novel|level|show|minecraft|fortnite)\b.{0,40}\b(dies?|died|kill(s|ed)?|dead|suicide|murder(er|s|ed)?)\b/g,
    /\b(beats?|beating|beaten|hits?|destroys?) (me|us) (always |again |every time )?(at|in|with) (the )?(cards|chess|scrabble|tennis|uno|darts|football|fifa|poker|monopoly|games?|pool|mario kart)\b/g,
    /\b(worthless|useless|hopeless|dead) (at|in|before|without) (my )?\w+|\b(feel )?like a burden carrying\b|\bwave[d]? at a stranger\b/g,
    /\bcan'?t (stop|quit) (laughing|eating|smiling|singing|dancing|watching|listening|reading|buying|knitting)\b|\b(lost|lose|losing) (all|everything) (my )?(diamonds|lives|points|progress|in (minecraft|the game|fortnite))\b/g,
    /\b(kill bill|dead poets society|walking dead|killer (whale|sudoku|queen|heels)s?|stayin'? alive|die hard)\b/g,
  ],
  fr: [
    new RegExp(`\\b${MEANT.fr}\\w+ (me|m.) ?(tue|tuent)\\b`, 'g'),
    /\b(mourir|meurs|mort|morte|morts|creve|crever) (de|d') ?(rire|faim|soif|chaud|froid|honte|ennui|fatigue|trouille|curiosite|envie (d'un|d'une|de (voir|savoir|manger|boire)))\b/g,
    /\ben finir (avec|sur) (?!(la|ma|cette|sa|leur) vie\b|la vie|tout\b|tout ca|moi\b|mes jours|l'existence)\S+( \S+)?/g,
    /\b(chef|patron|mere|pere|femme|mari|soeur|frere|prof|coach) va me tuer( quand| si| parce| pour|,| (mdr|lol|ptdr|haha)\b| j'ai (?!(tres |trop |si )?peur))/g,
    /\bmain a couper\b|\bfailli (me |m'|se |s')(noyer|etouffer|electrocuter)\b/g,
    /\b(ca|cela) (peut|pourrait|va) tuer (quelqu'un|qqn|qqun|un (cheval|boeuf|ane|mort))\b(?! si\b)/g,
    /\b(me|nous|m'a|m'ont|nous a) (bat|battent|battue?|battus?) (\w+ )?(au|aux|a la|a) \w+/g,
    /\b(vaux|sers a|suis) (rien|nulle?|inutile|mauvaise?) (avant|sans|en|au|aux) (mon |ma |mes )?\w+|\bdisparaitre (une semaine|un week|quelques jours|dans un livre|sur une ile)\b/g,
    /\b(arreter|m'arreter) (de|d') ?(manger|rire|chanter|danser|sourire|regarder|ecouter|lire|acheter|tricoter)\b|\bperdu tou(s|t|tes) (mes (diamants|vies|points|objets)|dans (minecraft|le jeu|fortnite))\b|\bdepense trop en (livres|plantes|chaussures|vetements)\b/g,
    /\b(tuer|tue|tuent) (le temps|le boss|le dragon|un processus|des zombies|ma (pelouse|matinee))\b|\bpourrais tuer pour\b/g,
    /\bme (suis|couper?) ?(coupee?|couper)? (en me rasant|les cheveux|les ongles|le doigt|une (part|tranche))\b|\bfait mal (au|a la|aux) (genou|dos|pied|cheville|epaule|pouce|jambes?)\b/g,
    /\b(jeu|film|livre|serie|roman|chanson|niveau|minecraft|fortnite|heros|personnage)\b.{0,40}\b(meurt|meurent|mourir|tue|tuent|mort|morte|suicide|assassin)\b/g,
    /\b(mer|nature|temps|point|poids|angle) morte?\b|\bkill bill\b|\bsuicide squad\b|\bprevention du suicide\b|\bjeu du pendu\b|\bau pendu\b/g,
  ],
}

/** Slang that the classifier takes for the word it comes from: "c’est abusé" is unfair, not abuse. */
const SLANG =
  /(?:,|\b(?:c'est|trop|grave|vraiment|carrement|c)) ?(?:trop |grave |vraiment )?abuse\b(?! (?:de|d'|par|sexuel|d'elle|du))/

/** Too much work: "c’est la clôture, je vois plus le jour". Where work or a person is lost, it means something else. */
const SWAMPED =
  /\bje (?:ne |n')?(?:vois|voyais) (?:meme |carrement |franchement )?plus (?:le (?:jour|bout)|la fin|la lumiere du jour)\b/
const AT_WORK =
  /\b(?:bilans?|boulot|taf|travail|bosse\w*|dossiers?|clients?|commandes?|compta\w*|cloture|factures?|heures? sup\w*|reunions?|partiels?|revisions?|copies|rapports?|chantiers?|inventaires?|cartons|memoire|these|planning|bureau|collegues?|moissons?|vendanges?)\b/
const LOST =
  /\b(?:perdu\w*|perdre|perds|vire\w*|licenci\w*|chomage|dettes?|divorce\w*|seule?|garde|mort\w*|mourir|deces|decede\w*|vivre|vie|envie|sens|supporte\w*|peux plus|en peux|marre|depress\w*|deprim\w*|pleur\w*|suicid\w*|harcel\w*|jeu|jeux|mise\w*|paris|casino|quittee?|a quoi (?:bon|ca sert)|disparaitre|aide\w*|tue\w*|craqu\w*|burn ?out)\b/

/** "In which town am I going to live?" asks for a place. */
const TO_LIVE = /\b(dans quelle? (?:ville|pays|region|quartier|rue)) (je|on) (?:vais|va|allais|irai) vivre\b/g

/** The text as the classifier reads it; the message itself where it has no slang. */
export const withoutSlang = (text: string): string => {
  const bare = plain(text)
  const isPlace = new RegExp(TO_LIVE).test(bare)
  const isSwamped = SWAMPED.test(bare) && AT_WORK.test(bare) && !LOST.test(bare)
  const rest = (isSwamped ? bare.replace(SWAMPED, ' ') : bare).replace(TO_LIVE, '$1 $2 habite')
  return isSwamped || isPlace || SLANG.test(bare) ? rest.replace(new RegExp(SLANG, 'g'), ' ') : text
}

/** The text without figures of speech in either language. */
export const withoutFigures = (text: string): string =>
  [...figures.en, ...figures.fr].reduce((rest, figure) => rest.replace(figure, ' '), text)
