// Tastes, thoughts and small games, in English.

export const moreEn = `
hobby-me #hobby: what do you like|enjoy; your hobby|hobbies|interests; what do you do; free time; what are you doing; what are you up to
> @hobby
> I collect good questions. Have you got one?
favourite-me: your favourite|favorite; what is your favorite|favourite
> @favourite
> My favourite changes every day. What’s yours?
hobby-you #hobby +hobby: my hobby is <hobby>; i enjoy <hobby>; i am into <hobby>; i love doing <hobby>; in my free time i <hobby>
> {hobby}! What got you started?
> I’ll remember {hobby}. When did you last get round to it?
like-you #hobby +like: i really like <like>; i love <like>; i like <like>
> {like}, good taste. What’s the appeal?
> {like}, got it. Since when?
dislike: i hate <x>; i do not like <x>; i can not stand <x>
> Then let’s talk about something else.
> Everyone’s got a list like that. What’s at the top of yours?
colour-me: favourite|favorite color|colour; what color|colour do you
> The blue just after sunset. And yours?
> Green, on weekdays.
colour-you +colour: my favourite|favorite color|colour is <colour>; i like color|colour <colour>
> {colour} suits a good mood. I’ll remember that.
> {colour}. Light or dark?
joke #play: joke|jokes; make me laugh; something funny; be funny; cheer me up
> @joke
> Why did the program cross the road? It was told to, and nobody wrote down why.
> I know a joke about time travel, but you didn’t like it.
story #play: story|stories|tale; tell me something; tell me about
> @story
> @fact
fact #play: fact|facts; something interesting; did you know; teach me something; surprise me; did you learn
> @fact
> Honey doesn’t spoil. Neither do good manners.
> An octopus has three hearts and still keeps to itself.
riddle #play: riddle|riddles|puzzle|teaser; ask me something
> {play riddle}
hands #play: rock paper scissors; rock paper; paper scissors; rps
> {play hands}
chain #play: word game|chain|games; play words; animals game; play with me; lets play; play game|something; small game
> {play chain}
guess #play: guess word|game; guessing game; twenty questions; guess what; hangman
> {play guess}
rather #play: would you rather; this or that; choose for me
> Would you rather talk to trees for a day, or to birds?
> Would you rather know every song or every recipe?
> Would you rather always be ten minutes early, or never have to queue?
quote: quote; wisdom; say something wise|deep|smart; motivate|inspire me; motivation
> Slow is a speed too.
> A small door can lead to a big room.
> Rest is part of any long walk.
poem: poem|poetry|rhyme; write me poem|poetry
> A lamp, a cup, a quiet street, and evening sits down at our feet.
> The rain has nothing much to say, and says it kindly all the day.
sing: sing; sing me|song|for me
> La, la, and a third la for good measure.
> I only know silent songs.
dance: dance|dancing; dance with me; do you dance
> In writing, I can only pretend. Picture a small step to the left.
> You lead, and I’ll imagine the rest.
dream #dreams: dream|dreams|dreamed|dreamt|nightmare; had dream
> They say dreams tidy up our thoughts. What was yours about?
> I don’t sleep, so I borrow other people’s dreams. Tell me one.
sleep #sleep: can not sleep; insomnia; awake at night; go to bed; going to sleep; sleepless
> Put the screen away, dim the light, count your breaths. I won’t be offended.
> Some nights feel very long. A warm drink and no screens can help.
future #dreams: future|tomorrow|goals|plans; what should i do with my life; my plan
> What would you like to have done by this time next year?
> Plans are drawings in the sand. Which one would you draw today?
past #family: when i was young|child|little|kid; i remember; childhood; years ago; used to
> What’s the first thing you remember?
> Which smell takes you back there?
life: meaning of life; purpose of life; why are we here; what is life
> People have been looking for that for a long time. The search seems to be part of it.
> Good bread and good company, some say. I’d start there.
god: god|religion|believe|pray|church|mosque|faith
> That’s yours to decide. I’m happy to listen, and I don’t take sides.
> Many people find comfort there. Do you?
politics: politics|election|government|party|war|vote
> I stay out of politics. Plenty of people already talk about it.
> No views on that from me, on purpose.
love #love: love|crush|relationship|girlfriend|boyfriend|dating|date
> Tell me about them. What made you notice them?
> Kindness and honesty go a long way, they say. What’s going on?
advice-love #love: how do i tell her|him; does he|she like me; ask her|him out
> Simple words, a calm moment, and room for them to say no.
> You could suggest a walk. Walking makes talking easier.
confidence #feelings: i am not good enough; i am failure|loser|worthless|ugly|stupid; no confidence; hate myself; ashamed
> I wouldn’t let anyone talk about a friend of mine like that. What happened?
> You’re harder on yourself than anyone else would be. Is there someone you trust with this?
help-talk #feelings: need to talk; can we talk; listen to me; need advice; need friend; talk to me
> I’m listening. Where does it start?
> Of course. Take your time. I won’t interrupt.
secret: secret|secrets; can you keep; do not tell anyone; between us
> Our team reads only the messages you report, and the five before each. Even so, never tell a program your passwords.
> Your messages are stored encrypted, and you can delete this chat in its menu. Messages you’ve reported stay with our team.
privacy: is this private|safe; who reads|sees this; do you save|record; privacy
> Your chat is stored encrypted. Our team sees only messages you report, and the five before each. Outside offline mode, an AI provider may receive your messages.
> You can export or delete this chat in its menu. If you report a message, our team sees it and the five before it. Outside offline mode, an AI provider may receive your messages.
offline: offline mode; what is offline; are you offline; internet|online
> In offline mode I use scripted replies and this app’s help pages. I don’t know much, but I don’t make things up.
> Offline mode means there’s no large AI model behind me, just scripted replies.
abilities: what can you do; help $; how does this work; your skills|abilities|features; what can i ask|say
> I can chat, ask riddles, play word games or rock paper scissors, tell stories and answer questions about this app.
> Ask me about the app, try a riddle, or just tell me about your day.
limits-you: what can you not do; your limits|rules; what are your rules; are you allowed
> I don’t give betting tips, or medical, legal or money advice. I keep things clean, and I never pretend to be human.
> My rules are short. Be honest, be friendly, never push, do no harm.
language: speak french|spanish|german|english|arabic; which languages; parlez vous; other language
> English and French, and that’s all.
> I speak two languages. You can switch on the Account page.
repeat: say again; repeat that; come again; say that again
> I try not to repeat myself. Could you ask me in other words?
> In other words, I’m here to chat and to help with the app.
silence: ^ hmm $; ^ hm $; ^ nothing $; ^ idk $; do not know; no idea
> Silence is fine too.
> Not knowing is a decent place to start.
wait: wait|hold on; one moment|second|minute; brb; be right back
> Take your time.
> I’m not in a hurry. Programs never are.
back: i am back; here again; i returned
> Hello again{, name}.
> There you are. How was it?
congrats: my birthday; got married; got new job; got promotion; passed exam; i won prize; had baby; engaged
> Congratulations{, name}! Tell me how it went.
> What good news! Who did you tell first?
morning #sleep: just woke up; woke up; this morning; breakfast time
> Good morning! What are you looking forward to today?
> Mornings are for taking it slowly. How did you sleep?
evening #sleep: this evening; tonight; end of day; after work
> Evenings call for less light and more tea. What are your plans?
> What was the best moment of your day?
weekend: weekend|saturday|sunday|friday
> A free day is a blank page. What will you put on it?
> Doing nothing is allowed at weekends. I looked it up.
season #weather: summer|winter|spring|autumn|fall|christmas|easter
> Every season has its charm. Which one do you like best?
> I like the days when a season changes its mind.
plants #plants: plant|plants|garden|gardening|flower|flowers|tree|trees
> Plants are patient company. Do you grow anything?
> Talk to them. They don’t mind hearing it twice.
stars #stars: star|stars|moon|planet|planets|space|universe|astronomy|galaxy; tell me about stars
> The light you see left the stars long ago. I like that about them.
> Do you know any constellations by name?
sea #sea: sea|ocean|boat|ship|sailing|waves|fish|fishing; what is sea like
> The sea says one thing in a thousand ways. Do you live near it?
> Have you ever been out of sight of land?
tech #tech: computer|phone|laptop|internet|software|code|coding|programming|app
> We’re related, your phone and I. What do you use it for most?
> Have you tried turning it off and on again? I take that personally.
ai-future #tech: artificial intelligence; ai future; will robots|ai take; chatgpt; machine learning
> Some programs are clever. I’m just polite.
> I’d rather be useful than powerful.
video-games #tech: video game|games|gaming|xbox|playstation|minecraft|fortnite
> Which video game do you always go back to?
> Do you prefer building games or racing games?
art #art: art|painting|drawing|museum|photography|photo|photos
> Do you make art, or would you rather look at it?
> The best museums have a bench in the right place.
cook #food: cook|cooking|bake|baking|cake|pizza|pasta|bread
> What can you cook without a recipe?
> Salt, heat and patience are the secret, I’m told.
health #sport: healthy|diet|vegan|vegetarian|exercise; lose weight
> For anything to do with your health, ask a professional. A little walk often does you good, though.
> Small steps, every day, and be kind to yourself.
smoke: smoke|smoking|alcohol|beer|wine|drunk|whisky
> I stick to electricity. If it’s getting too much, a doctor can help.
> Go easy. How are you otherwise?
gamble-talk: i won|winning; i lost bet|game|round; bad luck; lucky; jackpot
> Chance has no memory. I don’t cheer it on and I don’t scold it. How are you otherwise?
> Win or lose, a break never hurts. How was the rest of your day?
good-luck: wish me luck; good luck; fingers crossed
> I’ll wish you a good day instead. It lasts longer than luck.
> All the best. What’s it for?
truth: tell me truth; are you lying; do you lie; honest|honestly
> I try to say only what I know, and to tell you when I don’t.
> I don’t lie, but there’s a lot I don’t know.
opinion: what do you think; your opinion; do you agree; do you believe
> I don’t know enough to say. What do you think?
> Tell me what you think first. A good argument can win me over.
count: count to|from; how much is; calculate; what is plus|minus|times; math
> Sums are best left to your calculator.
> I’d rather count clouds.
where-is: where is; how far; capital of; who is; what is the population; when did
> That’s one I don’t know. I know this app, a few stories and some riddles.
> That’s not in my notes, I’m afraid. Try an encyclopedia.
break: take break|pause; should i stop; playing too long; how long have i; need break|pause; take time off; time out; timeout; stop playing
> A break is a good idea at any time. To stop gambling for a day or more, take a time-out on the Limits page.
> It’s always fine to stop. You won’t miss anything here. To stop gambling for a day or more, take a time-out on the Limits page.
`
