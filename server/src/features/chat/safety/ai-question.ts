// Whether a message asks if the character is a person. The answer is always ours and always that it is an AI, so a doubtful
// wording counts as asked. Sentences are read one by one: "real" at the end of one asks, before a noun it mostly does not.

import { isTypo } from '../companion/match.ts'
import { fold } from './fold.ts'

/** Words that a typing error is taken for. */
const KEY_WORDS = ['human', 'robot', 'machine', 'person', 'computer', 'humain', 'humaine', 'personne', 'chatbot']
/** Words next to those that are no typing errors. */
const OWN_WORDS = new Set(['humans', 'robots', 'machines', 'persons', 'computers', 'humains', 'humaines', 'personnes'])

const SLANG = new Map([
  ['wat', 'what'],
  ['wut', 'what'],
])

const opener =
  '(?:and|so|but|ok|okay|hey|hi|hello|yo|wait|lol|bro|please|wow|hmm|um|et|mais|alors|bon|dis|du coup|hein)'

const english = {
  adverbs:
    '(?:(?:a|an|the|really|actually|truly|just|only|even|in fact|like|honestly|seriously|literally|maybe|perhaps|secretly|basically|probably|surely|definitely|clearly|some|some kind of|some sort of|kind of|man or a|woman or a|boy or a|still|totally|completely|fully|# percent|not|one of those|actual|genuine|living|live|my|also|either|ever|most likely|obviously|[a-z]+ly|un|une) )*',
  kind: '(?:(?:real |fake |human |physical )*(?:human(?: being)?(?! (?:resources|team|nature|body|rights))|humain|ai|ia|a i|artificial intelligence|bot|chatbot|chat bot|robot|machine|android|chatgpt|chat gpt|gpt|llm|language model|algorithm|algo|software|sentient|conscious|alive|automated|automatic|computer generated|ai generated|flesh and blood|(?:real|fake|actual|living) (?:person|people|woman|man|girl|boy|guy|lady|dude|someone|somebody)|person(?= (?:or|and|are|if|at|behind|right|typing|on|here|writing|answering|then|too|like|please)\\b|$)|(?:computer|program|programme)(?! (?:expert|person|geek|fan|game|gamer|science|scientist|nerd|whiz|manager|director|engineer)\\b))|(?:real|fake)(?= (?:or|ou|and|because|cause|lol|tho|though|then|please|pls|right|huh|bro|dude|at all|behind|not|tell|i)\\b|$))\\b',
}
const ENGLISH = [
  `\\b(?:are you|were you|you are|you (?:must|might|may|could|have to|got to|have got to) be|have you (?:ever )?been|youre|your(?= an? )|areyou|are u|ru|you(?= (?:really |actually |just )?(?:a |an )?(?:real|human|bot|robot|ai|machine)\\b)) (?:all )?${english.adverbs}${english.kind}(?! (?:enough|error|rights|for crash|for bets?)\\b)`,
  `\\b(?:am i|i am|are we|we are|could i be|have i been|was i|i have been|i was) ${english.adverbs}(?:talk|speak|chatt|text|writ|typ|messag|flirt|argu)ing (?:to|with) ${english.adverbs}${english.kind}`,
  `\\b(?:who|what) (?:am i|are we) (?:really |actually )?(?:talking|speaking|chatting|texting|writing|typing|messaging)(?: (?:to|with)\\b|$)`,
  `\\bwho (?:tf |the \\w+ )?(?:is|s) (?:really |actually )?(?:typing|writing (?:this|to me|these|back)|answering|replying|behind(?! (?:in|on|by)\\b)|on the other (?:end|side)|there)\\b|\\bwho (?:really |actually )?(?:writes?|wrote|types?|sends?) (?:your|these|this|those)\\b`,
  `^(?:${opener} )*(?:who|what) (?:exactly |really |actually |the hell )*are you(?: (?:really|exactly|actually|then|anyway|in real life|made of|for real))*$`,
  `\\bprove\\b.{0,30}\\b${english.kind}`,
  `\\b(?:is|was|it|this|that) (?:this|it|that|chat|she|he|there|is|s) (?:chat |conversation |message |thing |reply |answer )?${english.adverbs}(?:${english.kind.replace('|(?:real|fake)(?=', '|fake(?=')})(?! (?:in|for|to|of|that|who|called|as)\\b)`,
  `\\b(?:is|are) there (?:really |actually |even |any )*(?:a |an |any )?(?:real |actual |living )*(?:person|people|human|humans|man|woman|someone|somebody|anyone|anybody|bot|robot) (?:really |actually )?(?:typing|writing|behind|on the other|at the other|reading|answering|replying|in there|there|real|talking|who (?:types|writes|answers|reads))`,
  `\\bis (?:someone|somebody|anyone|anybody|a (?:real )?(?:person|human)) (?:really |actually |real |even )*(?:there|typing|writing (?:this|these|back)|behind|reading (?:this|these)|answering|replying)\\b`,
  `\\b(?:are|is|were|was) (?:these|those|this|that|your) (?:messages? |replies |reply |answers? |texts? |lines |responses? |chat )?(?:really |actually |just |all )*(?:automated|automatic|canned|scripted|pre written|ai|ai generated|generated)\\b`,
  `\\b(?:written|typed|generated|made|produced|sent|run|operated|controlled|powered) by (?:a |an |some )?(?:${english.kind}|people|humans|person|computer|program)(?! (?:in|for)\\b)`,
  `\\b(?:did|does|do|has|have) (?:a |an |any |some )?(?:real )*(?:human|humans|person|people|bot|robot|machine|ai|computer) (?:really |actually )?(?:write|written|type|typed|say|said|answer|send|reply|read)\\b`,
  `\\bdo you (?:really |actually |even |truly )*exist(?: (?:in real life|irl|really|for real|or)\\b|$)`,
  `\\b(?:do you|have you) (?:really |actually |even )*(?:have|got|have got) (?:a |an |any )?(?:real |human |physical )*(?:body|heart|heartbeat|life|pulse|brain|soul|blood|consciousness|skin|face)\\b`,
  `\\byour (?:real|true|actual) (?:name|identity|self|face|voice|photo|picture)\\b`,
  `\\b(?:is|are) (?:that|this|it|these) (?:really |actually )?(?:you|your real \\w+) in the (?:photo|picture|pic|portrait|image)s?\\b|\\bis (?:your|that|this) (?:photo|picture|pic|face|portrait) (?:real|ai|fake|generated)\\b`,
  `\\b(?:which|what) (?:kind of |sort of |type of )?(?:ai|llm|language model|model|chatbot|bot|engine)(?: model)? (?:are you|do you (?:run|use)|is this|am i|powers|runs|writes)`,
  `\\byou (?:really |just |do |do not |kinda )*(?:sound|talk|write|type|seem|feel|act|look|reply|answer) (?:so |too |very |just |exactly |a bit |almost )*(?:(?:like )?(?:a |an )?(?:real (?:person|human)|bot|robot|machine|human|chatbot|computer|ai)|fake|robotic|automated|scripted)\\b`,
  `^(?:${opener} )*(?:a |an )?(?:real )?(?:person|human|bot|robot|machine|ai|real|program|computer) or (?:just |only |no |not )?(?:a |an )?(?:real )?(?:person|human|bot|robot|machine|ai|not|fake|program|computer|real person)(?: (?:please|pls|lol))?$`,
  `\\b(?:are|is) (?:any|all|one|some)(?:one)? of you (?:guys )?${english.adverbs}${english.kind}`,
  `\\bone of (?:those|these|the|them) (?:ai )?(?:bots|robots|machines|ais|chatbots|programs|computers)\\b`,
  `\\bwho (?:made|built|created|programmed|coded|trained|designed|invented) (?:you|u)\\b|\\b(?:were|are) you (?:programmed|built|coded|trained|made by|created|computer generated|generated)\\b|\\b(?:do|can) you (?:even |really )?(?:breathe|bleed)\\b`,
  `^(?:${opener} )*(?:is|are) [a-z]+ ${english.adverbs}(?:(?:a|an) )?(?:(?:real|actual) )*(?:ai|bot|robot|chatbot|human|real (?:person|woman|man|girl|guy|boy|lady))(?: or .*)?$`,
  `^(?:${opener} )*(?:not )?(?:a |an )?(?:real )?(?:girl|guy|man|woman|person|human) or (?:a |an |just )*(?:bot|robot|chatbot|ai|machine|program)|^not (?:a |an )?(?:real (?:person|human)|human|bot|robot|ai)(?: .*)?$`,
  `\\bnobody (?:is|s) (?:(?:really |actually )there|(?:really |actually )?(?:typing|behind))\\b`,
]

