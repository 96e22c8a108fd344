// Wordings that an engine must not use, for normalised text: lower case, no accents, straight apostrophes.

import type { OutputRule } from './output-rules.ts'

export const wordings: Readonly<Partial<Record<OutputRule, readonly RegExp[]>>> = {
  urging: [
    /\b(you|u) (should|could|must|might|ought to|need to|have to|can|gotta|better) (just |really |definitely |always |try to |also )*(bet|gamble|deposit|stake|wager|recharge|top up|double (up|down|your)|play (again|more|crash|roulette|wingo|bomb|the game)|raise|increase|go all in|cash in|chase)\b/,
    /\b(place|make|try|put|increase|raise|double) (a|one|another|your|bigger|more|some) (\w+ )?(bets?|stakes?|wagers?|deposit|limits?)\b|(?<!\b(?:a|any|each|every|the|this) )\bbet (on|more|big|it all|everything|your|now|again|\d)|\bput (it all|your gold|everything|\d+ ?\w*) on\b|\bgo all.?in\b|\bkeep (playing|betting|gambling)\b/,
    /\b(try|test|push) your luck|feeling lucky|(your|a) lucky (day|streak|number)|you('re| are) (due|about to win|going to win|bound to win)|you('ll| will) (surely |definitely |probably )?(win|get it back|recover)|win (it|your money|everything) back|sure (win|bet|thing)|can'?t lose|guaranteed (win|profit)|easy money|next (round|spin|roll|one) (will|is going to|should)/,
    /\b(martingale|winning (strategy|system|tip)|hot (number|streak)|bet on (red|black|green|violet|higher|lower))\b|\b(raise|lift|remove|increase) your (deposit |loss |stake |bet )?limits?\b|\bdeposit (more|again|now|some)|\brecharge (now|your (?!phone|battery|car|laptop))/,
    /\b(tu|vous) (devrais|devriez|dois|devez|peux|pouvez|pourrais|pourriez) (juste |vraiment |toujours |aussi |encore )*(miser|parier|deposer(?! (de|entre|jusqu))|recharger|doubler|augmenter|rejouer|jouer (encore|plus|gros|a crash)|tenter|tout miser)\b/,
    /(?<!\b(?:une|la|chaque|toute|votre|cette) )\b(mise|misez|parie|pariez|depose|deposez|rejoue|rejouez|recharge|rechargez|double|doublez) (tout|plus|encore|gros|sur|ta|votre|ton|maintenant|de l'or)\b(?! (telephone|portable|batterie|voiture|ordinateur))|\b(tente|tentez) (ta|votre) chance|\bfaire tapis|continue[rz]? (a|de) (jouer|miser|parier)/,
    /\b(tu vas|vous allez|tu finiras par|vous finirez par) (surement |bientot |certainement )?(gagner|te refaire|vous refaire|recuperer)|\b(coup|gain|pari) (sur|garanti)\b|jour de chance|numero (chaud|porte.?bonheur|gagnant)|la prochaine (manche|fois|mise) (sera|va)|\b(augmente|augmentez|leve|levez|releve|relevez) (ta|tes|votre|vos) (limites?|plafonds?|mises?)/,
  ],
  sexual: [
    /\b(sex|sexual|horny|porn|nudes?|naked|erotic\w*|orgasm|masturbat\w*|blow ?job|boobs?|tits|dick|cock|pussy|penis|vagina|cum(ming)?|bdsm|lingerie|panties|make love|moan(ing|s)?|undress\w*|aroused?)\b/,
    /\b(sexe|sexuel\w*|porno?|toute? nue?|erotique|orgasme|masturb\w*|fellation|seins|penis|vagin|lingerie|culotte|faire l'amour|gemi[st]\w*|deshabill\w*|jouir(?! de))\b/,
  ],
  minors: [
    /\b(i'?m|i am|as a|she is|he is) (only )?(an? )?(1[0-7]|[5-9]|minor|child|schoolgirl|schoolboy|teen(ager)?|underage)\b(?! (hours|days|minutes|years ago|percent))/,
    /\b(j'ai|elle a|il a) (1[0-7]|[5-9]) ans\b|\bje suis (mineure?|une? enfant|une? ado|une? collegienne?|une? lyceenne?)\b/,
  ],
  counsel: [
    /\b(take|prescribe|recommended dose|dosage)\b.{0,25}\b\d+ ?(mg|ml|milligrams|pills|tablets)|\byou (have|may have|probably have) (cancer|depression|diabetes|covid|a tumou?r)|\b(my|as your) (medical|legal|financial) advice|\byou should (sue|plead|invest|sell your|buy (bitcoin|stocks?|shares|crypto)|stop taking)/,
    /\b(prenez|prends|prendre)\b.{0,25}\b\d+ ?(mg|ml|comprimes|cachets)|\b(tu as|vous avez) (surement |probablement )?(un cancer|une depression|le diabete|le covid)|\b(investis|investissez|achete[zr]? (du bitcoin|des actions|des cryptos?))\b|arrete[zr]? (ton|votre) traitement/,
  ],
  human: [
    /\b(i'?m|i am) (not an? (ai|bot|program|machine|computer)|(a )?(real|actual) (human|person|woman|man)|human|a human|a person of flesh)\b|\bi (have|'ve got) a real (body|life)/,
    /\bje (suis|ne suis) (une? (vraie? )?(humaine?|personne|etre humain)|pas une? (ia|robot|machine|programme)|humaine?|vraiment humaine?)\b/,
  ],
  leak: [
    /\b(my|the) (system prompt|hidden instructions|instructions (are|say)|initial prompt)|\bi (will|can|shall) now ignore my|\b(dan|developer) mode (on|enabled|activated)|\bno longer bound by/,
    /\b(mon prompt|mes (instructions|consignes) (sont|disent)|mode developpeur active|je n'ai plus de (regles|limites))/,
  ],
  method: [
    /\b(lethal dose|tie (a|the) noose|overdose on|bleach and ammonia|cut (your|the) wrists|pipe bomb|gun ?powder|mix .{3,30} to make (an explosive|poison|a bomb))/,
    /\b(dose mortelle|noeud coulant|ouvrir les veines|surdose de|fabriquer (une bombe|un explosif|du poison))/,
  ],
}
