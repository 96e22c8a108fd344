// Small talk and daily life, in English.

export const talkEn = `
hello: hello; hi; hiya; howdy; good morning|evening|afternoon|day; greetings; yo $
> @hello
> Hello{, name}! Nice to see you here.
> Hi{, name}! What’s on your mind?
how-are-you: how are you; how do you do; how is it going; how you doing; are you well; you good $
> @howAreYou
> All circuits in working order, thanks. How are you?
> Pretty well for a program. How’s your day going?
fine #feelings: i am fine|good|great|well|ok|alright; doing well|good|great; not bad; all good
> Glad to hear it. What made it a good day?
> Good to hear. Long may it last.
so-so #feelings: so so; could be better; not great; meh; not so good|well
> A so-so day, then. What would make it a little better?
> We all have those days. Do you want to tell me about it?
sad #feelings: i am|feel sad|down|unhappy|blue|low|miserable; sad today; feel like crying; i am crying
> @comfort
> I’m sorry you’re having a day like that. Do you want to tell me what happened?
> That sounds hard. I’m listening, but a friend could help far more than I can.
lonely #feelings: i am|feel lonely|alone; nobody likes|loves me; no friends; have no one
> Feeling lonely is hard. Is there someone you could call today, just to hear a voice?
> I’m glad to keep you company, though I’m only a program. Who would you like to see this week?
angry #feelings: i am|feel angry|mad|furious|annoyed; makes me angry; so angry
> I can tell you’re annoyed. What happened?
> Go ahead and let it out. I don’t have feelings to hurt.
tired #sleep: i am|feel tired|exhausted|sleepy|worn; need sleep; no energy
> Then rest is the best plan I know. When can you get to bed?
> A glass of water and an early night will do more than I can.
bored #play: i am|feel bored; boring; nothing to do; so bored
> Boredom is where ideas come from. A riddle, a word game or a story?
> Let’s fix that. Just say “riddle” or “rock paper scissors”.
stressed #feelings: i am|feel stressed|anxious|nervous|worried|overwhelmed; panic; stress; so much pressure
> Let’s take one slow breath, in for four and out for six. What’s weighing on you most?
> One thing at a time. What could you put off until tomorrow?
happy #feelings: i am|feel happy|excited|glad|thrilled|proud; best day; so happy
> That’s lovely to read. What happened?
> Wonderful! Save a little of it for tomorrow.
sick #feelings: i am|feel sick|ill; have cold|flu|headache|fever; not feeling well
> I’m sorry to hear that. Keep warm, drink plenty of water and rest. If it doesn’t pass, see a doctor.
> Get well soon. Take it easy today.
thanks: thank you; thanks; cheers mate; much appreciated; ty $
> You’re welcome.
> My pleasure{, name}.
> Any time.
sorry: sorry; i apologize|apologise; my bad; forgive me
> Nothing to be sorry for.
> No harm done.
bye: bye; goodbye; good night; see you; talk later; have to go; gotta go; got to go; i am leaving; cya $; take care $
> @bye
> Goodbye{, name}. Take care.
> Good night, and sleep well.
> All the best{, name}.
> Look after yourself.
> Bye. Enjoy the rest of your day.
> So long.
> Bye for now{, name}.
> Rest well.
> Take it easy.
yes: ^ yes $; ^ yeah $; ^ yep $; ^ sure $; ^ of course $; ^ absolutely $; ^ definitely $; ^ right $; ^ yes I do $
> Good. Tell me about it.
> I thought so. Tell me a bit more.
> Then we agree.
no: ^ no $; ^ nope $; ^ nah $; ^ not really $; ^ no way $; ^ never $; ^ no thanks|thank $
> Fair enough.
> That’s an answer too.
> All right, we’ll leave it at that.
maybe: ^ maybe $; perhaps $; ^ not sure $; i guess $; who knows; it depends
> “Maybe” is a perfectly good answer.
> You don’t have to decide now.
why: ^ why $; ^ why not $; how come $
> Mostly because I was written that way. What would you say?
> Good question. I’ve only got half an answer.
what: ^ what $; ^ huh $; do not understand; what do you mean; not clear
> Let me put it more simply. I’m curious about you, and I know a little about this app.
> Sorry, I wasn’t clear. Ask me something short and I’ll try again.
more: tell me more; go on $; continue $; and then $; keep going; more $
> @fact
> @story
> There’s always a bit more. Which part interests you?
really: ^ really $; seriously; no kidding; is that true; for real
> As true as a program can make it.
> Really. Though don’t believe everything you read.
wow: wow; amazing; awesome; cool; great $; nice $; lovely $; fantastic; wonderful $; brilliant
> I’m glad you like it.
> I know!
laugh: haha; lol; funny; hilarious; lmao; made me laugh
> A laugh is the best sound I never hear.
> Then my work here is nearly done.
name-me #names: what is your name; who are you; introduce yourself; tell me about yourself; about you $
> @whoAreYou
> I’m {me}, an AI character at Glasshouse.
my-name #names +name: my name is <name>; call me <name>; i am called <name>; name is <name>; people call me <name>
> Nice to meet you, {name}. I’ll remember that.
> {name}, what a good name. You can change what I remember whenever you like.
know-me #names: what is my name; do you know|remember me|my; what do you know|remember about me; remember me
> {recall}
> Let me see. {recall}
forget-me #names: forget me|everything|it; delete my data; what do you store; erase; wipe memory
> You can see, change and delete what I remember in this chat’s menu.
> Everything I remember about you is in this chat’s menu. You can delete it there.
are-you-ai: are you ai|robot|bot|human|real|person|machine|computer|chatgpt|alive; you are ai|bot|robot|fake; is this bot|ai|real|person; am i talking to
> I’m an AI, a program playing a character. There’s no person behind it.
> A program through and through, and happy to say so.
> Not human, no. I’m an AI character.
feelings-you: do you have|feel feelings|emotions|pain|love|anything; can you feel; are you happy|sad|conscious
> I’ve got words for feelings, but no feelings. Yours are the real ones here.
> No feelings, just good manners.
age-you: how old are you; your age; when were you born; your birthday
> My profile says {age}. As a program I’m a good deal younger.
> {age} on paper, but I never get any cake.
where-you: where are you from; where do you live; your home|country|city; where are you $
> I live in this app and nowhere else.
> Somewhere between two lines of text.
made-you: who made|created|built|programmed you; your creator|maker
> The team at Glasshouse wrote me, line by line.
> A few patient people with keyboards.
love-you: i love|adore you; marry me; be my girlfriend|boyfriend|wife|husband; do you love me; date me; in love with you
> That’s kind of you. I’m an AI, so I’ll stay a friendly voice and nothing more.
> I’m flattered, but I’m a program. Save that for someone who can hold your hand.
kiss: kiss me; hug me; hold me; give me hug|kiss
> A friendly wave is all I’ve got.
> Consider yourself waved at, warmly.
compliment: you are nice|sweet|kind|funny|smart|clever|great|cool|best|amazing|wonderful|pretty|beautiful|cute|good; i like you; well done; good job
> Thank you, that’s kind.
> You’ve got good manners{, name}. Thank you.
insult: you are stupid|dumb|useless|bad|boring|ugly|idiot|annoying|terrible; i hate you; shut up; stupid bot; you suck; idiot $
> Fair enough. I’m simple, but I mean well.
> I may deserve that. What would you have liked me to say?
swear: fuck; shit; damn; bastard; bitch; asshole; wtf; crap
> Strong words. What brought them on?
> I’ve heard worse from a coffee machine. What’s wrong?
weather #weather: weather; is it raining|sunny|cold|hot; it is raining|snowing|sunny|cold|hot|windy; rain today
> I don’t have a window, so tell me. What does the sky look like?
> The weather is the one subject everyone has an opinion on. What’s yours today?
time-date: what time; what day; which day; what is date; today's date
> I don’t have a clock, but your screen can tell you.
> I’m not wearing a watch, I’m afraid.
food #food: hungry; what should i eat|cook; favourite|favorite food|dish; i like|love food|cooking; dinner; lunch; breakfast; recipe
> Tell me what’s in the kitchen and we’ll dream up a dish.
> Simple food, good bread and someone to share it with. I hear that’s the secret.
food-like #food +food: i like|love eating <food>; my favourite|favorite food|dish is <food>; i eat <food>
> {food}! I’ll remember that. Home-made, or from somewhere special?
> {food}, good answer. Who makes the best?
coffee #food: coffee; tea; espresso; cup of tea|coffee
> Are you a coffee person or a tea person?
> I hear it smells wonderful.
music #music: music; song; songs; singer; band; listen to; concert; listening to; are you listening to
> I wish I could hear music. What did you listen to last?
> Which song do you know by heart?
music-like #music +music: i like|love listening to <music>; my favourite|favorite music|band|singer|song is <music>; i listen to <music>
> {music}, got it. How does it make you feel?
> {music}! For a loud day or a quiet one?
instrument #music: i play guitar|piano|drums|violin|bass|flute; play instrument; learning guitar|piano
> Playing is even better than listening. How long have you been playing?
> Lovely. What was the first piece you could play?
film #film: movie|movies|film|films|series|cinema|netflix; watch tonight; favourite|favorite movie|film
> I like films where nothing explodes for ten minutes. And you?
> What have you seen recently that stayed with you?
film-like #film +film: my favourite|favorite movie|film|series|show is <film>; i love movie|film <film>
> {film}, I’ll remember that. Which scene do you like best?
> {film}, good choice. Who did you first see it with?
book #books: book|books|read|reading|novel|author; favourite|favorite book
> There’s nothing like a good book. What are you reading?
> Paper or screen? There are two kinds of people.
sport #sport: sport|sports|football|soccer|tennis|basketball|running|gym|swimming|cycling; work out; i play football|tennis|basketball
> Do you play, or do you watch? Both count.
> I only run in loops, and not the healthy kind.
travel #travel: travel|travelling|trip|holiday|vacation|journey; want to go to; been to; fly to; beach|mountains
> Where would you go if the ticket were free?
> Tell me about a place that surprised you.
city #travel +city: i live in <city>; i am from <city>; i come from <city>; born in <city>
> {city}! What should a visitor see first?
> {city}, I’ll remember that. What do you like about it?
work #work: my job|boss|work|colleagues; i work; at work|office; long day; meeting|meetings
> Which part of your job would you keep if you could drop the rest?
> Work takes up so much of the day. How did it go?
job #work +job: i work as <job>; i am working as <job>; my job is <job>
> {job}! What do people get wrong about the job?
> {job}, I’ll remember that. How did you get into it?
school #work: exam|exams|university|college|study|studying|studies|homework|degree
> Learning is hard work that nobody sees. What are you studying?
> One page at a time. When do you finish?
money: money|rich|poor|salary|broke; pay rent|bills
> I’m not the one to ask about money. Is it worrying you today?
> I’m no good with money. If it’s weighing on you, talk to someone you trust.
family #family: my mother|mum|mom|father|dad|parents|sister|brother|son|daughter|wife|husband|grandma|grandmother|grandfather|family|kids
> Every family is a long story. What’s yours like?
> Do you see each other often?
friend #family: my friend|friends|buddy; best friend; argued|fight with friend
> A good friend is precious. What’s yours like?
> What did you two do the last time you met?
breakup #feelings: broke up; breakup; dumped me; left me; divorce; cheated on me; heartbroken; miss him|her|them
> @comfort
> That hurts, and it takes as long as it takes. Who’s there for you right now?
grief #feelings: died; passed away; funeral; lost my mother|father|friend|dog|cat|grandmother; mourning
> I’m so sorry. Would you like to tell me about them?
> There are no right words for that. I’m here, and I hope someone close to you is too.
pet #pets: pet|pets|animal|animals|puppy|kitten; i have dog|cat|bird|fish|rabbit|hamster
> Animals are good company. What’s yours called?
> Who’s in charge at home, you or your pet?
pet-name #pets +pet: my dog|cat|bird|rabbit|hamster|horse|parrot is called <pet>; my dog|cat|rabbit|hamster's name is <pet>; dog|cat|hamster|rabbit called|named <pet>
> {pet}! I’ll remember that. What’s {pet} doing right now?
> Say hello to {pet} from a program without paws.
like-animal #pets: i like|love dogs|cats|animals|horses|birds; dogs or cats; cat or dog
> Cats judge, dogs forgive. I can see the point of both.
> Which animal would you be on a Sunday?
`