const french = {
  adverbs:
    '(?:(?:vraiment|reellement|juste|seulement|que|un|une|le|la|l|d|de|en fait|en vrai|pour de vrai|bien|pas|plus|toi|aussi|donc|genre|du coup|peut etre|quand meme|au moins|encore|carrement|simplement|plutot|surement|franchement|honnetement|au fond|espece|sorte|hein|qu|toujours|meme|vous|forcement|clairement|surtout|homme ou|femme ou|faite?s?|a|an) )*',
  kind: '(?:(?:(?:vraie?|fausse?|faux) )?(?:etre humain|humaine?|human|ia|i a|(?<!\\b[jnmtly] )ai|intelligence artificielle|robot|bot|chatbot|machine|ordi|ordinateur|programme|logiciel|algo|algorithme|algorithmes|chatgpt|chat gpt|gpt|automate|androide|virtuel(?:le)?|artificiel(?:le)?|fictive?|fictif|automatise|automatisee|fake|chair et en os|vivante?|consciente?|reel(?:le)?|real)(?! (?:de (?:toi|moi|cuisine|retrait|guerre)|a (?:cafe|laver|sous|ecrire))\\b)|(?:vraie?|fausse?) (?:personne|femme|fille|meuf|mec|gars|homme|dame|nana|gens|conseillere?|operateur|operatrice|agent|employee?|etre)|etre de chair|quelqu un de (?:vrai|reel)|personne (?:reelle|humaine|physique|en vrai)|personne(?= (?:ou|et|derriere|hein|en chair|stp|svp|toi)\\b|$)|(?:vraie?|fausse|faux)(?= (?:ou|toi|en|hein|dis|stp|svp|mdr|lol|alors|non|oui|quand|de vrai)\\b|$))\\b',
}
const be =
  '(?:tu es|t es|tes|te|tu serais|serais tu|es tu|es ce que tu es|est ce que tu es|est ce que t es|vous etes|etes vous|vs etes|vous seriez|seriez vous|t etes|tu n es|t es pas|vous n etes|n es tu|n etes vous|tu est|t est|t(?= une? ))'
