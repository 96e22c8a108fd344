// Riddles and words for the small games, which are for fun and never for gold.

import type { Language } from '@glasshouse/rulebook/wire/fields'

export interface Riddle {
  readonly ask: string
  readonly answers: readonly string[]
  readonly hint: string
}

const riddle = (ask: string, answers: string, hint: string): Riddle => ({ ask, answers: answers.split('|'), hint })

export const riddles: Readonly<Record<Language, readonly Riddle[]>> = {
  en: [
    riddle('What has hands but can not clap?', 'clock|watch', 'It hangs on a wall or sits on a wrist.'),
    riddle(
      'The more you take, the more you leave behind. What are they?',
      'steps|footsteps|footprints|step',
      'You make them as you walk.',
    ),
    riddle('What gets wetter the more it dries?', 'towel', 'It hangs in the bathroom.'),
    riddle('What has a neck but no head?', 'bottle', 'It can be opened with a cork.'),
    riddle('I speak without a mouth and hear without ears. What am I?', 'echo', 'Try calling in the mountains.'),
    riddle('What can you catch but not throw?', 'cold|flu', 'It comes with a handkerchief.'),
    riddle('What goes up and never comes down?', 'age', 'Everyone has one, and candles count it.'),
    riddle('What has keys but opens no lock?', 'piano|keyboard', 'It makes music, or letters.'),
    riddle('What is full of holes and still holds water?', 'sponge', 'It lies by the sink.'),
    riddle('What has one eye and can not see?', 'needle', 'A thread goes through it.'),
    riddle('What belongs to you but others use it more?', 'name', 'You were given it early.'),
    riddle('What runs all day and never gets tired?', 'river|water|tap|stream', 'It ends in the sea.'),
  ],
  fr: [
    riddle(
      'Qu’est-ce qui a des aiguilles mais ne coud pas ?',
      'horloge|montre|pendule|sapin',
      'Elle pend au mur ou tient au poignet.',
    ),
    riddle('Plus on en fait, plus on en laisse derrière soi. Que sont-ils ?', 'pas', 'On les fait en marchant.'),
    riddle('Qu’est-ce qui se mouille en séchant ?', 'serviette', 'Elle pend dans la salle de bains.'),
    riddle('Qu’est-ce qui a un cou mais pas de tête ?', 'bouteille', 'Un bouchon la ferme.'),
    riddle(
      'Je réponds sans bouche et j’entends sans oreilles. Qui suis-je ?',
      'echo',
      'Essayez d’appeler en montagne.',
    ),
    riddle('Qu’est-ce qu’on attrape sans jamais le lancer ?', 'rhume|grippe|froid', 'Il vient avec un mouchoir.'),
    riddle('Qu’est-ce qui monte et ne redescend jamais ?', 'age', 'Des bougies le comptent.'),
    riddle('Qu’est-ce qui a des touches et n’ouvre rien ?', 'piano|clavier', 'Il fait de la musique, ou des lettres.'),
    riddle('Qu’est-ce qui est plein de trous et retient l’eau ?', 'eponge', 'Elle est près de l’évier.'),
    riddle('Qu’est-ce qui a un œil et ne voit pas ?', 'aiguille', 'Un fil passe par là.'),
    riddle(
      'Qu’est-ce qui est à vous, mais que les autres utilisent plus que vous ?',
      'nom|prenom',
      'On vous l’a donné très tôt.',
    ),
    riddle(
      'Qu’est-ce qui court toute la journée sans se fatiguer ?',
      'riviere|eau|fleuve|ruisseau',
      'Cela finit dans la mer.',
    ),
  ],
}

export const animals: Readonly<Record<Language, readonly string[]>> = {
  en: 'antelope badger camel deer eagle elephant fox frog goat gull hare hedgehog horse ibis jackal kangaroo kite lion lynx llama mole mouse newt otter owl octopus panda penguin quail rabbit raven robin seal squirrel swan tiger toad turtle urchin viper whale wolf wren yak zebra ant ape bear beaver bison cat crab crow dog dolphin dove duck eel elk falcon ferret finch gecko gibbon hamster hippo iguana impala jaguar koala lemur lobster magpie moose narwhal nightingale ostrich ox parrot peacock pig rat reindeer rhino sheep snail sparrow stork tapir trout vole walrus weasel'.split(
    ' ',
  ),
  fr: 'aigle ane antilope autruche baleine belette biche bison blaireau buse canard castor cerf chat cheval chevre chien chouette cigogne colombe coq corbeau crabe cygne dauphin dinde dromadaire ecureuil elan elephant escargot etoile faisan faucon fourmi furet gazelle girafe gorille grenouille grillon grue guepard hamster herisson heron hibou hippopotame hirondelle iguane impala jaguar kangourou koala lama lapin lemur leopard lezard lievre lion loup loutre lynx marmotte merle mesange mouche mouette mouton mulot narval oie orignal otarie ours panda panthere paon papillon pelican perdrix perroquet phoque pie pigeon poule puma quetzal rat raton renard requin rossignol sanglier saumon serpent singe souris tapir taureau tigre tortue truite urubu vache vautour vipere yak zebre'.split(
    ' ',
  ),
}

export interface Hidden {
  readonly word: string
  readonly hints: readonly [string, string, string]
}
const hide = (word: string, ...hints: [string, string, string]): Hidden => ({ word, hints })

export const hiddenWords: Readonly<Record<Language, readonly Hidden[]>> = {
  en: [
    hide('umbrella', 'I am carried, hoping not to be used.', 'I open when the sky does.', 'I keep you dry.'),
    hide('bridge', 'I lie still and take you across.', 'Rivers know me well.', 'Both banks shake hands on me.'),
    hide('candle', 'I grow shorter with age.', 'I cry while I shine.', 'You blow me out on birthdays.'),
    hide('library', 'I am quiet and full of voices.', 'You may borrow from me.', 'My shelves hold stories.'),
    hide('snow', 'I fall without hurting myself.', 'I am gone when it is warm.', 'Children make a man of me.'),
    hide('mirror', 'I show everything and keep nothing.', 'Left is right with me.', 'You look at me each morning.'),
  ],
  fr: [
    hide(
      'parapluie',
      'On me porte en espérant ne pas m’utiliser.',
      'Je m’ouvre quand le ciel s’ouvre.',
      'Je vous garde au sec.',
    ),
    hide(
      'pont',
      'Je ne bouge pas et vous fais passer.',
      'Les rivières me connaissent.',
      'Deux rives se serrent la main sur moi.',
    ),
    hide('bougie', 'Je raccourcis en vieillissant.', 'Je pleure en brillant.', 'On me souffle aux anniversaires.'),
    hide(
      'bibliotheque',
      'Je suis silencieuse et pleine de voix.',
      'On peut m’emprunter des choses.',
      'Mes rayons gardent des histoires.',
    ),
    hide(
      'neige',
      'Je tombe sans me faire mal.',
      'Je disparais quand il fait chaud.',
      'Les enfants font de moi un bonhomme.',
    ),
    hide(
      'miroir',
      'Je montre tout et ne garde rien.',
      'Chez moi la gauche est à droite.',
      'Vous me regardez chaque matin.',
    ),
  ],
}
