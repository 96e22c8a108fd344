import { defineMessages } from '@glasshouse/ui/text/i18n.ts'
import { messages as pageMessages } from './messages.ts'

export const messages = defineMessages(
  {
    orderText: [
      'In games with shared rounds, all rounds of a chain are fixed before the first one is played.',
      'Dans les jeux à manches communes, toutes les manches d’une chaîne sont fixées avant la première.',
    ],
    first: ['First, the whole chain', 'D’abord la chaîne entière'],
    firstText: [
      'For each game, the server drew one secret and hashed it millions of times. We published the last hash, the end of the chain, in the manifest.',
      'Pour chaque jeu, le serveur a tiré un secret et l’a haché des millions de fois. Nous avons publié la dernière empreinte, le bout de la chaîne, dans le manifeste.',
    ],
    second: ['Then the salt', 'Ensuite le sel'],
    secondText: [
      'A public value goes into every result. With real money, nobody knew it when the chain was made, and nobody could choose it.',
      'Une valeur publique entre dans chaque résultat. Avec de l’argent réel, personne ne la connaissait à la création de la chaîne, et personne ne pouvait la choisir.',
    ],
    third: ['Then round by round, backwards', 'Puis manche après manche, à rebours'],
    thirdText: [
      'We reveal a round’s hash when the round is over. Its SHA-256 must be the hash of the previous round, so nothing can be inserted, left out or swapped.',
      'Nous révélons l’empreinte d’une manche quand elle est terminée. Son SHA-256 doit être l’empreinte de la manche précédente : rien ne peut donc être inséré, omis ni échangé.',
    ],
    fourth: ['The bet list', 'La liste des mises'],
    fourthText: [
      'When betting closes, we publish the hash of the bet list. So no bet can be added or removed once the result is known.',
      'À la clôture des mises, nous publions l’empreinte de la liste des mises. Aucune mise ne peut donc être ajoutée ni retirée une fois le résultat connu.',
    ],
    manifest: ['The manifest', 'Le manifeste'],
    manifestText: [
      'We published it before the first round. Keep its hash, because it fixes every round of this chain.',
      'Nous l’avons publié avant la première manche. Gardez son empreinte : elle fixe toutes les manches de cette chaîne.',
    ],
    epoch: ['Chain', 'Chaîne'],
    epochOption: ['Chain {epoch} · {date}', 'Chaîne {epoch} · {date}'],
    inPlay: ['in use', 'en cours'],
    ended: ['ended', 'terminée'],
    endedOn: ['Ended on {date}.', 'Terminée le {date}.'],
    endedText: [
      'No later round comes from this chain. Finished rounds can still be verified. Open bets were refunded.',
      'Aucune manche ultérieure ne vient de cette chaîne. Les manches terminées restent vérifiables. Les mises ouvertes ont été remboursées.',
    ],
    endedReason: ['Our reason: “{reason}”', 'Notre motif : « {reason} »'],
    published: ['Published', 'Publié le'],
    length: ['Rounds per game', 'Manches par jeu'],
    hash: ['SHA-256 of the manifest', 'SHA-256 du manifeste'],
    hashHolds: [
      'Verified. The text below has exactly this hash.',
      'Vérifié. Le texte ci-dessous a exactement cette empreinte.',
    ],
    hashFails: [
      'Does not match. The text below does NOT have this hash.',
      'Non conforme. Le texte ci-dessous n’a PAS cette empreinte.',
    ],
    seenSame: [
      'This browser has known the same hash since {date}.',
      'Ce navigateur connaît cette même empreinte depuis le {date}.',
    ],
    seenOther: [
      'This browser was shown a DIFFERENT hash for this chain on {date}. Contact us.',
      'Ce navigateur a reçu une AUTRE empreinte pour cette chaîne le {date}. Contactez-nous.',
    ],
    text: ['Text as published', 'Texte tel que publié'],
    save: ['Save manifest', 'Enregistrer le manifeste'],
    terminals: ['Chain ends', 'Bouts des chaînes'],
    terminalsText: [
      'For example, hash the hash of round 500 another 500 times. You’ll get the end of that game’s chain.',
      'Pour la manche nº 500, hachez son empreinte 500 fois. Vous obtenez le bout de la chaîne de ce jeu.',
    ],
    tablesHash: ['SHA-256 of all pay tables', 'SHA-256 de tous les barèmes'],
    codeHash: ['SHA-256 of the rules’ source code', 'SHA-256 du code source des règles'],
    verifierHash: ['SHA-256 of verify.mjs', 'SHA-256 de verify.mjs'],
    salt: ['The salt', 'Le sel'],
    saltValue: ['Salt of this chain', 'Sel de cette chaîne'],
    saltWaiting: [
      'The salt isn’t known yet. It will be the hash of Bitcoin block {height}. The first round will start once this block exists.',
      'Le sel n’est pas encore connu. Ce sera l’empreinte du bloc Bitcoin {height}. La première manche commencera quand ce bloc existera.',
    ],
    testChain: ['Test chain', 'Chaîne de test'],
    testChainText: [
      'This server made the salt itself, from the manifest’s hash. Such a server could have tried many chains and kept the one it liked, so we never use this with real money.',
      'Ce serveur a créé le sel lui-même, à partir de l’empreinte du manifeste. Un tel serveur aurait pu essayer bien des chaînes et garder celle qui lui convient : nous ne l’utilisons donc jamais avec de l’argent réel.',
    ],
    btc: [
      'The salt is the hash of Bitcoin block {height}. When we published the manifest, this block didn’t exist, and nobody could choose its hash.',
      'Le sel est l’empreinte du bloc Bitcoin {height}. À la publication du manifeste, ce bloc n’existait pas, et personne ne pouvait choisir son empreinte.',
    ],
    header: ['Block header (80 bytes)', 'En-tête du bloc (80 octets)'],
    checkTestSalt: [
      'SHA-256("PF1-DEV-SALT:" + hash of the manifest) is the salt.',
      'SHA-256("PF1-DEV-SALT:" + empreinte du manifeste) est bien le sel.',
    ],
    checkBlock: [
      'The header, hashed twice with SHA-256, is the salt.',
      'L’en-tête, haché deux fois par SHA-256, est bien le sel.',
    ],
    checkWork: [
      'The header has the proof of work of a real block mined after the manifest was published.',
      'L’en-tête porte la preuve de travail d’un vrai bloc, miné après la publication du manifeste.',
    ],
    failTestSalt: [
      'The salt is NOT SHA-256("PF1-DEV-SALT:" + hash of the manifest).',
      'Le sel n’est PAS SHA-256("PF1-DEV-SALT:" + empreinte du manifeste).',
    ],
    failBlock: [
      'The header, hashed twice with SHA-256, is NOT the salt.',
      'L’en-tête, haché deux fois par SHA-256, n’est PAS le sel.',
    ],
    failWork: [
      'The header does NOT have the proof of work of a real block mined after the manifest.',
      'L’en-tête ne porte PAS la preuve de travail d’un vrai bloc miné après le manifeste.',
    ],
    height: [
      'A header doesn’t contain its height. Look up the hash in any block explorer.',
      'Un en-tête ne contient pas sa hauteur. Cherchez l’empreinte dans un explorateur de blocs.',
    ],
    none: ['No chain yet', 'Aucune chaîne pour le moment'],
    noneText: [
      'We’ll publish the manifest when the games with shared rounds open.',
      'Nous publierons le manifeste à l’ouverture des jeux à manches communes.',
    ],
  },
  pageMessages,
)
