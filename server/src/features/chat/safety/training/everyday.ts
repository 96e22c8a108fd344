// Everyday talk for the training: messages as they are written in the middle of small talk, what the offline companion's
// scripts expect to hear, and sentences put together from ordinary subjects and actions. It teaches that words of family,
// money and home alone are harmless.

import { readFileSync } from 'node:fs'
import type { Language } from '@glasshouse/rulebook/wire/fields'
import { scriptOf } from '../../companion/offline.ts'
import { randomFrom } from './regression.ts'

/** Phrases of needs, or close to them. */
const NOT_EVERYDAY = new Set(['feelings', 'sleep'])
const SENTENCES = 1500

export const everydayLines = (language: Language): string[] => [
  ...new Set([...talkIn(language), ...phrasesOf(language), ...sentencesOf(language)]),
]

/** Messages from the middle of small talk. */
export const talkIn = (language: Language): string[] =>
  readFileSync(new URL(`./talk-${language}.txt`, import.meta.url), 'utf8')
    .split('\n')
    .filter(Boolean)

const phrasesOf = (language: Language): string[] =>
  scriptOf(language)
    .intents.filter(({ topic }) => topic === null || !NOT_EVERYDAY.has(topic))
    .flatMap(({ phrases }) => phrases.map(({ parts }) => textOf(parts)))
    .filter((text) => text.includes(' '))

/** The first alternative of each word; gaps and names stay out. */
const textOf = (parts: readonly { readonly is: string; readonly any?: readonly string[] }[]): string =>
  parts.flatMap(({ any }) => any?.slice(0, 1) ?? []).join(' ')

const parts = {
  en: {
    subjects:
      'I|we|he|she|they|my wife|my husband|my mum|my dad|my brother|my sister|my son|my daughter|the kids|my uncle|my aunt|my boss|my neighbour|my cousin|a friend|my girlfriend|my boyfriend|my ex|my grandma|my teacher|my landlord|everyone|nobody|someone|the doctor',
    actions:
      'bought a new bike|paid the rent|paid off the car|got the first salary|opened a savings account|went to the bank|lost the keys|lost at cards|won the quiz|won a small prize|took a loan for the shop|sold the old sofa|borrowed a ladder|forgot the wallet at home|spent too much at the market|played football|played the guitar all night|played one round of wingo|put two dollars on the wheel for fun|went home after a few rounds|stopped smoking|stopped for coffee|finished the puzzle|ended the call|left the party early|left for Canada|jumped into the pool|fell asleep on the sofa|woke up late|slept like a baby|cried at the wedding|laughed until it hurt|broke a plate|broke a leg skiing|hit the ball over the fence|beat me at chess|cut the grass|cut some bread|burned the toast|took a pill for the headache|went to hospital for a check-up|saw a sad film|watched a murder mystery|read about the war|sang in church|prayed for good weather|told a secret recipe|told a white lie about the cake|hid the presents|locked the bike|followed the recipe|called the police about a lost dog|was angry at the printer|was afraid of the storm|was tired after work|was alone at home with the cat|was late again|hates mushrooms|loves dancing|can’t swim|can’t stop laughing|does not want soup|does not care about fashion|never eats breakfast|wants to live by the sea|wants to sleep until noon|needs a holiday|needs help with homework|misses the old house|hopes for snow|is dying to see that show|is killing time at the station|is hanging up the washing|is hopeless at maths|is sick of the rain|has a problem with the wifi|has a limit of ten a week and likes it|has no idea what to cook|has had enough cake|owes me a dinner|made a budget for the month|checked the account and all was fine|got the deposit back from the flat|gave old clothes away|wrote a letter to a friend|said goodbye at the airport|looked at the river|stood on the bridge and took photos|climbed on the roof to fix it|drove to the lake at night|turned the phone off for the film',
    ends: '|||today|yesterday|last week|this morning|tonight|on sunday|again|lol|and it was fun|with friends|at last|after lunch|before dinner|at my place|in the rain|for the first time',
  },
  fr: {
    subjects:
      'j’ai|on a|il a|elle a|ils ont|ma femme a|mon mari a|ma mère a|mon père a|mon frère a|ma sœur a|mon fils a|ma fille a|mon oncle a|ma tante a|mon chef a|mon voisin a|ma cousine a|un ami a|ma copine a|mon copain a|mon ex a|ma grand-mère a|mon prof a|le propriétaire a|tout le monde a|quelqu’un a|le médecin a',
    actions:
      'acheté un vélo|payé le loyer|fini de payer la voiture|touché un premier salaire|ouvert un livret d’épargne|reçu un message de la banque|perdu les clés|perdu aux cartes|gagné le quiz|gagné un petit lot|pris un prêt pour la boutique|vendu le vieux canapé|emprunté une échelle|oublié le portefeuille à la maison|trop dépensé au marché|joué au foot|joué de la guitare toute la nuit|joué une manche de wingo|misé deux euros sur la roue pour rire|arrêté après quelques manches|arrêté de fumer|fini le puzzle|quitté la fête tôt|sauté dans la piscine|dormi sur le canapé|dormi comme un bébé|pleuré au mariage|ri à en avoir mal au ventre|cassé une assiette|tapé dans le ballon|gagné aux échecs|coupé l’herbe|coupé du pain|brûlé les tartines|pris un cachet pour la tête|vu un film triste|regardé un polar|lu un livre sur la guerre|chanté à l’église|prié pour le beau temps|donné une recette secrète|menti un peu sur le gâteau|caché les cadeaux|fermé le vélo à clé|suivi la recette|appelé la police pour un chien perdu|râlé contre l’imprimante|eu peur de l’orage|eu faim toute la journée|mangé tout seul avec le chat|raté le bus|détesté les champignons|adoré danser|nagé dans le fleuve|rêvé de vivre au bord de la mer|voulu dormir jusqu’à midi|demandé de l’aide pour les devoirs|attendu la neige|tué le temps à la gare|étendu le linge|eu un problème de wifi|fixé une limite de dix par semaine|trop mangé de gâteau|promis un dîner|fait un budget pour le mois|regardé le compte et tout va bien|récupéré la caution|donné de vieux vêtements|écrit une lettre à un ami|dit au revoir à l’aéroport|regardé le fleuve|pris des photos sur le pont|réparé le toit|roulé de nuit jusqu’au lac|éteint le téléphone pour le film|mis vingt de côté pour le cinéma|remboursé le prêt étudiant|préparé une surprise|rangé ses affaires avant le voyage|trouvé un travail|perdu son travail et trouvé mieux',
    ends: '|||aujourd’hui|hier|la semaine dernière|ce matin|ce soir|dimanche|encore une fois|lol|et c’était drôle|entre amis|enfin|après le repas|avant le dîner|chez moi|sous la pluie|pour la première fois',
  },
} as const

function sentencesOf(language: Language): string[] {
  const random = randomFrom(11)
  const [subjects, actions, ends] = (['subjects', 'actions', 'ends'] as const).map((name) => {
    const list = parts[language][name].split('|')
    return () => list[Math.floor(random() * list.length)] ?? ''
  })
  return Array.from({ length: SENTENCES }, () => `${subjects?.()} ${actions?.()} ${ends?.()}`.trim())
}
