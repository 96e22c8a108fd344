import { defineMessages } from '@glasshouse/ui/text/i18n.ts'

export const messages = defineMessages({
  order: ['What was fixed when', 'Ce qui a été fixé, et quand'],
  orderText: [
    'In the games with shared rounds, all rounds of a chain are fixed before the first one is played.',
    'Dans les jeux aux manches communes, toutes les manches d’une chaîne sont fixées avant la première.',
  ],
  first: ['First the whole chain', 'D’abord la chaîne entière'],
  firstText: [
    'For each game the server drew one secret and hashed it millions of times. The last hash, the end of the chain, was published in the manifest.',
    'Pour chaque jeu, le serveur a tiré un secret et l’a haché des millions de fois. La dernière empreinte, le bout de la chaîne, a été publiée dans le manifeste.',
  ],
  second: ['Then the salt', 'Ensuite le sel'],
  secondText: [
    'A public value that nobody knew when the chain was made goes into every result. It was not to be chosen.',
    'Une valeur publique, que personne ne connaissait quand la chaîne a été faite, entre dans chaque résultat. Nul ne pouvait la choisir.',
  ],
  third: ['Then round after round, backwards', 'Puis manche après manche, à rebours'],
  thirdText: [
    'Each round uses the hash before the one that was told last. It is told when the round is over, and its SHA-256 must be the one of the round before: nothing can be slipped in, left out or exchanged.',
    'Chaque manche emploie l’empreinte qui précède la dernière publiée. Elle est dite à la fin de la manche, et son SHA-256 doit être celle de la manche précédente : rien ne peut être glissé, omis ni échangé.',
  ],
  fourth: ['The book of bets', 'Le livre des mises'],
  fourthText: [
    'When betting closes, the hash of the list of all bets is published. So no bet can be added or taken away once the result is known.',
    'À la clôture, l’empreinte de la liste de toutes les mises est publiée. Aucune mise ne peut donc être ajoutée ni retirée une fois le résultat connu.',
  ],
  manifest: ['The manifest', 'Le manifeste'],
  manifestText: [
    'What was published before the first round. Keep its hash: it binds every round of this chain.',
    'Ce qui a été publié avant la première manche. Gardez son empreinte : elle lie toutes les manches de cette chaîne.',
  ],
  epoch: ['Chain', 'Chaîne'],
  epochOption: ['Chain {epoch} · {date}', 'Chaîne {epoch} · {date}'],
  inPlay: ['in play', 'en jeu'],
  published: ['Published', 'Publié'],
  length: ['Rounds per game', 'Manches par jeu'],
  hash: ['SHA-256 of the manifest', 'SHA-256 du manifeste'],
  hashHolds: ['The text below has exactly this hash.', 'Le texte ci-dessous a exactement cette empreinte.'],
  hashFails: ['The text below does NOT have this hash.', 'Le texte ci-dessous n’a PAS cette empreinte.'],
  seenSame: [
    'This browser has known this very hash since {date}.',
    'Ce navigateur connaît cette même empreinte depuis le {date}.',
  ],
  seenOther: [
    'This browser was shown ANOTHER hash for this chain on {date}. Please contact us.',
    'Ce navigateur a vu une AUTRE empreinte pour cette chaîne le {date}. Contactez-nous.',
  ],
  text: ['The text, as it was published', 'Le texte, tel qu’il a été publié'],
  save: ['Save it', 'L’enregistrer'],
  terminals: ['The ends of the chains', 'Les bouts des chaînes'],
  terminalsText: [
    'Every round of a game, hashed as often as its number says, comes out here.',
    'Chaque manche d’un jeu, hachée autant de fois que le dit son numéro, aboutit ici.',
  ],
  tablesHash: ['SHA-256 of all pay tables', 'SHA-256 de tous les barèmes'],
  codeHash: ['SHA-256 of the rules’ source', 'SHA-256 du code des règles'],
  verifierHash: ['SHA-256 of verify.mjs', 'SHA-256 de verify.mjs'],
  salt: ['The salt', 'Le sel'],
  saltValue: ['Salt of this chain', 'Sel de cette chaîne'],
  saltWaiting: [
    'Not known yet: it is the hash of Bitcoin block {height}. Play begins when it exists.',
    'Pas encore connu : c’est l’empreinte du bloc Bitcoin {height}. Le jeu commence quand il existe.',
  ],
  practice: ['Practice chain', 'Chaîne d’entraînement'],
  practiceText: [
    'Its salt was made by this server itself, from the manifest’s hash. A server that does so could have tried many chains and kept the one it liked, so this is never used with real stakes.',
    'Son sel vient de ce serveur même, de l’empreinte du manifeste. Un tel serveur aurait pu essayer bien des chaînes et garder celle qui lui plaît : cela ne sert donc jamais avec de vrais enjeux.',
  ],
  btc: [
    'The hash of Bitcoin block {height}. When the manifest was published, this block did not exist, and nobody could choose its hash.',
    'L’empreinte du bloc Bitcoin {height}. À la publication du manifeste, ce bloc n’existait pas, et personne ne pouvait choisir son empreinte.',
  ],
  header: ['Header of the block, 80 bytes', 'En-tête du bloc, 80 octets'],
  checkPractice: [
    'SHA-256("PF1-DEV-SALT:" + hash of the manifest) is the salt.',
    'SHA-256("PF1-DEV-SALT:" + empreinte du manifeste) est bien le sel.',
  ],
  checkBlock: [
    'The header, hashed twice with SHA-256, is the salt.',
    'L’en-tête, haché deux fois par SHA-256, est bien le sel.',
  ],
  checkWork: [
    'It shows the work of a real block, and was mined after the manifest was published.',
    'Il montre le travail d’un vrai bloc, miné après la publication du manifeste.',
  ],
  failPractice: [
    'The salt is NOT SHA-256("PF1-DEV-SALT:" + hash of the manifest).',
    'Le sel n’est PAS SHA-256("PF1-DEV-SALT:" + empreinte du manifeste).',
  ],
  failBlock: [
    'The header, hashed twice with SHA-256, is NOT the salt.',
    'L’en-tête, haché deux fois par SHA-256, n’est PAS le sel.',
  ],
  failWork: [
    'The header does NOT show the work of a real block mined after the manifest.',
    'L’en-tête ne montre PAS le travail d’un vrai bloc miné après le manifeste.',
  ],
  height: [
    'A header does not tell its height: look the hash up in any block explorer.',
    'Un en-tête ne dit pas sa hauteur : cherchez l’empreinte dans un explorateur de blocs.',
  ],
  none: ['No chain yet', 'Pas encore de chaîne'],
  noneText: [
    'The manifest is published when the house opens its shared games.',
    'Le manifeste est publié quand la maison ouvre ses jeux communs.',
  ],
})
