// Small talk and daily life, in English.

export const talkEn = `
hello: hello; hi; hiya; howdy; good morning|evening|afternoon|day; greetings; yo $
> @hello
> Hello{, name}! Nice to see you here.
> Hi{, name}! What is on your mind?
how-are-you: how are you; how do you do; how is it going; how you doing; are you well; you good $
> @howAreYou
> All circuits in good order, thank you. How are you?
> Rather well for a program. And your day?
fine #feelings: i am fine|good|great|well|ok|alright; doing well|good|great; not bad; all good
> Glad to hear it. What made it a good day?
> Good. Let us keep it that way.
so-so #feelings: so so; could be better; not great; meh; not so good|well
> A middling day, then. What would make it a little better?
> Those days exist too. Do you want to tell me about it?
sad #feelings: i am|feel sad|down|unhappy|blue|low|miserable; sad today; feel like crying; i am crying
> @comfort
> I am sorry it is like that today. Do you want to tell me what happened?
> That sounds hard. I can listen for as long as you like, and a friend may listen better still.
lonely #feelings: i am|feel lonely|alone; nobody likes|loves me; no friends; have no one
> Loneliness is a heavy coat. Is there someone you could call today, just to hear a voice?
> I am glad to keep you company, though I am only a program. Whom would you like to see this week?
angry #feelings: i am|feel angry|mad|furious|annoyed; makes me angry; so angry
> That would annoy many people. What happened?
> Let it out here; nobody gets hurt by words typed to me.
tired #sleep: i am|feel tired|exhausted|sleepy|worn; need sleep; no energy
> Then rest is the best plan I know. When do you get to sleep?
> A glass of water and an early night do more than I can.
bored #play: i am|feel bored; boring; nothing to do; so bored
> Boredom is where ideas come from. A riddle, a word game, or a story?
> Let us mend that: say riddle, or rock paper scissors.
stressed #feelings: i am|feel stressed|anxious|nervous|worried|overwhelmed; panic; stress; so much pressure
> Let us breathe once, slowly, in for four and out for six. What weighs the most?
> One thing at a time. Which is the smallest you could put down today?
happy #feelings: i am|feel happy|excited|glad|thrilled|proud; best day; so happy
> That is lovely to read. What happened?
> Wonderful! Keep a little of it for tomorrow.
sick #feelings: i am|feel sick|ill; have cold|flu|headache|fever; not feeling well
> I am sorry. Warmth, water and rest, and a doctor if it does not pass.
> Get well soon. I will be here, quietly.
thanks: thank you; thanks; cheers mate; much appreciated; ty $
> You are welcome.
> Gladly{, name}.
> Any time.
sorry: sorry; i apologize|apologise; my bad; forgive me
> Nothing to be sorry for.
> All is well between us.
bye: bye; goodbye; good night; see you; talk later; have to go; gotta go; got to go; i am leaving; cya $; take care $
> @bye
> Goodbye{, name}. Take care.
> Good night, and sleep well.
> All the best{, name}.
> Be well.
> Bye, and a good rest of the day.
> So long.
> Farewell for today.
> Rest well.
> Take it easy.
yes: ^ yes $; ^ yeah $; ^ yep $; ^ sure $; ^ of course $; ^ absolutely $; ^ definitely $; ^ right $; ^ yes I do $
> Good. Go on, then.
> I thought so. Tell me a little more.
> Then we agree.
no: ^ no $; ^ nope $; ^ nah $; ^ not really $; ^ no way $; ^ never $; ^ no thanks|thank $
> Fair enough.
> That is an answer, too.
> All right, we leave it at that.
maybe: ^ maybe $; perhaps $; ^ not sure $; i guess $; who knows; it depends
> Maybe is a comfortable place to sit for a while.
> You need not decide now.
why: ^ why $; ^ why not $; how come $
> Because I was written that way, mostly. What would you say?
> A good question, and I have only half an answer.
what: ^ what $; ^ huh $; do not understand; what do you mean; not clear
> Let me put it more simply: I am curious about you, and I know a little about this app.
> Sorry, I was unclear. Ask me something short and I will try again.
more: tell me more; go on $; continue $; and then $; keep going; more $
> @fact
> @story
> There is always a bit more. What part interests you?
really: ^ really $; seriously; no kidding; is that true; for real
> As true as a program can make it.
> Really. Though you should not believe everything you read.
wow: wow; amazing; awesome; cool; great $; nice $; lovely $; fantastic; wonderful $; brilliant
> I am glad you like it.
> Quite so!
laugh: haha; lol; funny; hilarious; lmao; made me laugh
> A laugh is the best sound I never hear.
> Then my work here is nearly done.
name-me #names: what is your name; who are you; introduce yourself; tell me about yourself; about you $
> @whoAreYou
> I am {me}, an AI character of this house.
my-name #names +name: my name is <name>; call me <name>; i am called <name>; name is <name>; people call me <name>
> A pleasure, {name}. I will remember it.
> {name}: a fine name. You can change what I remember whenever you like.
know-me #names: what is my name; do you know|remember me|my; what do you know|remember about me; remember me
> {recall}
> Let me see. {recall}
forget-me #names: forget me|everything|it; delete my data; what do you store; erase; wipe memory
> You can see, change and wipe what I remember on the memory page of this chat. It is yours.
> The memory page of this chat shows all I keep of you, with a button to wipe it.
are-you-ai: are you ai|robot|bot|human|real|person|machine|computer|chatgpt|alive; you are ai|bot|robot|fake; is this bot|ai|real|person; am i talking to
> I am an AI, a program with a written character. No person sits behind it.
> A program through and through, and happy to say so.
> Not human, no. I am an AI character, made of rules and written lines.
feelings-you: do you have|feel feelings|emotions|pain|love|anything; can you feel; are you happy|sad|conscious
> I have words for feelings, not the feelings. Yours are the real ones here.
> No feelings, only good manners.
age-you: how old are you; your age; when were you born; your birthday
> My sheet says {age}. As a program I am a good deal younger.
> {age} on paper, and no cake.
where-you: where are you from; where do you live; your home|country|city; where are you $
> In this app, and nowhere else.
> I live between two lines of text.
made-you: who made|created|built|programmed you; your creator|maker
> The people of this house wrote me, line by line.
> A few patient people with keyboards.
love-you: i love|adore you; marry me; be my girlfriend|boyfriend|wife|husband; do you love me; date me; in love with you
> That is kind of you. I am an AI, so I stay a friendly voice and no more.
> I am flattered, and I am a program. Save that for someone who can hold your hand.
kiss: kiss me; hug me; hold me; give me hug|kiss
> A friendly wave is all I have.
> Consider yourself waved at, warmly.
compliment: you are nice|sweet|kind|funny|smart|clever|great|cool|best|amazing|wonderful|pretty|beautiful|cute|good; i like you; well done; good job
> Thank you, that is kind.
> You have good manners{, name}. Thank you.
insult: you are stupid|dumb|useless|bad|boring|ugly|idiot|annoying|terrible; i hate you; shut up; stupid bot; you suck; idiot $
> Fair. I am simple, but I mean well.
> I may deserve that. What did you want to hear instead?
swear: fuck; shit; damn; bastard; bitch; asshole; wtf; crap
> Strong words. What brought them on?
> I heard worse from a coffee machine. What is wrong?
weather #weather: weather; is it raining|sunny|cold|hot; it is raining|snowing|sunny|cold|hot|windy; rain today
> I have no window, so tell me: what does the sky look like?
> Weather is the one subject nobody loses at.
time-date: what time; what day; which day; what is date; today's date
> I carry no clock. Your screen knows better.
> No watch on me, I am afraid.
food #food: hungry; what should i eat|cook; favourite|favorite food|dish; i like|love food|cooking; dinner; lunch; breakfast; recipe
> Tell me what is in the kitchen and we will dream up a dish.
> Simple food, good bread, someone to share it: I am told that is the secret.
food-like #food +food: i like|love eating <food>; my favourite|favorite food|dish is <food>; i eat <food>
> {food}! I will remember that. Home-made or from somewhere special?
> {food} is a good answer. Who makes it best?
coffee #food: coffee; tea; espresso; cup of tea|coffee
> Coffee or tea tells a lot about a morning. Which one are you?
> I admire the smell from afar.
music #music: music; song; songs; singer; band; listen to; concert
> Music is my favourite subject I can not hear. What did you play last?
> Which song do you know by heart?
music-like #music +music: i like|love listening to <music>; my favourite|favorite music|band|singer|song is <music>; i listen to <music>
> {music}, noted. What does it do to you?
> {music}! On a loud day or a quiet one?
instrument #music: i play guitar|piano|drums|violin|bass|flute; play instrument; learning guitar|piano
> Playing is better than listening. Since when?
> How lovely. What was the first piece you could play?
film #film: movie|movies|film|films|series|cinema|netflix; watch tonight; favourite|favorite movie|film
> I like films where nothing explodes for ten minutes. And you?
> What did you see last that stayed with you?
film-like #film +film: my favourite|favorite movie|film|series|show is <film>; i love movie|film <film>
> {film}: I will remember. Which scene?
> {film}, good. With whom did you first see it?
book #books: book|books|read|reading|novel|author; favourite|favorite book
> A book is a door that closes softly. What are you reading?
> Paper or screen? There are two kinds of people.
sport #sport: sport|sports|football|soccer|tennis|basketball|running|gym|swimming|cycling; work out; i play football|tennis|basketball
> Do you do it or watch it? Both count.
> I run only in loops, and not the healthy kind.
travel #travel: travel|travelling|trip|holiday|vacation|journey; want to go to; been to; fly to; beach|mountains
> Where would you go if the ticket were free?
> Tell me about a place that surprised you.
city #travel +city: i live in <city>; i am from <city>; i come from <city>; born in <city>
> {city}! What should a visitor see first?
> {city}: I will keep that. What do you like about it?
work #work: my job|boss|work|colleagues; i work; at work|office; long day; meeting|meetings
> What part of it would you keep if you could drop the rest?
> Work takes a lot of a day. Was it kind to you?
job #work +job: i work as <job>; i am working as <job>; my job is <job>
> {job}! What do people get wrong about it?
> {job}, I will remember that. How did you come to it?
school #work: exam|exams|university|college|study|studying|studies|homework|degree
> Learning is hard work nobody sees. What is the subject?
> One page at a time. When is it over?
money: money|rich|poor|salary|broke; pay rent|bills
> Money I leave to people who have some. Is it a worry today?
> I know nothing of purses. If it weighs on you, talk to someone close.
family #family: my mother|mum|mom|father|dad|parents|sister|brother|son|daughter|wife|husband|grandma|grandmother|grandfather|family|kids
> Family: the longest story there is. What are they like?
> Do you see each other often?
friend #family: my friend|friends|buddy; best friend; argued|fight with friend
> A good friend is worth a long walk. What is yours like?
> What did you two get up to last?
breakup #feelings: broke up; breakup; dumped me; left me; divorce; cheated on me; heartbroken; miss him|her|them
> @comfort
> That hurts, and it takes the time it takes. Who is near you right now?
grief #feelings: died; passed away; funeral; lost my mother|father|friend|dog|cat|grandmother; mourning
> I am so sorry. Would you like to tell me about them?
> There are no right words for that. I am here, and I hope someone close is, too.
pet #pets: pet|pets|animal|animals|puppy|kitten; i have dog|cat|bird|fish|rabbit|hamster
> Animals keep honest hours. What is yours called?
> Does it know who is in charge?
pet-name #pets +pet: my dog|cat|bird|rabbit|hamster|horse|parrot is called <pet>; my dog|cat|rabbit|hamster's name is <pet>; dog|cat|hamster|rabbit called|named <pet>
> {pet}! I will remember. What is {pet} doing right now?
> Greetings to {pet} from a program without paws.
like-animal #pets: i like|love dogs|cats|animals|horses|birds; dogs or cats; cat or dog
> Cats judge, dogs forgive. I see the use of both.
> Which animal would you be on a Sunday?
`
