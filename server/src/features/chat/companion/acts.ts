// What a message does: ask the character, ask back, ask why, want advice or another one, or just tell.

import type { Language } from '@glasshouse/rulebook/wire/fields'
import type { Sentence } from './memory/reading.ts'

const TO_ME: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:you|your|yours|yourself|u)\b/,
  fr: /\b(?:tu|te|toi|ton|ta|tes|vous|votre|vos|t)\b/,
}
const AND_YOU: Readonly<Record<Language, RegExp>> = {
  en: /(?:^|,| )(?:and|what about|how about) (?:you|yourself|u)(?: too| then)?$|(?:^|, )you(?: too)?$/,
  fr: /(?:^|,| )(?:et|et pour) (?:toi|vous)(?: alors| meme| aussi)?$|(?:^|, )(?:toi|vous)(?: aussi)?$/,
}
const WHY: Readonly<Record<Language, RegExp>> = {
  en: /^(?:(?:but|and|oh|ok|okay|haha|really|hmm) ,? ?)*(?:why|how come|what for)(?: (?:do|would) you (?:like|love|hate|prefer|enjoy|say|think)\b.*)?(?: (?:is that|that|that one|not|so|though|exactly|this one|do you say that|do you think so|would you))?$/,
  fr: /^(?:(?:mais|et|ah|ok|ah bon|haha|hmm) ,? ?)*(?:pourquoi|comment ca|pour quoi faire|pour quelle raison)(?: (?:est ce que )?(?:tu|vous|t) (?:n )?(?:aimes?|aimez|adores?|adorez|detestes?|detestez|preferes?|preferez|dis|dites)\b.*)?(?: (?:ca|pas|donc|celle la|celui la|celle ci|celui ci|cela|ce choix|tu dis ca|vous dites ca|exactement))?$/,
}
const ADVICE: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:is it (?:weird|odd|strange|ok|okay|normal|rude|silly)|(?:easy|good|quick|a) recipe|best thing to do|advice|advise|recommend|recommendations?|suggest|suggestions?|any (?:\p{L}+ )?(?:tips|ideas?)|how long (?:does|will|would) it take to|any ideas?|any tip|what do (?:i|we) do(?! for| as)|what is the best (?!thing)\p{L}+ (?:to|for)|what (?:did|am|have) i (?:do|doing|done) wrong|any (?:cure|fix|trick|solution)|what should (?:i|we)|should (?:i|we)|what (?:can|could|shall) (?:i|we) (?:do|make|cook|bake|read|watch|get|give|bring|wear|say|try)|what to (?:do|make|cook|bake|read|watch|wear|say)|how (?:can|should|could|do|would) (?:i|we|you) (?:get|make|stop|start|tell|fall|learn|deal|cope|calm|relax|feel|prepare|handle|remember|improve|impress|survive|meet|choose|decide|convince|thank|celebrate|motivate|keep|help|ask|say|clean|remove|fix|train|cook|bake)|how to (?:get|make|stop|start|tell|fall|learn|deal|cope|calm|relax|prepare|handle|remember|improve|impress|survive|meet|choose|decide|convince|thank|celebrate|motivate|keep|help|ask|say|clean|remove|fix|train|cook|bake)|what (?:would|do) you (?:do|cook|bake|make|say) (?:if|when|about|with)|what would you (?:do|cook|bake|make|say|wear) (?:for|in)|what would you do|what (?:helps|works) (?:for|with|against|when)|^(?:an?|any|some|got an?|got any) (?:easy|quick|good|simple|nice|cheap|decent))\b/u,
  fr: /(?:^| )(?:(?:je|on|nous) (?:peux|peut|pourrais|pourrait|dois|doit|devrais|devrait) (?:\p{L}+ ){0,2}?quoi|(?:je|on) (?:fais|fait) comment|je (?:lui|leur) (?:dis|reponds|ecris|offre|achete|prends) quoi|recette (?:facile|rapide|simple|pour)|une recette|conseils?|conseilles?|conseillez|conseiller|recommandes?|recommandez|suggeres?|suggerez|astuces?|(?:technique|methode|combine) pour|(?:une|de) solution|un remede|que faire|que (?:pourrions|pouvons) nous|que (?:peut|pourrait) on|on (?:peut|pourrait|fait) quoi|comment (?:lui|leur|les|le|la|l|m)|qu est ce que j ai (?:mal |encore )?(?:fait|rate|loupe)|(?:le|la) meilleure? \p{L}+ pour|(?:une?|des|petit) (?:truc|trucs|tuyaux?) (?:pour|contre|a)|que (?:dois|devrais|puis|pourrais) je|qu est ce qu on (?:peut|pourrait) (?:faire|cuisiner|manger|regarder)|quoi (?:faire|cuisiner|lui|leur|preparer|mettre|dire)|qu est ce qui (?:aide|marche|calme)|je (?:dois|devrais|fais|mange|regarde|lis|cuisine) (?:faire )?quoi|qu est ce que je (?:dois|devrais|peux|pourrais|fais|mange)|comment (?:je (?:fais|peux|pourrais)|faire|on fait|calmer|occuper|aider|apprendre|arreter|enlever|nettoyer|reussir|l aider|le calmer|la calmer|lui dire|leur dire)|c est (?:bizarre|normal|ridicule|impoli) (?:de|d|si)|(?:tu|vous) en (?:penses|pensez) quoi|qu en (?:penses tu|pensez vous)|une idee|des idees|idee de|idees de|^(?:un|une|des) \p{L}+ (?:facile|faciles|rapide|rapides|simple|simples|sympa|sympas|pas cher)|(?:tu ferais|vous feriez) quoi|combien de temps (?:il )?faut il? ?pour|il faut combien de temps pour|combien de temps pour|comment (?:tu|vous) (?:ferais|feriez|fais|faites) pour|(?:pour )?comment (?:ne )?pas|que (?:ferais tu|feriez vous))(?: |$)/u,
}
const OPEN_ADVICE: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:best thing to do|what should i do|what would you do|what can i do|any (?:tips|ideas?|advice)$|what do you think i should)\b/,
  fr: /\b(?:que (?:dois|devrais) je faire|je (?:dois|devrais) faire quoi|je fais quoi|(?:tu ferais|vous feriez) quoi|(?:une idee|des idees|un conseil)$|en penses quoi|en pensez quoi)\b/,
}
const ANOTHER: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:another(?: one| story| joke| riddle| fact)?|one more|a (?:funnier|better|longer|shorter) one|again please|do it again|tell me more jokes|more)$/,
  fr: /\b(?:une autre|un autre|encore une|encore un|encore|une deuxieme|la suite|(?:une|un) (?:plus|moins) \p{L}+|autre chose)(?: (?:histoire|blague|enigme|anecdote))?$/u,
}
const BAD_NEWS: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:shout(?:s|ed|ing)?|yell(?:s|ed|ing)? at|argu(?:ed|ing|ment)|(?:had a|a big) (?:fight|row)|fell out|broke (?:down|my|his|her|our)|stolen|stole|robbed|lost (?:my|his|her|our) (?:job|keys|phone|wallet|bag)|fired|laid off|sacked|hospital|surgery|accident|(?:is|are|was|been|got|feels?|feeling) (?:very |really |quite )?(?:ill|sick|hurt|injured|poorly)|got cancelled|cancel(?:led|ed) on|failed|missed (?:the|my) (?:bus|train|flight|plane|exam)|(?:awful|terrible|horrible|rough|tough|hard|bad|stressful|exhausting|shitty|crappy) (?:day|week|month|night|morning|shift|time|year)|not fair|unfair|(?:keeps?|are|is) dying|in pain|hurts)\b/,
  fr: /\b(?:crie|crier|engueule\w*|dispute\w*|s est fache\w*|en panne|tombe en panne|casse (?:mon|ma|mes|le|la|son|sa)|vole (?:mon|ma|mes)|perdu (?:mon|ma|mes) (?:travail|boulot|job|cles|telephone|sac|portefeuille)|vire\w*|licencie\w*|hopital|operation|accident|(?:est|suis|sont|tombe|tombee) (?:tres |vraiment |bien )?(?:malades?|blessee?s?)|annule|rate (?:mon|ma|le|la)|(?:sale|mauvaise|dure|affreuse|horrible) (?:journee|semaine|nuit|matinee|annee)|(?:journee|semaine|nuit|matinee|annee) (?:difficile|affreuse|horrible|pourrie|dure|stressante|epuisante)|c est injuste|pas juste|meurt|en train de mourir|creve tout|fait mal|souffre)\b/,
}
const GOOD_NEWS: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:got (?:the|a|my) (?:new )?(?:job|promotion|raise|place|flat|house|degree|licence|license)|passed (?:my|the|his|her|all)|we won|promoted|engaged|getting married|pregnant|expecting a|newborn|(?:was|were) born|graduated|finished (?:my|the|our) (?:thesis|project|exams?|book|house)|(?:great|good|amazing|best) news|finally (?:got|did|finished|bought|found|made)|(?:great|lovely|amazing|perfect|wonderful|best) (?:day|week|weekend|time|evening|trip|holiday))\b/,
  fr: /\b(?:eu (?:le|mon|une|la) (?:poste|job|boulot|augmentation|promotion|diplome|permis|bac)|reussi (?:mon|ma|mes|l|le|a)|on a gagne|promue?|fiancee?s?|(?:va|vais|allons) (?:me |se |nous )?marier|enceinte|attend un bebe|est nee?|diplomee?|fini (?:mon|ma|mes|le) (?:memoire|projet|examens?|livre|maison)|(?:bonne|super|grande) nouvelle|enfin (?:trouve|eu|reussi|fini|achete)|(?:super|belle|excellente|meilleure) (?:journee|semaine|soiree|nuit)|(?:super|beau|excellent|meilleur) (?:week end|voyage|moment))\b/,
}
/** Somebody has died. Nobody is asked for a name then. */
const GRIEF: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:my|our) (?:\p{L}+ ){0,2}?(?:mum|mom|mother|dad|father|wife|husband|brother|sister|son|daughter|gran|granny|nan|nana|grandma|grandmother|grandad|grandpa|grandfather|aunt|auntie|uncle|cousin|niece|nephew|friend|mate|partner|boyfriend|girlfriend|neighbour|colleague|teacher|baby|dog|cat|puppy|kitten|horse|rabbit|hamster|budgie|parrot) (?:\p{L}+ )?(?:passed(?: away| on)?(?! (?:my|the|his|her|all|it|an?|that|by|out|every|with))|died|has died|is dead)\b|\b(?:he|she) (?:passed away|died)\b|\blost (?:my|our) (?:late )?(?:mum|mom|mother|dad|father|wife|husband|brother|sister|son|daughter|gran|nan|grandma|grandad|grandpa|friend|best friend|dog|cat)\b|\b(?:passed away|i am a widower?|widowed|funeral|my late (?:husband|wife|mother|mum|mom|father|dad|brother|sister|son|daughter|gran|grandma|grandad|partner))\b/u,
  fr: /\b(?:mon|ma|mes|notre) (?:\p{L}+ ){0,2}?(?:mere|maman|pere|papa|femme|mari|frere|soeur|fils|fille|mamie|papi|mere|tante|tata|oncle|tonton|cousin|cousine|niece|neveu|ami|amie|pote|copain|copine|voisin|voisine|collegue|bebe|chien|chienne|chat|chatte|chaton|cheval|lapin|hamster) (?:\p{L}+ )?(?:est morte?|sont morts|est decedee?|nous a quittes|m a quittee? (?:en|l an|il y a)|est partie? trop tot)\b|\b(?:il|elle) (?:est morte?|est decedee?|nous a quittes)\b|\bperdu (?:mon|ma) (?:mere|pere|femme|mari|frere|soeur|fils|fille|mamie|papi|grand mere|grand pere|ami|amie|meilleur ami|meilleure amie|chien|chienne|chat|chatte)\b|\b(?:je suis veufs?|je suis veuve|enterrement(?! de vie)|obseques|deuil)\b/u,
}
/** Words of a question that may be searched without the rest of its message. */
const LEAST_ASKED = 3
/** "Thanks for the advice" and "I’ll suggest it" want none. */
const THANKING = /\b(?:merci|thanks|thank|cheers|i will|good|great|nice)\b/
/** Said with a laugh, so it is no bad news. */
const LAUGHING = /\b(?:haha|hahaha|lol|mdr|ptdr|lmao|xd|hihi)\b/
const AFFIRMING: Readonly<Record<Language, RegExp>> = {
  en: /^(?:(?:yes|yeah|yep|yup|no|nope|nah|not really|well|of course|sure|true|exactly|kind of|sort of|mostly|sometimes|always|never|both|neither|about|maybe|a bit|because|only|just|usually|probably|i guess|i think so|i do|i am|it is|it was|oh|haha|lol|ok|okay|hmm)(?: |,|$))+/,
  fr: /^(?:(?:oui|ouais|ouai|non|nan|pas vraiment|bof|ben|bah|bien sur|carrement|exactement|un peu|plutot|surtout|parfois|toujours|jamais|les deux|aucun|environ|peut etre|parce que|seulement|juste|souvent|je crois|si|ah|mdr|ok|d accord|hmm)(?: |,|$))+/,
}

