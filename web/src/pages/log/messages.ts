import { defineMessages } from '@glasshouse/ui/text/i18n.ts'

export const messages = defineMessages({
  title: ['Transparency log', 'Journal de transparence'],
  lead: [
    'One public log contains our software versions, chains, bet lists, limits and proofs of reserves. We can add entries. If we changed or removed one that your browser has seen, your browser would notice.',
    'Un journal public contient nos versions, chaînes, listes des mises, limites et preuves de réserves. Nous pouvons y ajouter des entrées. Si nous modifiions ou retirions une entrée déjà vue par votre navigateur, il le remarquerait.',
  ],
  check: ['Checked by this browser', 'Vérifié par ce navigateur'],
  consistent: [
    'Verified. The log has been consistent since {date}.',
    'Vérifié. Le journal est cohérent depuis le {date}.',
  ],
  first: [
    'Signature verified. This is the first time this browser has seen the log.',
    'Signature vérifiée. Ce navigateur voit le journal pour la première fois.',
  ],
  restored: [
    'On {date}, we restored our database and lost entries that this browser had seen. The log records this.',
    'Le {date}, nous avons restauré notre base de données. Nous avons alors perdu des entrées que ce navigateur avait vues. Le journal l’indique.',
  ],
  rollback: [
    'Does not match. The log has fewer entries than this browser has seen.',
    'Non conforme. Le journal a moins d’entrées que ce navigateur n’en a vu.',
  ],
  fork: [
    'Does not match. The log isn’t the one that this browser has seen.',
    'Non conforme. Le journal n’est pas celui que ce navigateur a vu.',
  ],
  damaged: [
    'Does not match. The log’s files contradict its signature.',
    'Non conforme. Les fichiers du journal contredisent sa signature.',
  ],
  signature: [
    'Does not match. The log isn’t signed by our key.',
    'Non conforme. Le journal n’est pas signé avec notre clé.',
  ],
  key: [
    'Does not match. The key that signs the log has changed.',
    'Non conforme. Le journal est signé avec une autre clé qu’auparavant.',
  ],
  alarmText: [
    'Don’t bet. Save the evidence and show it to others. It carries our signatures, so anyone can verify it.',
    'Ne misez pas. Enregistrez la preuve et montrez-la à d’autres. Elle porte nos signatures, donc chacun peut la vérifier.',
  ],
  save: ['Save evidence', 'Enregistrer la preuve'],
  size: ['Entries', 'Entrées'],
  since: ['Log started', 'Journal ouvert le'],
  checked: ['Last check', 'Dernière vérification'],
  root: ['Root hash', 'Empreinte racine'],
  newest: ['Newest entries', 'Dernières entrées'],
  none: ['No entries yet', 'Aucune entrée pour le moment'],
  noneText: [
    'Entries appear here a second after we publish something.',
    'Les entrées apparaissent ici une seconde après chaque publication.',
  ],
  release: ['Version {number}', 'Version {number}'],
  manifest: ['Manifest of chain {epoch}', 'Manifeste de la chaîne {epoch}'],
  salt: ['Salt of chain {epoch}', 'Sel de la chaîne {epoch}'],
  ended: ['Chain {epoch} ended', 'Chaîne {epoch} terminée'],
  book: ['{game}: bet list of round {index}', '{game} : liste des mises, manche nº {index}'],
  void: ['{game}: bet list of round {index}, refunded', '{game} : liste des mises, manche nº {index}, remboursée'],
  solvency: ['Proof of reserves {count}', 'Preuve de réserves nº {count}'],
  limits: ['{game}: new limits from {date}', '{game} : nouvelles limites à partir du {date}'],
  audit: ['State of our team’s action log', 'État du registre des actions de notre équipe'],
  restoredEntry: ['Database restored', 'Base de données restaurée'],
  other: ['Entry of type “{kind}”', 'Autre entrée ({kind})'],
  how: ['How it works', 'Fonctionnement'],
  how1: [
    'We hash each entry and combine the hashes in pairs until one root remains. We sign the root.',
    'Nous hachons chaque entrée. Nous combinons les empreintes deux à deux jusqu’à la racine, que nous signons.',
  ],
  how2: [
    'Your browser saves the last root it saw. It checks that every later root contains all earlier entries, unchanged.',
    'Votre navigateur enregistre la dernière racine vue. Il vérifie que chaque racine suivante contient toutes les entrées précédentes, inchangées.',
  ],
  how3: [
    'Anyone can copy the log and follow it with npm run monitor. If we showed two people different logs, both could prove it.',
    'Chacun peut copier le journal et le suivre avec npm run monitor. Si nous montrions à deux personnes des journaux différents, elles pourraient le prouver.',
  ],
  how4: [
    'No entry names a player. Bet lists and our team’s actions appear as hashes only.',
    'Aucune entrée ne nomme un joueur. Les listes des mises et nos actions n’y figurent que sous forme d’empreintes.',
  ],
})
