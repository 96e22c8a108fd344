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
    riddle('What has hands but can’t clap?', 'clock|watch', 'It hangs on a wall or sits on a wrist.'),
    riddle(
      'The more you take, the more you leave behind. What are they?',
      'steps|footsteps|footprints|step',
      'You make them as you walk.',
    ),
    riddle('What gets wetter the more it dries?', 'towel', 'It hangs in the bathroom.'),
    riddle('What has a neck but no head?', 'bottle', 'It may have a cork in it.'),
    riddle('I speak without a mouth and hear without ears. What am I?', 'echo', 'Try shouting in the mountains.'),
    riddle('What can you catch but not throw?', 'cold|flu', 'You’ll need a handkerchief.'),
    riddle('What goes up but never comes down?', 'age', 'You count it in candles.'),
    riddle('What has keys but can’t open a lock?', 'piano|keyboard', 'It makes music, or letters.'),
    riddle('What’s full of holes but still holds water?', 'sponge', 'It’s next to the sink.'),
    riddle('What has one eye but can’t see?', 'needle', 'A thread goes through it.'),
    riddle('What belongs to you, but other people use it more than you do?', 'name', 'You got it when you were born.'),
    riddle('What runs all day but never gets tired?', 'river|water|tap|stream', 'It ends in the sea.'),
  ],
  fr: [
    riddle(
      'Qu’est-ce qui a des aiguilles mais ne coud pas ?',
      'horloge|montre|pendule|sapin',
      'Sur un mur, ou au poignet.',
    ),
    riddle('Plus on en fait, plus on en laisse derrière soi. Qu’est-ce que c’est ?', 'pas', 'On les fait en marchant.'),
    riddle('Qu’est-ce qui se mouille en vous séchant ?', 'serviette', 'On la trouve dans la salle de bains.'),
    riddle('Qu’est-ce qui a un cou mais pas de tête ?', 'bouteille', 'Elle a souvent un bouchon.'),
    riddle('Je réponds sans bouche et j’entends sans oreilles. Qui suis-je ?', 'écho', 'Essayez de crier en montagne.'),
    riddle('Qu’est-ce qu’on attrape sans jamais pouvoir le lancer ?', 'rhume|grippe|froid', 'Prévoyez un mouchoir.'),
    riddle('Qu’est-ce qui monte et ne redescend jamais ?', 'âge', 'Il se compte en bougies.'),
    riddle(
      'Qu’est-ce qui a des touches mais ne touche à rien ?',
      'piano|clavier',
      'Il fait de la musique, ou des lettres.',
    ),
    riddle('Qu’est-ce qui est plein de trous mais retient l’eau ?', 'éponge', 'Elle est près de l’évier.'),
    riddle(
      'J’ai un chapeau mais pas de tête, un pied mais pas de chaussure. Qui suis-je ?',
      'champignon',
      'On me cueille en forêt, à l’automne.',
    ),
    riddle(
      'Qu’est-ce qui est à vous, mais que les autres utilisent plus que vous ?',
      'nom|prénom',
      'On vous l’a donné à la naissance.',
    ),
    riddle(
      'Qu’est-ce qui court toute la journée sans se fatiguer ?',
      'rivière|eau|fleuve|ruisseau',
      'Ça finit dans la mer.',
    ),
  ],
}

export const animals: Readonly<Record<Language, readonly string[]>> = {
  en: 'antelope badger camel deer eagle elephant fox frog goat gull hare hedgehog horse ibis jackal kangaroo kite lion lynx llama mole mouse newt otter owl octopus panda penguin quail rabbit raven robin seal squirrel swan tiger toad turtle urchin viper whale wolf wren yak zebra ant ape bear beaver bison cat crab crow dog dolphin dove duck eel elk falcon ferret finch gecko gibbon hamster hippo iguana impala jaguar koala lemur lobster magpie moose narwhal nightingale ostrich ox parrot peacock pig rat reindeer rhino sheep snail sparrow stork tapir trout vole walrus weasel'.split(
    ' ',
  ),
  fr: 'aigle âne antilope autruche baleine belette biche bison blaireau buse canard castor cerf chat cheval chèvre chien chouette cigogne colombe coq corbeau crabe cygne dauphin dinde dromadaire écureuil élan éléphant escargot faisan faucon fourmi furet gazelle girafe gorille grenouille grillon grue guépard hamster hérisson héron hibou hippopotame hirondelle iguane impala jaguar kangourou koala lama lapin léopard lézard lièvre lion loup loutre lynx marmotte merle mésange mouche mouette mouton mulot narval oie orignal otarie ours panda panthère paon papillon pélican perdrix perroquet phoque pie pigeon poule puma quetzal rat raton renard requin rossignol sanglier saumon serpent singe souris tapir taureau tigre tortue truite urubu vache vautour vipère yak zèbre'.split(
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
    hide('umbrella', 'You carry me and hope you won’t need me.', 'I open when the heavens do.', 'I keep you dry.'),
    hide('bridge', 'I lie still and take you across.', 'Rivers know me well.', 'Two banks meet on me.'),
    hide('candle', 'I grow shorter with age.', 'I cry while I shine.', 'You blow me out on birthdays.'),
    hide('library', 'I’m quiet but full of voices.', 'You can borrow from me.', 'My shelves hold stories.'),
    hide('snow', 'I fall without hurting myself.', 'I disappear when it gets warm.', 'Children make a man out of me.'),
    hide('mirror', 'I show everything and keep nothing.', 'With me, left is right.', 'You look at me every morning.'),
  ],
  fr: [
    hide(
      'parapluie',
      'On m’emporte en espérant ne pas se servir de moi.',
      'Je m’ouvre quand le ciel se gâte.',
      'Je vous garde au sec.',
    ),
    hide(
      'pont',
      'Je ne bouge pas, mais je vous fais passer.',
      'Les rivières me connaissent bien.',
      'Grâce à moi, deux rives se rejoignent.',
    ),
    hide('bougie', 'Je raccourcis en vieillissant.', 'Je pleure en brillant.', 'On me souffle aux anniversaires.'),
    hide(
      'bibliothèque',
      'Je suis silencieuse mais pleine de voix.',
      'Ce qu’on m’emprunte, il faut me le rendre.',
      'Mes rayons sont pleins d’histoires.',
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
      'Chez moi, la gauche est à droite.',
      'Vous me regardez chaque matin.',
    ),
  ],
}
