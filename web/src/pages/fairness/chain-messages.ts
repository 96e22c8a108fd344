import { defineMessages } from '@glasshouse/ui/text/i18n.ts'
import { messages as pageMessages } from './messages.ts'

export const messages = defineMessages(
  {
    orderText: [
      'Shared rounds use a hash chain. Before its first round, we lock in our part of every result.',
      'Les manches communes utilisent une chaîne d’empreintes. Nous fixons notre contribution à chaque résultat avant la première manche de la chaîne.',
    ],
    first: ['First, the whole chain', 'D’abord la chaîne entière'],
    firstText: [
      'For each game, our server drew one secret and hashed it once per round. We published the last hash, the end of the chain, in the manifest.',
      'Notre serveur a haché un secret autant de fois que la chaîne compte de manches. Nous avons publié la dernière empreinte, le bout de la chaîne, dans le manifeste.',
    ],
    second: ['Then the salt', 'Ensuite le sel'],
    secondText: [
      'A public value goes into every result. When we create a real-money chain, nobody can know or choose its public value.',
      'Chaque résultat dépend d’une valeur publique, le sel. En argent réel, personne ne pouvait le connaître ni le choisir en créant la chaîne.',
    ],
    third: ['Then round by round, backwards', 'Puis manche après manche, à rebours'],
    thirdText: [
      'After a round, we reveal its hash, whose SHA-256 must be the previous round’s hash. So we can’t insert, leave out or swap a round.',
      'Après une manche, nous révélons son empreinte, dont le SHA-256 doit donner l’empreinte précédente. Nous ne pouvons donc ni ajouter, ni retirer, ni remplacer une manche.',
    ],
    fourth: ['The bet list', 'La liste des mises'],
    fourthText: [
      'When betting closes, we publish the hash of the bet list. If we added or removed a bet later, the hash wouldn’t match.',
      'À la clôture des mises, nous publions l’empreinte de la liste des mises. Si nous ajoutions ou retirions une mise ensuite, l’empreinte ne correspondrait plus.',
    ],
    manifest: ['The manifest', 'Le manifeste'],
    manifestText: [
      'We published it before the first round. Keep its hash, because it locks in our part of every round of this chain.',
      'Nous l’avons publié avant la première manche. Gardez son empreinte, car elle fixe notre contribution à chaque manche de cette chaîne.',
    ],
    epoch: ['Chain', 'Chaîne'],
    epochOption: ['Chain {epoch} · {date}', 'Chaîne {epoch} · {date}'],
    inPlay: ['in use', 'en cours'],
    ended: ['ended', 'terminée'],
    endedOn: ['Ended on {date}.', 'Terminée le {date}.'],
    endedText: [
      'This chain won’t have any more rounds, but you can still verify finished ones. We refunded all open bets.',
      'Cette chaîne n’aura plus de nouvelle manche, mais vous pouvez toujours vérifier les manches terminées. Nous avons remboursé toutes les mises en cours.',
    ],
    endedReason: ['Our reason: “{reason}”', 'Notre motif : « {reason} »'],
    published: ['Published', 'Publié le'],
    length: ['Rounds per game', 'Manches par jeu'],
    hash: ['Hash (SHA-256) of the manifest', 'Empreinte (SHA-256) du manifeste'],
    hashHolds: [
      'Verified. The text below has exactly this hash.',
      'Vérifié. Le texte ci-dessous a exactement cette empreinte.',
    ],
    hashFails: [
      'Does not match. The text below doesn’t have this hash.',
      'Non conforme. Le texte ci-dessous n’a pas cette empreinte.',
    ],
    seenSame: [
      'This browser saved this hash on {date}. It hasn’t changed since.',
      'Ce navigateur a enregistré cette empreinte le {date}. Elle n’a pas changé depuis.',
    ],
    seenOther: [
      'This browser received a DIFFERENT hash for this chain on {date}. Contact us.',
      'Ce navigateur a reçu une autre empreinte pour cette chaîne le {date}. Contactez-nous.',
    ],
    text: ['Text as published', 'Texte tel que publié'],
    save: ['Save manifest', 'Enregistrer le manifeste'],
    terminals: ['End of each chain', 'Bout de chaque chaîne'],
    terminalsText: [
      'For example, take the hash of a game’s round 500 and hash it 500 times. You’ll get the end of that game’s chain.',
      'Par exemple, hachez 500 fois l’empreinte de la manche nº 500 d’un jeu. Vous obtiendrez le bout de la chaîne de ce jeu.',
    ],
    tablesHash: ['Hash (SHA-256) of all pay tables', 'SHA-256 de tous les barèmes'],
    codeHash: ['Hash (SHA-256) of the rules’ source code', 'SHA-256 du code source des règles'],
    verifierHash: ['Hash (SHA-256) of verify.mjs', 'SHA-256 de verify.mjs'],
    salt: ['The salt', 'Le sel'],
    saltValue: ['Salt of this chain', 'Sel de cette chaîne'],
    saltWaiting: [
      'The salt will be the hash of Bitcoin block {height}. The first round can start once at least six more blocks follow that block.',
      'Le sel sera l’empreinte du bloc Bitcoin {height}. La première manche pourra commencer quand au moins six autres blocs auront suivi ce bloc.',
    ],
    testChain: ['Test chain', 'Chaîne de test'],
    testChainText: [
      'This server made the salt itself, so it could have chosen the most favourable chain. With real money, the salt is the hash of a Bitcoin block.',
      'En créant lui-même le sel, ce serveur aurait pu choisir la chaîne la plus favorable. Avec de l’argent réel, le sel est l’empreinte d’un bloc Bitcoin.',
    ],
    btc: [
      'The salt is the hash of Bitcoin block {height}. When we published the manifest, this block didn’t exist, and nobody could choose its hash.',
      'Le sel est l’empreinte du bloc Bitcoin {height}, miné après la publication du manifeste. Personne ne pouvait donc choisir cette empreinte.',
    ],
    header: ['Block header (80 bytes)', 'En-tête du bloc (80 octets)'],
    checkTestSalt: [
      'SHA-256("PF1-DEV-SALT:" + hash of the manifest) is the salt.',
      'SHA-256("PF1-DEV-SALT:" + empreinte du manifeste) est bien le sel.',
    ],
    checkBlock: [
      'The proof’s block header, hashed twice with SHA-256, is the salt.',
      'L’en-tête du bloc fourni, haché deux fois avec SHA-256, donne bien le sel.',
    ],
    checkTimestamp: [
      'A timestamp ties the manifest’s hash to a Bitcoin block older than the salt.',
      'Un horodatage place l’empreinte du manifeste dans un bloc Bitcoin antérieur.',
    ],
    checkHeaders: [
      'From there, the block headers form an unbroken chain to the salt block.',
      'À partir de là, les en-têtes forment une suite complète jusqu’au bloc du sel.',
    ],
    checkWork: [
      'Each header has the proof of work of a real block.',
      'Chaque en-tête porte la preuve de travail d’un vrai bloc.',
    ],
    checkHeight: [
      'The salt block itself states the height named in the manifest.',
      'Le bloc du sel indique lui-même la hauteur prévue par le manifeste.',
    ],
    checkAge: [
      'At least 144 blocks and 24 hours separate the timestamp from the salt.',
      'Il y a au moins 144 blocs et 24 heures entre l’horodatage et le sel.',
    ],
    checkDepth: ['At least six blocks follow the salt block.', 'Au moins six blocs suivent le bloc du sel.'],
    failTestSalt: [
      'The salt isn’t SHA-256("PF1-DEV-SALT:" + hash of the manifest).',
      'Le sel n’est pas SHA-256("PF1-DEV-SALT:" + empreinte du manifeste).',
    ],
    failBlock: [
      'The proof’s block header, hashed twice with SHA-256, isn’t the salt.',
      'L’en-tête du bloc fourni, haché deux fois avec SHA-256, ne donne pas le sel.',
    ],
    failTimestamp: [
      'No timestamp ties the manifest’s hash to a Bitcoin block older than the salt.',
      'Aucun horodatage ne place l’empreinte du manifeste dans un bloc Bitcoin antérieur.',
    ],
    failHeaders: [
      'The block headers don’t form an unbroken chain to the salt block.',
      'Les en-têtes de blocs ne forment pas une suite complète jusqu’au bloc du sel.',
    ],
    failWork: [
      'The headers don’t have the proof of work of real blocks.',
      'Les en-têtes ne portent pas la preuve de travail de vrais blocs.',
    ],
    failHeight: [
      'The salt block isn’t the one named in the manifest.',
      'Le bloc du sel n’est pas celui prévu par le manifeste.',
    ],
    failAge: [
      'The manifest is too recent. It must be at least 144 blocks and 24 hours older than the salt.',
      'Moins de 144 blocs ou de 24 heures séparent l’horodatage du sel.',
    ],
    failDepth: ['Fewer than six blocks follow the salt block.', 'Moins de six blocs suivent le bloc du sel.'],
    unique: [
      'If every check passes, the manifest is as old as it claims. To be sure there was only one, compare its hash with what other players see.',
      'Si tout est conforme, le manifeste est aussi ancien qu’il l’indique. Pour vérifier qu’il n’y en avait qu’un, comparez son empreinte avec d’autres joueurs.',
    ],
    beacon: ['The public beacon', 'La balise publique'],
    beaconOff: ['Off.', 'Désactivée.'],
    beaconOffText: [
      'Results follow from our secret chain and the salt. We can’t change them, but we could know them in advance.',
      'Les résultats découlent de notre chaîne secrète et du sel. Nous ne pouvons pas les changer, mais nous pourrions les connaître à l’avance.',
    ],
    beaconQuicknet: ['drand quicknet.', 'drand quicknet.'],
    beaconQuicknetText: [
      'Every result also depends on a public value that this network signs after betting closes. So nobody can know a result in advance, not even us.',
      'Après la clôture des mises, ce réseau signe une valeur publique dont dépend chaque résultat. Personne ne peut donc connaître un résultat à l’avance, pas même nous.',
    ],
    beaconTest: ['Test beacon.', 'Balise de test.'],
    beaconTestText: [
      'It works like the real one, but anyone can calculate its key. We never use it with real money.',
      'Elle fonctionne comme la vraie, mais chacun peut calculer sa clé. Nous ne l’utilisons jamais avec de l’argent réel.',
    ],
    beaconUnknown: ['Unknown network.', 'Réseau inconnu.'],
    beaconUnknownText: [
      'The manifest names a beacon that this page doesn’t know. Its operator could know results in advance.',
      'Le manifeste indique une balise que cette page ne connaît pas. Son exploitant pourrait connaître les résultats à l’avance.',
    ],
    beaconKey: ['Public key of the beacon', 'Clé publique de la balise'],
    beaconOwn: [
      'In single-player games, your client seed takes the beacon’s place. We can’t know it when we fix our seed.',
      'Dans les jeux solo, votre graine client remplace la balise. Nous ne pouvons pas la connaître quand nous fixons la nôtre.',
    ],
    none: ['No chain yet', 'Aucune chaîne pour le moment'],
    noneText: [
      'We’ll publish the manifest when the games with shared rounds open.',
      'Nous publierons le manifeste à l’ouverture des jeux à manches communes.',
    ],
  },
  pageMessages,
)
