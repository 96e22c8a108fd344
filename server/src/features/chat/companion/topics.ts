// Answers where no rule fits: the last topic again, an open statement reflected back, or an honest "I don't know". Also
// what replaces a repeated line.

import type { Language } from '@glasshouse/rulebook/wire/fields'

type Lines = readonly string[]
export interface Spare {
  readonly followUps: Readonly<Record<string, Lines>>
  /** Open statements; {rest} is what follows the words that identify them. It has no accents, so French never uses it. */
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
        'And how does it feel right now, as you write it down?',
        'Has it been like that for long?',
        'What would a good friend say to you about it?',
      ],
      food: [
        'Do you do the cooking, or does someone cook for you?',
        'What was on the table when you were growing up?',
        'Sweet or savoury, if you could only have one?',
      ],
      music: [
        'Do you sing along when nobody’s listening?',
        'Which song would you never skip?',
        'Was there music at home when you were growing up?',
      ],
      pets: [
        'Who found whom, you or the animal?',
        'What’s its worst habit?',
        'I can picture it asleep in the best chair.',
      ],
      work: [
        'Who makes your days there easier?',
        'When did you last leave on time?',
        'What would you do on a day off in the middle of the week?',
      ],
      travel: ['Alone or with someone?', 'What would you pack first?', 'Is there a place you’d go back to tomorrow?'],
      family: [
        'Who do you take after most?',
        'Which of you tells the best stories?',
        'When are you seeing each other next?',
      ],
      film: [
        'Do you stay until the end of the credits?',
        'Would you watch it again?',
        'Who would you recommend it to?',
      ],
      books: [
        'Where do you read best?',
        'Do you ever read the last page first?',
        'Which one would you give to a friend?',
      ],
      sport: ['How do you feel the day after?', 'Alone or in a team?', 'What keeps you going?'],
      sleep: [
        'What’s the last thing you do before you turn off the light?',
        'Early bird or night owl?',
        'I hope tonight’s a quiet one.',
      ],
      weather: ['Do you like being out in it?', 'What does it smell like outside?', 'Which weather suits you best?'],
      hobby: [
        'How much time a week do you give it?',
        'Do you do it alone or with others?',
        'What’s been the best moment so far?',
      ],
      dreams: ['What do you make of it?', 'Was anyone else there?', 'Would you like it to come true?'],
      love: ['What do you like most about them?', 'Do they know?', 'What would be a small next step?'],
      plants: ['Window, balcony or garden?', 'Which one’s the oldest?', 'Do they do better with you or without you?'],
      stars: [
        'Is it dark enough to see the stars where you live?',
        'Have you ever seen a shooting star?',
        'Who first showed you the night sky?',
      ],
      sea: ['Warm water or cold?', 'Do you swim far out?', 'What do you hear when you think of it?'],
      tech: [
        'If everything switched off, what would you miss most?',
        'When did you last have a day without screens?',
        'Does technology save you time or eat it up?',
      ],
      art: ['Who got you interested in art?', 'Colour or black and white?', 'Which picture would you hang at home?'],
      play: [
        'Another one? A riddle, a word game, or rock paper scissors.',
        'Shall we carry on, or just talk?',
        'Which kind do you like best?',
      ],
      names: [
        'Who gave you your name?',
        'Do you like what people call you?',
        'A name is a short story. What’s yours about?',
      ],
    },
    reflections: [
      {
        when: /^i (?:feel|am feeling|felt) (.+)/,
        lines: ['What makes you feel {rest}?', 'How long have you felt {rest}?'],
      },
      { when: /^i am (.+)/, lines: ['How did that come about?', 'And how do you feel about that?'] },
      { when: /^i want(?: to)? (.+)/, lines: ['What would that change for you?', 'What’s stopping you?'] },
      {
        when: /^i need(?: to)? (.+)/,
        lines: ['Why does it matter to you?', 'Who could help you with that?'],
      },
      { when: /^i think (.+)/, lines: ['What makes you think that?', 'Have you always thought that?'] },
      { when: /^my (.+)/, lines: ['Your {rest}? Tell me more.', 'And what does that mean to you?'] },
      { when: /^i can not (.+)/, lines: ['What would help?', 'What happens when you try?'] },
    ],
    unknown: [
      'I don’t know that one, and I’d rather say so than make something up.',
      'Honestly, that’s not in my notes.',
      'I don’t have a good answer to that.',
      'You’ve lost me there, and it’s my fault.',
      'I’m a simple program, and that went over my head.',
      'To be honest, no idea.',
      'My script has a gap right there.',
      'I’d have to guess, and I don’t like guessing.',
      'That’s a good one, and I can’t answer it.',
      'I’ve read it twice and I’ve still got nothing sensible to say.',
      'That’s not something I know about.',
      'I’ll have to pass on that one.',
    ],
    again: [
      'I think we’ve already covered that. What else is new?',
      'You’ve said that before, and I answered as best I could.',
      'Let’s turn the page. What would you like to talk about?',
      'I’ve run out of words for that one.',
      'Once more and we’ll both know it by heart.',
      'I’ve used up my replies on that. Try me on something else.',
      'We’re going round in circles. Shall we change the subject?',
      'I’d only repeat myself, and I try not to.',
      'It keeps coming up. Why do you think that is?',
      'Noted, for the third time or so. Anything else?',
      'I believed you the first time, you know.',
      'Let’s talk about something new.',
    ],
    care: [
      'I’m still thinking about what you wrote. Have you been able to talk to someone?',
      'Let’s not play right now. Is there someone with you?',
      'You can write to me here. Please contact one of the services on the help list too.',
      'How are you right now? The Help button is at the top of this chat.',
      'I’m only a program. A friend, a doctor or a helpline can do more for you.',
      'Try one small thing now, like a glass of water, some fresh air or a phone call.',
      'It’s all right to ask for help. Many people do.',
      'I’m listening. Please talk to a person too.',
      'Whatever it is, you don’t have to solve it today. Who could be with you?',
      'Please be gentle with yourself for the rest of the day.',
      'On the Limits page, in Account, you can take a time-out or self-exclude.',
      'Thank you for writing. Who could you call next?',
    ],
    appLeads: [
      '',
      'From the help pages: ',
      'Here’s what I found: ',
      'Here’s how it works: ',
      'In short: ',
      'Once more: ',
      'As far as I know: ',
      'According to the help pages: ',
      'I looked it up: ',
      'Again, from the help pages: ',
      'Here it is again: ',
      'To be exact: ',
    ],
    ways: ['Tell me a story', 'Ask me a riddle', 'How does this app work?'],
    recallNothing: 'I don’t know anything about you yet. Tell me your name if you like.',
    recall: 'Here’s what I remember: {facts}. You can change or delete it whenever you like.',
  },
  fr: {
    followUps: {
      feelings: [
        'Et maintenant, en l’écrivant, comment ça va ?',
        'Ça dure depuis longtemps ?',
        'Que vous en dirait un bon ami ?',
      ],
      food: [
        'Chez vous, qui fait la cuisine ?',
        'Que mangeait-on chez vous quand vous étiez enfant ?',
        'Sucré ou salé, s’il fallait n’en garder qu’un ?',
      ],
      music: [
        'Vous chantez quand personne n’écoute ?',
        'Quelle chanson écoutez-vous toujours jusqu’au bout ?',
        'Y avait-il de la musique chez vous quand vous étiez enfant ?',
      ],
      pets: [
        'Qui a adopté l’autre, vous ou l’animal ?',
        'Quelle est sa pire manie ?',
        'Je l’imagine endormi dans le meilleur fauteuil.',
      ],
      work: [
        'Là-bas, qui rend vos journées plus faciles ?',
        'À quand remonte votre dernière soirée tranquille ?',
        'Que feriez-vous d’un jour libre en pleine semaine ?',
      ],
      travel: [
        'En solo ou à plusieurs ?',
        'Que mettriez-vous en premier dans la valise ?',
        'Y a-t-il un endroit où vous retourneriez demain ?',
      ],
      family: [
        'De qui tenez-vous le plus ?',
        'Qui raconte le mieux les histoires chez vous ?',
        'Quand est-ce que vous vous revoyez ?',
      ],
      film: ['Vous restez jusqu’à la fin du générique ?', 'Vous le reverriez ?', 'À qui le conseilleriez-vous ?'],
      books: [
        'Où lisez-vous le mieux ?',
        'Ça vous arrive de lire la dernière page d’abord ?',
        'Lequel offririez-vous à un ami ?',
      ],
      sport: [
        'Comment vous sentez-vous le lendemain ?',
        'En solo ou en équipe ?',
        'Qu’est-ce qui vous fait continuer ?',
      ],
      sleep: [
        'Quelle est la dernière chose que vous faites avant d’éteindre ?',
        'Lève-tôt ou couche-tard ?',
        'J’espère que la nuit sera calme.',
      ],
      weather: ['Vous aimez être dehors par ce temps ?', 'Ça sent quoi, dehors ?', 'Quel temps préférez-vous ?'],
      hobby: [
        'Ça vous prend combien de temps par semaine ?',
        'Vous faites ça en solo ou à plusieurs ?',
        'Quel a été le plus beau moment jusqu’ici ?',
      ],
      dreams: ['Qu’en pensez-vous ?', 'Y avait-il quelqu’un d’autre ?', 'Vous aimeriez que ça arrive ?'],
      love: [
        'Qu’est-ce qui vous plaît le plus ?',
        'Est-ce que cette personne le sait ?',
        'Quel petit pas pourriez-vous faire ?',
      ],
      plants: [
        'Fenêtre, balcon ou jardin ?',
        'Laquelle est la plus ancienne ?',
        'Poussent-elles mieux avec vous ou sans vous ?',
      ],
      stars: [
        'Fait-il assez noir chez vous pour voir les étoiles ?',
        'Avez-vous déjà vu une étoile filante ?',
        'Qui vous a fait découvrir le ciel ?',
      ],
      sea: ['Eau chaude ou eau froide ?', 'Vous nagez loin du bord ?', 'Qu’entendez-vous quand vous y pensez ?'],
      tech: [
        'Si tout s’éteignait, qu’est-ce qui vous manquerait le plus ?',
        'À quand remonte votre dernière journée sans écran ?',
        'Ça vous fait gagner du temps, ou ça vous en prend ?',
      ],
      art: [
        'Qui vous a donné le goût de l’art ?',
        'Couleur ou noir et blanc ?',
        'Quelle image accrocheriez-vous chez vous ?',
      ],
      play: [
        'On continue ? Une énigme, le jeu des animaux, ou pierre papier ciseaux.',
        'On joue encore, ou on discute ?',
        'Qu’est-ce que vous préférez ?',
      ],
      names: [
        'Qui vous a donné votre nom ?',
        'Aimez-vous la façon dont on vous appelle ?',
        'Un nom, c’est une petite histoire. Que raconte le vôtre ?',
      ],
    },
    reflections: [
      {
        when: /^je me sens (.+)/,
        lines: ['Qu’est-ce qui vous fait ressentir ça ?', 'Depuis quand ?'],
      },
      {
        when: /^je suis (.+)/,
        lines: ['Et comment le vivez-vous ?', 'Depuis combien de temps ?'],
      },
      {
        when: /^je (?:veux|voudrais|aimerais) (.+)/,
        lines: ['Qu’est-ce que ça changerait pour vous ?', 'Qu’est-ce qui vous en empêche ?'],
      },
      { when: /^j ai besoin (.+)/, lines: ['Pourquoi est-ce important pour vous ?', 'Qui pourrait vous y aider ?'] },
      {
        when: /^je (?:pense|crois) (.+)/,
        lines: ['Qu’est-ce qui vous le fait penser ?', 'Vous l’avez toujours pensé ?'],
      },
      {
        when: /^(?:mon|ma|mes) (.+)/,
        lines: ['Dites-m’en plus là-dessus.', 'Et qu’est-ce que ça représente pour vous ?'],
      },
      {
        when: /^je (?:ne )?(?:peux|arrive) pas (.+)/,
        lines: ['Qu’est-ce qui vous aiderait ?', 'Que se passe-t-il quand vous essayez ?'],
      },
    ],
    unknown: [
      'Ça, je ne le sais pas, et je préfère le dire plutôt que d’inventer.',
      'Franchement, ce n’est pas dans mes notes.',
      'Je n’ai pas de bonne réponse à ça.',
      'Je n’ai pas suivi, et c’est ma faute.',
      'Je suis un programme simple, et là, ça me dépasse.',
      'Aucune idée, franchement.',
      'Là, j’ai un trou dans mon texte.',
      'Il faudrait que je devine, et je n’aime pas ça.',
      'Bonne question, mais je ne peux pas y répondre.',
      'J’ai relu deux fois, et je n’ai toujours rien de sensé à dire.',
      'Je n’y connais rien.',
      'Là, je passe mon tour.',
    ],
    again: [
      'On en a déjà parlé, je crois. Quoi de neuf, sinon ?',
      'Vous l’avez déjà dit, et j’ai répondu de mon mieux.',
      'Tournons la page. De quoi aimeriez-vous parler ?',
      'Je n’ai plus rien à dire là-dessus.',
      'Encore une fois et on le saura par cœur.',
      'J’ai épuisé mes réponses là-dessus. Essayez autre chose.',
      'On tourne en rond. On change de sujet ?',
      'Je ne ferais que me répéter, et j’évite.',
      'Le sujet revient souvent. Pourquoi, d’après vous ?',
      'C’est noté, pour la troisième fois au moins. Et sinon ?',
      'Je vous crois, vous savez.',
      'Parlons d’autre chose.',
    ],
    care: [
      'Je pense encore à ce que vous avez écrit. Avez-vous pu parler à quelqu’un ?',
      'Ne jouons pas maintenant. Y a-t-il quelqu’un près de vous ?',
      'Vous pouvez m’écrire ici. Contactez aussi l’un des services de la liste d’aide.',
      'Comment allez-vous en ce moment ? Le bouton Aide est en haut de cette discussion.',
      'Je ne suis qu’un programme. Un ami, un médecin ou une ligne d’écoute peut faire plus pour vous.',
      'Faites une petite chose maintenant, comme boire un verre d’eau, prendre l’air ou appeler quelqu’un.',
      'On a le droit de demander de l’aide. Beaucoup de gens le font.',
      'Je vous écoute. Parlez aussi à une vraie personne.',
      'Quel que soit le problème, vous n’avez pas à le résoudre aujourd’hui. Qui pourrait rester avec vous ?',
      'Ménagez-vous pour le reste de la journée.',
      'La page Limites, dans Compte, permet de faire une pause ou de vous auto-exclure.',
      'Merci de m’écrire. Qui pourriez-vous appeler maintenant ?',
    ],
    appLeads: [
      '',
      'D’après l’aide : ',
      'Voici ce que j’ai trouvé : ',
      'Voici comment ça marche : ',
      'En bref : ',
      'Encore une fois : ',
      'À ma connaissance : ',
      'Selon les pages d’aide : ',
      'J’ai vérifié : ',
      'Toujours d’après l’aide : ',
      'Je vous le redonne : ',
      'Pour être précis{e} : ',
    ],
    ways: ['Racontez-moi une histoire', 'Posez-moi une énigme', 'Comment marche cette application ?'],
    recallNothing: 'Je ne sais encore rien de vous. Dites-moi votre nom, si vous voulez.',
    recall: 'Voici ce que je sais de vous : {facts}. Vous pouvez le modifier ou l’effacer quand vous voulez.',
  },
}