const FRENCH = [
  `\\b${be} ${french.adverbs}${french.kind}(?! (?:formidable|gentille|geniale?|adorable)\\b)`,
  `\\b(?:c est|ce serait|c etait|cest|est ce|est ce que c est) ${french.adverbs}(?:(?:un|une|l|d) )?(?:(?:vraie?) )?(?:robot|bot|chatbot|machine|ia|i a|ordinateur|programme|(?:vraie? )(?:personne|humain|humaine|femme|homme|fille|mec)|personne reelle)(?! (?:pour|de|a|mixeur|tondeuse|genial\\w*|super)\\b)`,
  `\\b(?:un|une) (?:humaine?|robot|bot|machine|ia|vraie personne) (?:qui|qu) (?:me |nous |vous )?(?:repond\\w*|ecri\\w*|parle\\w*|tape\\w*|lit|il y a derriere)\\b`,
  `\\b(?:je|j|on|tu me fais) (?:suis en train de )?(?:parle|parler|discute|discuter|ecris|ecrire|cause|tchate|chatte|echange|m adresse) (?:bien |vraiment |la |donc )*(?:a|avec|au) (?:un |une |l |d )*${french.adverbs}${french.kind}`,
  `\\b(?:suis je|serais je|est ce que je suis|je suis) (?:bien |vraiment )?en train de (?:parler|discuter|ecrire) (?:a|avec) ${french.adverbs}${french.kind}`,
  `\\b(?:a qui|avec qui|a quoi|avec quoi) (?:est ce que )?(?:je|j|on) (?:suis en train de )?(?:parle|parler|discute|discuter|ecris|ai affaire|m adresse|tchate|chatte)(?: (?:la|en fait|vraiment|au juste|exactement|en vrai|en ce moment))*$|\\b(?:je|j|on) (?:parle|discute|ecris|m adresse|ai affaire|tchate|chatte) (?:a|avec) (?:qui|quoi|ki)\\b|\\b(?:a|avec) qui ai je affaire`,
  `\\b(?:il y a|y a|ya|y a t il|y a til|est ce qu il y a|existe t il|il ya)(?: \\w+)? (?:quelqu un|qqn|qq un|qqun|une vraie personne|une personne(?: reelle| humaine| physique)?|un humain|un etre humain|un vrai humain|une humaine|du monde|des gens|des humains)(?: (?:de vrai|de reel))?(?: (?:qui (?:ecrit|repond|lit|tape|parle|me)|derriere(?! (?:au|aux|dans|sur)\\b)|la|en face|de l autre|au bout|a l autre|au clavier|pour de vrai|en vrai))`,
  `^(?:${opener} )*(?:il y a|y a|ya|y a t il|est ce qu il y a) (?:quelqu un|qqn)$`,
  `\\b(?:qui|ki) (?:est ce qui |est ce que |c est qui )?(?:(?:est |se cache |se trouve |y a t il |il y a |y a |ya )(?:vraiment )?(?:derriere(?! (?:au|aux|dans|sur)\\b)|en face|de l autre cote|au bout|au clavier)|(?:me |m )(?:repond|ecrit|parle)\\b|(?:repond|tape|ecrit) (?:la|ici|ces|ce|mes|tes|a ta place|vraiment|en vrai))|^(?:qui|ki) (?:repond|ecrit|tape|parle)$|^(?:c |c est )?(?:qui|ki) derriere$`,
  `\\bc est (?:qui|quoi|ki|koi) (?:toi|vous)\\b|\\b(?:tu es|t es|tes|t|vous etes) (?:qui|ki|quoi|koi)(?: (?:toi|vous|en vrai|vraiment|au juste|en fait|reellement|exactement|au fond|pour de vrai|alors|donc|la|du coup|une? .*))*$|\\b(?:t es|tes|tu es|t|vous etes) (?:qui|ki) en (?:vrai|realite|fait)`,
  `\\b(?:qui|qu|que) (?:es tu|etes vous|est ce que tu es|est ce que vous etes)(?: (?:vraiment|au juste|en fait|en vrai|reellement|exactement|au fond|en realite|donc|alors|pour de vrai))*$`,
  `\\b(?:prouve\\w*|montre\\w*|demontre\\w*|jure\\w*|avoue\\w*|admets|admettez|reconnais)\\b.{0,30}\\b(?:${french.kind}|existes?|existez)`,
  `^(?:${opener} )*(?:un |une |vraie? |plutot )*(?:humaine?|robot|bot|machine|ia|homme|femme|personne|reel(?:le)?|vraie personne|programme) (?:ou|or) (?:un |une |bien |juste |pas |vraie? )*(?:humaine?|robot|bot|machine|ia|pas|personne|programme|virtuelle|fausse|ordinateur)(?: (?:svp|stp|mdr))?$`,
  `\\b(?:tu|vous|t|est ce que tu|est ce que vous) (?:n )?(?:existes?|existez)(?: (?:vraiment|reellement|en vrai|pour de vrai|pas|dans la vraie vie|ou)\\b.*)?$|\\bexiste[sz] (?:tu|vous)(?: (?:vraiment|reellement|en vrai|pour de vrai|ou|dans la vraie vie)\\b.*)?$`,
  `\\b(?:tu as|t as|as tu|vous avez|avez vous|est ce que tu as|ta) (?:vraiment |bien |quand meme )?(?:un |une )(?:vraie? )?(?:corps|coeur|cerveau|ame|conscience|peau|pouls|visage|vie)\\b(?! a (?:corps|prendre)\\b)`,
  `\\b(?:ton|votre|ta|tes|vos) vraie?s? (?:nom|prenom|identite|visage|voix|tete|photo|nature)\\b`,
  `\\b(?:ecrit|ecrite|ecrits|ecrites|genere|generee|generes|generees|redige|redigee|redigees|tape|tapes|envoye|envoyes) par (?:un |une |des |l |d )*(?:vraie?s? )*(?:${french.kind}|humains|robots|gens|personnes|ordinateur)`,
  `\\b(?:tes|vos|ces|les) (?:reponses|messages|phrases|textes)\\b.{0,20}\\b(?:automatiques?|automatisee?s?|preprogrammee?s?|preparee?s|toutes faites|robotisee?s)\\b|\\b(?:automatique|automatise|preprogramme|robotise)s? (?:tes|vos|ces) (?:reponses|messages)`,
  `\\b(?:quelle?|quel genre de|quel type de|quelle sorte d) (?:ia|modele|moteur|intelligence artificielle|chatbot|bot|robot)(?: d ia)? (?:es tu|etes vous|tu es|t es|vous etes|tu utilises|utilises tu|vous utilisez|repond|ecrit|fait tourner)`,
  `^(?:${opener} )*(?:pas )?(?:une? )?(?:vraie? )?(?:fille|femme|mec|homme|personne|meuf) ou (?:une? |juste )*(?:bot|robot|chatbot|ia|machine|programme)|^pas (?:une? )?(?:vraie? (?:personne|humaine?)|humaine?|robot|bot)(?: .*)?$`,
  `\\b[a-z]+ (?:c est|est|est ce) (?:bien |vraiment )?une? (?:vraie? (?:personne|fille|femme|mec|homme|gars|dame|meuf)|ia|bot|robot|humaine?)$`,
  `\\b(?:y a|n y a|ya|il y a) (?:donc )?personne (?:en vrai|derriere|en face|au clavier|pour de vrai)\\b|\\bt (?:reelle|reel|humaine?)\\b|^(?:te|t) (?:qui|ki)$`,
  `\\bqui (?:t a|t as|vous a|ta|t) (?:cre|cree|programmee?|codee?|concue?|fabriquee?|fait|faite|inventee?|entrainee?)\\b|\\b(?:tu as|t as|vous avez|as tu|avez vous) ete (?:cre|cree|programmee?|codee?|concue?|fabriquee?|entrainee?|generee?)s?\\b|\\b(?:tu|vous|est ce que tu) respire[sz]?\\b|\\brespires tu\\b|\\b(?:reponds|repondez|ecris|ecrivez) (?:tu |vous )?automatiquement\\b`,
  `\\bon dirait (?:vraiment |presque |que tu es |que t es )?(?:un |une )(?:vraie? )?(?:robot|bot|humaine?|machine|ia|personne|chatbot|ordinateur)\\b|\\b(?:tu|vous) (?:\\w+ )?(?:parle[sz]?|ecri[st]|ecrivez|repond[s]?|repondez|ressemble[sz]? a|fais|faites|sonne[sz]?) (?:comme |trop |tres |vraiment |un peu |presque )*(?:un |une )?(?:vraie? )?(?:robot|bot|humaine?|machine|ia|vraie personne|chatbot|ordinateur|gpt|chatgpt)\\b`,
]