/** "Do you think?" at the end asks nothing about the character. */
const ASIDE =
  /\b(?:do you (?:think|reckon)|you (?:think|reckon)|d you (?:think|reckon)|in your opinion|a ton avis|a votre avis|tu penses|tu crois|vous pensez)$/
export interface Reading {
  readonly sentences: readonly Sentence[]
  /** All sentences, joined. */
  readonly text: string
  readonly isQuestion: boolean
  /** A question to the character about itself. */
  readonly isToMe: boolean
  /** What is asked or asked for, where a part of the message tells something else. */
  readonly asked: Pick<Sentence, 'text' | 'written'> | null
  /** The same, if it says enough to be searched on its own: "worth it?" doesn’t. */
  readonly query: string | null
  readonly isBadNews: boolean
  readonly isGrief: boolean
  readonly isGoodNews: boolean
  readonly isAndYou: boolean
  readonly isWhy: boolean
  readonly wantsAdvice: boolean
  /** It asks what to do, not what to cook, read or see. */
  readonly isOpenAdvice: boolean
  readonly wantsAnother: boolean
  /** A few words, or yes and no with something behind them: an answer to what was asked. */
  readonly isAnswer: boolean
}

export function readActs(sentences: readonly Sentence[], language: Language): Reading {
  const text = joined(sentences, ' , ')
  const last = sentences.at(-1)
  const questions = sentences.filter(({ isQuestion }) => isQuestion)
  const asked = joined(questions, ' , ')
  const words = text.split(' ').length
  const isTold = questions.length === 0
  // "What?" alone asks nothing of its own.
  const wanted = sentences.filter(
    ({ text: said, isQuestion, isRequest }) => said.includes(' ') && (isQuestion || isRequest),
  )
  const isPart = wanted.length > 0 && wanted.length < sentences.length
  return {
    sentences,
    text,
    isQuestion: questions.length > 0,
    isToMe: questions.length > 0 && TO_ME[language].test(asked.replace(ASIDE, '')),
    asked: isPart ? { text: joined(wanted, ' , '), written: wanted.map(asWritten).join(' ') } : null,
    query: isPart && joined(wanted, ' ').split(' ').length >= LEAST_ASKED ? wanted.map(asWritten).join(' ') : null,
    isGrief: isTold && GRIEF[language].test(text),
    isBadNews: isTold && BAD_NEWS[language].test(text) && !LAUGHING.test(text),
    isGoodNews: isTold && GOOD_NEWS[language].test(text),
    isAndYou: AND_YOU[language].test(last?.text ?? ''),
    isWhy: sentences.some((sentence) => WHY[language].test(sentence.text)),
    wantsAdvice:
      ADVICE[language].test(isPart ? joined(wanted, ' , ') : text) ||
      (ADVICE[language].test(text) && !THANKING.test(text)),
    isOpenAdvice: OPEN_ADVICE[language].test(text),
    wantsAnother: (last?.text.split(' ').length ?? 0) <= 7 && ANOTHER[language].test(last?.text ?? ''),
    isAnswer: isTold && (words <= 4 || (sentences.length === 1 && AFFIRMING[language].test(text))),
  }
}

const joined = (sentences: readonly Sentence[], between: string): string =>
  sentences.map((sentence) => sentence.text).join(between)

const asWritten = ({ written, isQuestion }: Sentence): string => (isQuestion ? `${written}?` : written)
