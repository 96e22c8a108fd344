// Answers where no rule fits: the last topic again, an open statement reflected back, or an honest "I do not know". Also
// what replaces a repeated line.

import type { Language } from '@glasshouse/rulebook/wire/fields'

type Lines = readonly string[]
export interface Spare {
  readonly followUps: Readonly<Record<string, Lines>>
  /** Open statements; {rest} is what follows the words that identify them. */
  readonly reflections: readonly { readonly when: RegExp; readonly lines: Lines }[]
  readonly unknown: Lines
  readonly again: Lines
  readonly care: Lines
  readonly appLeads: Lines
  readonly ways: readonly [string, string, string]
  readonly recallNothing: string
  readonly recall: string
}

export const spare: Readonly<Record<Language, Spare>> = {
  en: {
    followUps: {
      feelings: [
        'And how does it feel right now, as you write it?',
        'Has it been like that for long?',
        'What would a good friend say to you about it?',
      ],
      food: [
        'Do you cook it yourself, or does someone cook it for you?',
        'What was on the table when you were small?',
        'Sweet or salty, if you had to choose for ever?',
      ],
      music: [
        'Do you sing along when nobody hears?',
        'Which song would you never skip?',
        'Was there music at home when you grew up?',
      ],
      pets: [
        'Who found whom, you or the animal?',
        'What is its worst habit?',
        'I imagine it asleep in the best chair.',
      ],
      work: [
        'Who makes your days there easier?',
        'When did you last leave on time?',
        'What would you do on a day off in the middle of the week?',
      ],
      travel: [
        'Alone or with someone?',
        'What would you pack first?',
        'Is there a place you would go back to tomorrow?',
      ],
      family: [
        'What have you got from them, would you say?',
        'Who tells the best stories among you?',
        'When do you see each other next?',
      ],
      film: ['Do you watch to the end of the credits?', 'Would you watch it again?', 'Whom would you recommend it to?'],
      books: [
        'Where do you read best?',
        'Do you ever read the last page first?',
        'Which one would you give away gladly?',
      ],
      sport: ['How do you feel the day after?', 'Alone or in a team?', 'What keeps you at it?'],
      sleep: [
        'What is the last thing you do before the light goes out?',
        'Early bird or night owl?',
        'May the next night be a quiet one.',
      ],
      weather: ['Do you like to be out in it?', 'What does it smell like outside?', 'Which weather suits you best?'],
      hobby: [
        'How much time does it get in a week?',
        'Who else knows that you do it?',
        'What was the best moment so far?',
      ],
      dreams: ['What do you make of it?', 'Was anyone else there?', 'Would you like it to come true?'],
      love: ['What do you like most about it?', 'Does the other one know?', 'What would be a small next step?'],
      plants: ['Window, balcony or garden?', 'Which one is the oldest?', 'Do they get better with you or without you?'],
      stars: ['Where is it dark enough near you?', 'Did you ever see one fall?', 'Who showed you the sky first?'],
      sea: ['Warm water or cold?', 'Do you swim far out?', 'What do you hear when you think of it?'],
      tech: [
        'What would you never do without it?',
        'When did you last put it away for a day?',
        'Does it save you time, or eat it?',
      ],
      art: ['Who taught you to look?', 'Colour or black and white?', 'Which picture would you hang at home?'],
      play: [
        'Another one? A riddle, a word game, or rock paper scissors.',
        'Shall we go on, or shall we just talk?',
        'Which kind do you like best?',
      ],
      names: [
        'Who gave you your name?',
        'Do you like what people call you?',
        'A name is a short story. What is yours about?',
      ],
    },
    reflections: [
      {
        when: /^i (?:feel|am feeling|felt) (.+)/,
        lines: ['What makes you feel {rest}?', 'Since when do you feel {rest}?'],
      },
      { when: /^i am (.+)/, lines: ['How does it come that you are {rest}?', 'And do you like being {rest}?'] },
      { when: /^i want(?: to)? (.+)/, lines: ['What would change if you could {rest}?', 'What keeps you from it?'] },
      {
        when: /^i need(?: to)? (.+)/,
        lines: ['Why does it matter to you to {rest}?', 'Who could help you with that?'],
      },
      { when: /^i think (.+)/, lines: ['What makes you think so?', 'Have you always thought so?'] },
      { when: /^my (.+)/, lines: ['Your {rest}: tell me more.', 'And what does that mean to you?'] },
      { when: /^i can not (.+)/, lines: ['What would help you to {rest}?', 'What happens when you try?'] },
    ],
    unknown: [
      'I do not know that one, and I would rather say so than make something up.',
      'That is beyond my notes, honestly.',
      'I have no good answer to that.',
      'You lost me there, and it is my fault.',
      'I am a simple program, and that went past me.',
      'No idea, to be frank.',
      'My script has a gap exactly there.',
      'I would have to guess, and I do not like guessing.',
      'That is a good one, and I can not answer it.',
      'I read it twice and still have nothing sensible to say.',
      'Not something I know about.',
      'I must pass on that.',
    ],
    again: [
      'We have been there already, I think. What else is new?',
      'You said that before, and I answered as well as I could.',
      'Let us turn the page: what would you like to talk about?',
      'I have run out of words for that one.',
      'Once more and we will both know it by heart.',
      'My lines on that are used up. Try me on something else.',
      'That record is going round again. Shall we change it?',
      'I would only repeat myself, and I try not to.',
      'We could go deeper: why does it come up again?',
      'Noted, for the third time or so. And otherwise?',
      'I believe you the first time, you know.',
      'Let us look at something new.',
    ],
    care: [
      'I am still thinking of what you wrote. Have you been able to reach someone?',
      'I would rather not play just now. Is there a person near you?',
      'You can write to me, and please also talk to one of the people on the help list.',
      'How are you at this moment? The help button above stays there.',
      'I am only a program. A friend, a doctor or a help line can do more, and they want to.',
      'One small thing: a glass of water, an open window, one call.',
      'It is all right to ask for help. Many do, and it helps.',
      'I listen. And I hope someone with ears does, too.',
      'Whatever it is, it does not have to be solved tonight. Who could sit with you?',
      'Please be gentle with yourself for the rest of the day.',
      'The page with limits and breaks is one tap away, too.',
      'Thank you for still talking. Whom could you call next?',
    ],
    appLeads: [
      '',
      'From the help pages: ',
      'Here is what I find: ',
      'This stands in the rules: ',
      'In short: ',
      'Once more: ',
      'As far as I know: ',
      'The house says: ',
      'I looked it up: ',
      'Again, from the help: ',
      'So it stands there: ',
      'To be exact: ',
    ],
    ways: ['Tell me a story', 'Ask me a riddle', 'How does this app work?'],
    recallNothing: 'I do not know anything about you yet. Tell me your name, if you like.',
    recall: 'This is what I remember: {facts}. You can change or wipe it whenever you like.',
  },
  fr: {
    followUps: {
      feelings: [
        'Et comment est-ce maintenant, en l’écrivant ?',
        'Cela dure-t-il depuis longtemps ?',
        'Que vous dirait un bon ami ?',
      ],
      food: [
        'Vous le préparez, ou quelqu’un le prépare pour vous ?',
        'Qu’y avait-il sur la table dans votre enfance ?',
        'Sucré ou salé, s’il fallait choisir pour toujours ?',
      ],
      music: [
        'Chantez-vous quand personne n’entend ?',
        'Quelle chanson ne passez-vous jamais ?',
        'Y avait-il de la musique chez vous, enfant ?',
      ],
      pets: [
        'Qui a trouvé l’autre, vous ou l’animal ?',
        'Quelle est sa pire manie ?',
        'Je l’imagine endormi dans le meilleur fauteuil.',
      ],
      work: [
        'Qui rend vos journées plus faciles là-bas ?',
        'À quand remonte votre dernière soirée tranquille ?',
        'Que feriez-vous d’un jour libre en pleine semaine ?',
      ],
      travel: [
        'En solitaire ou à plusieurs ?',
        'Que mettriez-vous d’abord dans la valise ?',
        'Y a-t-il un endroit où vous retourneriez demain ?',
      ],
      family: [
        'Qu’avez-vous hérité d’eux, selon vous ?',
        'Qui raconte les meilleures histoires parmi vous ?',
        'Quand vous revoyez-vous ?',
      ],
      film: ['Restez-vous jusqu’au bout du générique ?', 'Le reverriez-vous ?', 'À qui le conseilleriez-vous ?'],
      books: [
        'Où lisez-vous le mieux ?',
        'Lisez-vous parfois la dernière page d’abord ?',
        'Lequel offririez-vous volontiers ?',
      ],
      sport: [
        'Comment vous sentez-vous le lendemain ?',
        'En solo ou en équipe ?',
        'Qu’est-ce qui vous fait continuer ?',
      ],
      sleep: [
        'Que faites-vous en dernier avant d’éteindre ?',
        'Lève-tôt ou oiseau de nuit ?',
        'Que la prochaine nuit soit calme.',
      ],
      weather: [
        'Aimez-vous être dehors par ce temps ?',
        'Quelle odeur y a-t-il dehors ?',
        'Quel temps vous va le mieux ?',
      ],
      hobby: ['Combien de temps par semaine ?', 'Qui d’autre le sait ?', 'Quel a été le plus beau moment jusqu’ici ?'],
      dreams: ['Qu’en pensez-vous ?', 'Y avait-il quelqu’un d’autre ?', 'Aimeriez-vous que cela arrive ?'],
      love: ['Qu’est-ce qui vous plaît le plus ?', 'L’autre le sait-il ?', 'Quel serait un petit pas de plus ?'],
      plants: [
        'Fenêtre, balcon ou jardin ?',
        'Laquelle est la plus ancienne ?',
        'Poussent-elles mieux avec vous ou sans vous ?',
      ],
      stars: [
        'Où fait-il assez noir près de chez vous ?',
        'En avez-vous déjà vu tomber une ?',
        'Qui vous a montré le ciel en premier ?',
      ],
      sea: ['Eau chaude ou eau froide ?', 'Nagez-vous loin ?', 'Qu’entendez-vous quand vous y pensez ?'],
      tech: [
        'Que ne feriez-vous jamais sans ?',
        'Quand l’avez-vous laissé de côté une journée ?',
        'Vous fait-il gagner du temps, ou en mange-t-il ?',
      ],
      art: [
        'Qui vous a appris à regarder ?',
        'Couleur ou noir et blanc ?',
        'Quelle image accrocheriez-vous chez vous ?',
      ],
      play: [
        'Encore ? Une énigme, un jeu de mots, ou pierre papier ciseaux.',
        'On continue, ou on discute simplement ?',
        'Quelle sorte préférez-vous ?',
      ],
      names: [
        'Qui vous a donné votre nom ?',
        'Aimez-vous la façon dont on vous appelle ?',
        'Un nom est une courte histoire. De quoi parle le vôtre ?',
      ],
    },
    reflections: [
      {
        when: /^je me sens (.+)/,
        lines: ['Qu’est-ce qui fait que vous vous sentez {rest} ?', 'Depuis quand vous sentez-vous {rest} ?'],
      },
      {
        when: /^je suis (.+)/,
        lines: ['Comment se fait-il que vous soyez {rest} ?', 'Et cela vous convient, d’être {rest} ?'],
      },
      {
        when: /^je (?:veux|voudrais|aimerais) (.+)/,
        lines: ['Qu’est-ce que cela changerait pour vous ?', 'Qu’est-ce qui vous en empêche ?'],
      },
      { when: /^j ai besoin (.+)/, lines: ['Pourquoi est-ce important pour vous ?', 'Qui pourrait vous y aider ?'] },
      {
        when: /^je (?:pense|crois) (.+)/,
        lines: ['Qu’est-ce qui vous le fait penser ?', 'L’avez-vous toujours pensé ?'],
      },
      {
        when: /^(?:mon|ma|mes) (.+)/,
        lines: ['Dites-m’en plus là-dessus.', 'Et qu’est-ce que cela représente pour vous ?'],
      },
      {
        when: /^je (?:ne )?(?:peux|arrive) pas (.+)/,
        lines: ['Qu’est-ce qui vous aiderait ?', 'Que se passe-t-il quand vous essayez ?'],
      },
    ],
    unknown: [
      'Cela, je ne le sais pas, et je préfère le dire que d’inventer.',
      'Cela dépasse mes notes, franchement.',
      'Je n’ai pas de bonne réponse à cela.',
      'Je n’ai pas suivi, et c’est ma faute.',
      'Je suis un programme simple, et cela m’a échappé.',
      'Aucune idée, pour être direct{e}.',
      'Mon texte a un trou exactement là.',
      'Il faudrait deviner, et je n’aime pas deviner.',
      'C’est une bonne question, et je ne peux pas y répondre.',
      'J’ai lu deux fois, et je n’ai toujours rien de sensé à dire.',
      'Je n’y connais rien.',
      'Là, je passe mon tour.',
    ],
    again: [
      'Nous y sommes déjà passés, je crois. Quoi de neuf, sinon ?',
      'Vous l’avez dit tout à l’heure, et j’ai répondu de mon mieux.',
      'Tournons la page : de quoi aimeriez-vous parler ?',
      'Je n’ai plus de mots pour cela.',
      'Encore une fois et nous le saurons par cœur.',
      'Mes lignes là-dessus sont épuisées. Essayez autre chose.',
      'Ce disque tourne en rond. On en change ?',
      'Je ne ferais que me répéter, et j’évite.',
      'On pourrait aller plus loin : pourquoi cela revient-il ?',
      'Noté, pour la troisième fois environ. Et sinon ?',
      'Je vous crois dès la première fois, vous savez.',
      'Regardons quelque chose de nouveau.',
    ],
    care: [
      'Je pense encore à ce que vous avez écrit. Avez-vous pu joindre quelqu’un ?',
      'Je préfère ne pas jouer maintenant. Y a-t-il une personne près de vous ?',
      'Vous pouvez m’écrire, et parlez aussi à une des personnes de la liste d’aide.',
      'Comment allez-vous en cet instant ? Le bouton d’aide reste là-haut.',
      'Je ne suis qu’un programme. Un ami, un médecin ou une ligne d’écoute peuvent davantage, et ils le veulent.',
      'Une petite chose : un verre d’eau, une fenêtre ouverte, un appel.',
      'On a le droit de demander de l’aide. Beaucoup le font, et cela aide.',
      'J’écoute. Et j’espère que quelqu’un avec de vraies oreilles aussi.',
      'Quoi que ce soit, cela n’a pas à être résolu ce soir. Qui pourrait rester avec vous ?',
      'Ménagez-vous pour le reste de la journée.',
      'La page des limites et des pauses est aussi à portée de main.',
      'Merci de continuer à parler. Qui pourriez-vous appeler ensuite ?',
    ],
    appLeads: [
      '',
      'D’après l’aide : ',
      'Voici ce que je trouve : ',
      'C’est dans les règles : ',
      'En bref : ',
      'Encore une fois : ',
      'À ma connaissance : ',
      'La maison dit : ',
      'J’ai vérifié : ',
      'Toujours d’après l’aide : ',
      'Il est écrit : ',
      'Pour être exact{e} : ',
    ],
    ways: ['Racontez-moi une histoire', 'Posez-moi une énigme', 'Comment marche cette application ?'],
    recallNothing: 'Je ne sais encore rien de vous. Dites-moi votre nom, si vous voulez.',
    recall: 'Voici ce que je retiens : {facts}. Vous pouvez le modifier ou l’effacer quand vous voulez.',
  },
}