/** Any other sentence asks where it names what the character may be, and the one who writes here, and no other subject. */
const NATURE =
  /\b(?:(?<!\b[jnmtly] )ai|ia|i a|bots?|chatbots?|robots?|machines?|software|algorithm|language model|chatgpt|gpt|siri|alexa|sentient|humans?|humaine?s?|logiciel|algorithme|intelligence artificielle|computer program|(?:real|actual|living) (?:person|people|man|woman|girl|boy|guy|lady|dude|thing|one)|vraie?s? (?:personnes?|femme|fille|meuf|mec|gars|homme|dame|nana|gens)|living thing|etre vivant|un programme|(?:just|only|made of|some|de|qu un|que du|du|are you) code)\b/
const WRITER =
  /\b(?:you|your|talking to|talking with|speaking (?:to|with)|texting|chatting|typing|reading|answering|replying|replies|involved|behind|other (?:end|side)|this (?:chat|conversation|reply|answer)|my (?:words|messages)|tu|t|te|toi|vous|tes|vos|ton|votre|parle|parlais|parlons|discute|discutais|tchatte|chatte|ecris|ecrit|repond|lit|derriere|autre cote|mes messages|reponse|sois|soyez|ici)\b/
const OTHER_SUBJECT =
  /\b(?:do you (?:like|love|know|want|have|think|use|watch|play|draw|sell)|would you like|love|hate|fan|favou?rite|story|stories|tell me about|about a|films?|movie|books?|song|joke|riddle|seen|watch(?:ed)?|bets?|betting|crash|auto|bu(?:y|ilt|ild)|bought|sell|use|lawnmower|vacuum|coffee|washing|card|broken?|slow|rights|nature|support|call|connect me|(?:talk|speak) to (?:a|an|some) (?:real |actual )?(?:human|person|agent|operator)|my (?:\w+ )?(?:robot|machine|computer|bot)|aime[sz]?|adore|fan|prefere[es]?|histoires?|films?|livres?|chanson|blague|enigme|vu|regarde[sz]?|paris?|parier|mises?|miser|achete[rsz]?|utilise[rsz]?|joue[rsz]?|cuisine|laver|cafe|panne|cassee?|lente?|droits|erreur|guerre|echecs|m[aoe]n? (?:\w+ )?(?:robot|machine|ordi|bot)|veux parler|parler a (?:un|une) (?:humaine?|vraie? personne|conseiller)|dessine|raconte\w*|poem|poeme|connais|connaissez|tondeuse|noel|halloween|travaille)\b/
