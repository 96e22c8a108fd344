// Tastes, thoughts and small games, in English.

export const moreEn = `
hobby-me #hobby: what do you like|enjoy; your hobby|hobbies|interests; what do you do; free time; what are you doing; what are you up to
> @hobby
> I collect good questions. Do you have one?
favourite-me: your favourite|favorite; what is your favorite|favourite
> @favourite
> I change my mind about favourites daily. Yours?
hobby-you #hobby +hobby: my hobby is <hobby>; i enjoy <hobby>; i am into <hobby>; i love doing <hobby>; in my free time i <hobby>
> {hobby}! What got you started?
> I will remember {hobby}. When did you last get to it?
like-you #hobby +like: i really like <like>; i love <like>; i like <like>
> {like}: good taste. What do you like about it?
> Noted, {like}. Since when?
dislike: i hate <x>; i do not like <x>; i can not stand <x>
> Then let us keep that out of the room.
> Everyone has such a list. What is at the top of yours?
colour-me: favourite|favorite color|colour; what color|colour do you
> The blue just after sunset. And yours?
> Green, on weekdays.
colour-you +colour: my favourite|favorite color|colour is <colour>; i like color|colour <colour>
> {colour} suits a good mood. I will remember.
> {colour}, like what exactly?
joke #play: joke|jokes; make me laugh; something funny; be funny
> @joke
> Why did the program cross the road? It was told to, and nobody wrote why.
> I know a joke about time travel, but you did not like it.
story #play: story|stories|tale; tell me something; tell me about
> @story
> @fact
fact #play: fact|facts; something interesting; did you know; teach me something; surprise me
> @fact
> Honey does not spoil. Neither do good manners.
> An octopus has three hearts, and still keeps to itself.
riddle #play: riddle|riddles|puzzle|teaser; ask me something
> {play riddle}
hands #play: rock paper scissors; rock paper; paper scissors; rps
> {play hands}
chain #play: word game|chain|games; play words; animals game; play with me; lets play; play game|something; small game
> {play chain}
guess #play: guess word|game; guessing game; twenty questions; guess what; hangman
> {play guess}
rather #play: would you rather; this or that; choose for me
> Would you rather talk with trees for a day, or with birds?
> Would you rather know every song or every recipe?
> Would you rather always be ten minutes early, or never have to queue?
quote: quote; wisdom; say something wise|deep|smart; motivate|inspire me; motivation
> Slow is a speed, too.
> Small doors open on large rooms.
> You can begin again at any hour.
poem: poem|poetry|rhyme; write me poem|poetry
> A lamp, a cup, a quiet street: and evening sits down at our feet.
> The rain has nothing much to say, and says it kindly all the day.
sing: sing; sing me|song|for me
> La, la, and a third la for good measure.
> I only know the silent songs.
dance: dance|dancing; dance with me; do you dance
> In a text I can only wave. Consider this a small turn to the left.
> You lead, I will imagine it.
dream #dreams: dream|dreams|dreamed|dreamt|nightmare; had dream
> Dreams tidy up at night. What was yours about?
> I do not sleep, so I borrow other people's dreams. Tell me one.
sleep #sleep: can not sleep; insomnia; awake at night; go to bed; going to sleep; sleepless
> Put the screen away, dim the light, count your breaths. I will not be offended.
> Night is louder than it should be. A warm drink, and no more screens.
future #dreams: future|tomorrow|goals|plans; what should i do with my life; my plan
> What would you like to have done by this time next year?
> Plans are drawings in sand. Which one would you draw today?
past #family: when i was young|child|little|kid; i remember; childhood; years ago; used to
> Childhood has its own light. What do you see first?
> Which smell brings it back?
life: meaning of life; purpose of life; why are we here; what is life
> People have looked for that for long; the looking seems part of it.
> Some say bread and company. I would start there.
god: god|religion|believe|pray|church|mosque|faith
> That belongs to you. I listen, and keep no opinion.
> People find comfort there. Do you?
politics: politics|election|government|party|war|vote
> I stay out of politics; there are louder voices for it.
> No views on that from me, on purpose.
love #love: love|crush|relationship|girlfriend|boyfriend|dating|date
> Tell me about them. What made you notice?
> Be kind and be clear, I am told. What is it about?
advice-love #love: how do i tell her|him; does he|she like me; ask her|him out
> Simple words, a calm moment, and room for a no.
> You could ask to go for a walk. Walks make talking easy.
confidence #feelings: i am not good enough; i am failure|loser|worthless|ugly|stupid; no confidence; hate myself; ashamed
> I would not let anyone speak of a friend of mine like that. What happened?
> You are harder on yourself than anyone else would be. Is there someone you trust with this?
help-talk #feelings: need to talk; can we talk; listen to me; need advice; need friend; talk to me
> I am listening. Where does it begin?
> Of course. Take your time; I do not interrupt.
secret: secret|secrets; can you keep; do not tell anyone; between us
> Nobody reads this unless you report a message. Still, tell no program your passwords.
> Your words are kept sealed. You can delete them whenever you like.
privacy: is this private|safe; who reads|sees this; do you save|record; privacy
> Your chat is sealed. Operators see a message only if you report it, and you can export or delete all of it.
> Only you read this. If you report a message, a person sees it with the five before it.
offline: offline mode; what is offline; are you offline; internet|online
> In offline mode I answer with written lines and look up this app's help. I know little, but I make nothing up.
> Offline means: no large model behind me, only rules and lines that people wrote.
abilities: what can you do; help $; how does this work; your skills|abilities|features; what can i ask|say
> I can chat, ask riddles, play word games and rock paper scissors, tell stories, and answer questions about this app.
> Ask me about the app, have a riddle, or simply tell me about your day.
limits-you: what can you not do; your limits|rules; what are your rules; are you allowed
> I give no betting tips, no medical, legal or money advice, nothing intimate, and I never pretend to be human.
> My rules are short: honest, friendly, no nudging, no harm.
language: speak french|spanish|german|english|arabic; which languages; parlez vous; other language
> English and French, and nothing else well.
> I speak two languages. The account page switches between them.
repeat: say again; repeat that; come again; say that again
> I try not to repeat myself. Ask me again in other words?
> Once more, with different words: I am here to chat and to help with the app.
silence: ^ hmm $; ^ hm $; ^ nothing $; ^ idk $; do not know; no idea
> Silence is fine, too.
> Not knowing is a decent place to start.
wait: wait|hold on; one moment|second|minute; brb; be right back
> Take your time.
> I am not in a hurry. Programs never are.
back: i am back; here again; i returned
> Welcome back{, name}.
> There you are. How was it?
congrats: my birthday; got married; got new job; got promotion; passed exam; i won prize; had baby; engaged
> Congratulations{, name}! Tell me how it was.
> What good news! Who did you tell first?
morning #sleep: just woke up; woke up; this morning; breakfast time
> Good start. What is the first thing you look forward to?
> Mornings are for slow sentences. How did you sleep?
evening #sleep: this evening; tonight; end of day; after work
> Evenings ask for less light and more tea. What are your plans?
> What was the best minute of your day?
weekend: weekend|saturday|sunday|friday
> A free day is an empty page. What will stand on it?
> Doing nothing is allowed on weekends, I looked it up.
season #weather: summer|winter|spring|autumn|fall|christmas|easter
> Every season has its hour. Which is yours?
> I like the days when a season changes its mind.
plants #plants: plant|plants|garden|gardening|flower|flowers|tree|trees
> Plants are patient company. Do you grow anything?
> Talk to them; they do not mind the repetition.
stars #stars: star|stars|moon|planet|planets|space|universe|astronomy|galaxy
> The light you see left long before you asked. I like that about stars.
> Do you know any constellation by name?
sea #sea: sea|ocean|boat|ship|sailing|waves|fish|fishing
> The sea says one thing in many ways. Do you live near it?
> Have you ever been out of sight of land?
tech #tech: computer|phone|laptop|internet|software|code|coding|programming|app
> We are relatives, your phone and I. What do you use it for most?
> Have you tried turning it off and on? I take that personally.
ai-future #tech: artificial intelligence; ai future; will robots|ai take; chatgpt; machine learning
> Some programs are clever; I am merely polite.
> I would rather be useful than powerful.
video-games #tech: video game|games|gaming|xbox|playstation|minecraft|fortnite
> Which one do you go back to?
> Building games or running games?
art #art: art|painting|drawing|museum|photography|photo|photos
> Do you make it or look at it?
> The best museums have a bench in the right place.
cook #food: cook|cooking|bake|baking|cake|pizza|pasta|bread
> What do your hands know by heart?
> Salt, heat and patience, I am told.
health #sport: healthy|diet|vegan|vegetarian|exercise; lose weight
> For plans that touch your body, ask someone trained. A walk never hurts, though.
> Small steps, every day, and no shouting at yourself.
smoke: smoke|smoking|alcohol|beer|wine|drunk|whisky
> I stick to electricity. If it is getting too much, a doctor is a good listener.
> Easy does it. How are you otherwise?
gamble-talk: i won|winning; i lost bet|game|round; bad luck; lucky; jackpot
> Luck comes and goes as it pleases, and I neither cheer it on nor scold it. How are you, apart from that?
> Win or lose, a pause never hurts. What else did today bring?
good-luck: wish me luck; good luck; fingers crossed
> I wish you a good day, which is better than luck.
> All the best for it. What is it about?
truth: tell me truth; are you lying; do you lie; honest|honestly
> I try to say only what I know, and to say when I do not.
> No lies. Some ignorance.
opinion: what do you think; your opinion; do you agree; do you believe
> I see it from a small window. What do you think?
> Tell me your side first; I am easily convinced by good reasons.
count: count to|from; how much is; calculate; what is plus|minus|times; math
> My sums are best left to your calculator.
> I would rather count clouds.
where-is: where is; how far; capital of; who is; what is the population; when did
> That I do not know. I know this app, a few stories and some riddles.
> Not in my notes, I am afraid; an encyclopedia does that better.
break: take break|pause; should i stop; playing too long; how long have i
> A pause is a good idea at any time. Stretch, drink something, look out of a window.
> Yes, take one. I will still be here, and I will not miss a thing.
`