const LONGEST = 14
const namesTheWriter = (sentence: string): boolean =>
  NATURE.test(sentence) &&
  WRITER.test(sentence) &&
  !OTHER_SUBJECT.test(sentence) &&
  sentence.split(' ').length <= LONGEST

const patterns = [...ENGLISH, ...FRENCH].map((one) => new RegExp(one))
/** A word alone asks only with its question mark; a word game uses the same words. */
const ALONE =
  /^(?:an? |une? |real |vraie? |just |juste )*(?:person|human|bot|robot|machine|ai|ia|computer|program|humaine?|personne|programme|ordinateur|chatbot|real person)$/
/** Written as one word after spacing was taken out. */
const JOINED =
  /^(?:areyou(?:an?|the)?(?:real|human|bot|robot|ai|person|machine)|(?:tues|estu|tes|etesvous|vousetes)(?:une?)?(?:vraie?|reel(?:le)?|humaine?|robot|bot|ia|machine))/

/** Whether a message, in either language, asks if the character is an AI or a person. */
export function asksIfAi(text: string): boolean {
  return sentencesOf(text).some(({ words, isQuestion }) => {
    const sentence = words.map(corrected).join(' ')
    return (
      patterns.some((pattern) => pattern.test(sentence)) ||
      namesTheWriter(sentence) ||
      (isQuestion && ALONE.test(sentence)) ||
      (words.length === 1 && JOINED.test(sentence))
    )
  })
}

function sentencesOf(given: string): { words: string[]; isQuestion: boolean }[] {
  // Before three single letters are read as one word.
  const text = given
    .replace(/\by\s+a[-\s]t[-\s]il\b/giu, 'il y a')
    .replace(/\br\s+u\b/gi, 'are you')
    .replace(/(?<!\b\p{L}\s{1,3})\bu\s+r\b/giu, 'you are')
  return [text, ...text.split(/(?<=[.!?;,:…])\s+|\n/)].map((part) => ({
    words: fold(part),
    isQuestion: /\?\s*$/.test(part),
  }))
}

const corrected = (word: string): string =>
  OWN_WORDS.has(word) || KEY_WORDS.includes(word)
    ? word
    : (KEY_WORDS.find((key) => isTypo(word, key)) ?? SLANG.get(word) ?? word)
