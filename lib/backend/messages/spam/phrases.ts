import "server-only";

/*
 * Phrases of advertisements, for text in lower case with single spaces. "SEO", "casino", "crypto", "loan", "free" and
 * "offer" alone are not among them: people who work there get married too.
 */

const SEARCH_RANKING = [
  "\\bseo (?:expert|service|package|compan|agenc|audit|specialist|strateg|team|metrics|ranking|desde)",
  "\\bsearch engine optimi[sz]ation",
  "\\b(?:get|put|bring|rank|website|site|keywords)\\b.{0,60}\\b(?:first page|top(?: \\d+)?|page one|#1) (?:of|on|in) (?:google|search)",
  "\\brank(?:ing|ed|s)?\\b.{0,40}\\b(?:google|first page|keywords|search results|site fast)",
  "\\bbacklinks?\\b",
  "\\b(?:guest|sponsored|paid) (?:post|article)",
  "\\blink (?:insertion|building|exchange|placement)",
  "\\bdo-?follow",
  "\\b(?:domain authority|white-?hat (?:seo|methods|techniques)|search visibility)\\b",
  "\\b(?:targeted|monthly|more|extra|organic|website|get|proper) (?:visitors|traffic)\\b",
  "\\b(?:visitors|traffic|leads)\\b.{0,20} to your (?:web)?(?:site|page|inbox)",
  "\\bgoogle (?:business )?listing\\b|\\b(?:more|get|buy|5-star|remove)\\b.{0,20}\\bgoogle reviews\\b",
  "posicionamiento (?:seo|web)|no aparece.{0,30}primeros resultados",
  "продвижен\\S{0,4} сайт|рассылк|обратной связи",
];

const WEB_SERVICES = [
  "\\bweb ?(?:site)?[- ]?(?:design|development|developer)s?(?: and development)? (?:compan|agenc|service|team|firm)",
  "\\bwe (?:redesign|rebuild|build|design) web ?sites\\b|\\b(?:redesign|revamp) (?:of )?your web ?site\\b",
  "\\b(?:mobile|ios|android) app development|\\bapps for small businesses",
  "\\b(?:explainer|animated) videos?\\b",
  "\\b(?:fast|cheap|unlimited|web) hosting\\b|\\bfree (?:ssl|domain)\\b|\\bunlimited bandwidth",
  "\\b(?:email|contact|attendee|mailing|leads?) (?:lists?|database) of\\b",
  "\\blead generation\\b|\\bcaptures? (?:every |more )?leads?\\b|\\bget leads\\b",
  "\\b(?:increas(?:e|ing)|boost|double|grow|skyrocket) (?:your |the )?(?:\\S+ )?(?:sales|conversions|business|bookings|enquiries|revenue|reputation)\\b",
  "\\b(?:virtual assistant|data entry)\\b",
  "\\b(?:real|instagram|tiktok|youtube|spotify) (?:followers|subscribers|promotion|plays)\\b|\\borganic plays\\b",
  "\\b(?:bulk sms|facebook ads|wikipedia pages?|blog posts|private proxies|ai agent)\\b",
  "\\bat (?:a )?(?:very )?(?:affordable|cheap|low|unbeatable) (?:price|rate|cost)s?\\b",
  "\\bbusinesses like yours|\\b(?:dear|hello|hi|hey) (?:website|business|site) owner\\b",
];

const MONEY = [
  "\\b(?:need|offer|provide|get|want|unsecured|urgent)\\b.{0,30}\\bloans?\\b",
  "\\b(?:working capital|line of credit|pre-?approved for|tax credits?|no credit check)\\b",
  "\\b(?:forex|bitcoin|crypto|trading) (?:trad\\w{2,3}|robot|bot|signals|invest\\w{0,5}|account)\\b|\\btraded forex",
  "\\b(?:bitcoin|btc|wallet) address\\b|\\brecovery phrase\\b",
  "\\b(?:earn|earned|make|won|invested) (?:up to )?[$€£] ?\\d|\\bmake money\\b|\\bget paid to\\b",
  "\\b(?:passive income|work from home|attracts money|financial freedom)\\b",
  "\\b(?:international|online|email) lottery|\\blottery (?:winn|prize|fund)|\\bmillion (?:us dollars|usd|eur|euros)\\b|\\b\\d+ ?m usd\\b|\\bnext of kin\\b",
  "\\bcredit card processing\\b",
  "займ(?:ы|ов)?(?!\\p{L})|кредит (?:без|онлайн|на карту|наличными)|заработ\\S{0,4} (?:в|на|от)|без отказа",
  "préstamo|empréstimo|sofortkredit|ohne schufa|ganhe dinheiro|offre de prêt",
  "贷款|代开|刷单",
];

const GOODS = [
  "\\b(?:online|best) casino|\\bcasino (?:online|bonus)|\\bfree spins\\b|\\bbonus\\b.{0,20}\\bdeposit\\b|\\bplay for real money|\\bsports betting",
  "\\b(?:viagra|cialis|levitra|tramadol|xanax)\\b|\\bwithout prescription|\\bonline pharmacy",
  "\\bketo (?:gummies|diet)|\\blose \\d+ (?:pounds|lbs|kg)|\\bweight loss (?:pill|product|secret|supplement)|\\bcbd (?:oil|gummies)",
  "\\bporn|\\bescort (?:girls|service)|\\bhot photos\\b|\\bnudes?\\b|\\bsexy? (?:girls|chat|dating)",
  "\\b(?:professional|leading|direct) (?:manufacturer|supplier|factory)|\\bfactory price|\\bmoq\\b|\\bwholesale (?:price|supplier)|\\bpromo(?:tional)? (?:gifts|products)",
  "\\breplica (?:rolex|watches|handbags)|\\blouis vuitton\\b",
  "\\bsolar panels\\b|\\bcleaning services\\b",
  "\\b(?:photo|image) (?:editing|retouching) (?:services?|company)\\b|\\bbackground removal\\b",
  "казино|ставки на|под ключ|фильм\\S{0,2} онлайн|скидк\\S{0,2} \\d|на заказ от",
  "厂家|工厂|批发|推广|网站建设|质量保证",
  "mejores precios de|somos fabricantes|solicite nuestro",
];

const SELLERS = [
  "\\breply stop\\b|\\b(?:buy|order) my (?:services|gigs?)\\b|\\bpublication fee|\\bselected (?:to be featured|as a winner)",
  "\\bguaranteed (?:profit|results|approval)|\\bor you don['’]t pay|\\bpay (?:only )?for results",
  "\\bfree (?:audit|report|analysis)\\b|auditoría gratuita|sin compromiso",
  "\\b(?:potential|qualified) (?:buyers|leads)\\b|\\bwould you (?:be interested in (?:buying|acquiring)|like to acquire)",
];

/** Also said in honest enquiries, so that one of them means nothing. */
const COMMON = [
  "\\bfree shipping\\b",
  "\\b\\d+ ?% (?:off|discount)|\\bpromo ?code\\b|\\bcode [a-z]{3,12}\\d+",
  "\\bup to (?:[$€£] ?)?\\d+ ?(?:%|k\\b|,)|\\b(?:cut|save) .{0,30}\\d+ ?%",
  "\\bclick (?:here|below|on the link|this link|https?:)",
  "\\b(?:unsubscribe|opt[- ]out)\\b|\\b(?:just )?reply (?:yes|[\"“'‘])",
  "\\b(?:order|apply|buy|sign up|enroll|migrate|subscribe|shop)(?: \\w+){0,2} (?:now|today|here)\\b",
  "\\b(?:act|join|try it|verify|call|call us|call or text us|contact us|start) (?:now|today|here)\\b",
  "\\b(?:start|order|join|apply|verify|find out|sign up|view document|begin) ?(?:here|now)?: ?https?:",
  "\\b(?:can|may|shall|could|should) (?:i|we) (?:send|share|email)(?: over)?(?: you)?(?: our| a| an| the)?(?: latest| free| full)? (?:audit|proposal|quote|price|pricing|report|catalog|portfolio|samples|two-minute)",
  "\\b(?:send|share)(?: you)? (?:our|my) (?:portfolio|samples|catalog|price list)|\\bi send catalog|\\bsend samples|\\bshare the cost",
  "\\bfree (?:trial|samples?|demo|images|bottle)\\b",
  "\\bno[- ](?:obligation|hidden fees|upfront|minimum|experience)\\b|\\b(?:or your money|money[- ]) ?back\\b",
  "\\b(?:this week only|today only|off this month|offer (?:ends|expires)|act fast)\\b|\\blimited[- ]time (?:offer|deal|only|\\.)|\\blimited time[.!]",
  "\\b(?:on|via) telegram\\b|\\b(?:telegram|wechat)(?: -|:)? ?[@:]",
  "\\bworth a quick|\\bopen to a (?:quick )?(?:chat|call)",
  "\\bgrab a slot",
  "заходите на|подробнее на|оформить:|жмите|переходите по|телеграм @",
  "了解详情|点击",
  "clique aqui|jetzt beantragen|cliquez ici",
];

const toExpression = (phrase: string) => new RegExp(phrase, "u");
const TELLING = toExpression([...SEARCH_RANKING, ...WEB_SERVICES, ...MONEY, ...GOODS, ...SELLERS].join("|"));
const COMMON_ONES = COMMON.map(toExpression);

/**
 * Whether a text reads like an advertisement: one phrase that tells what is sold, or two that are common in
 * advertisements. Together they are one signal, since an enquiry from a business can have both: "We make speakers and
 * need a photographer for our booth. My WeChat: …".
 *
 * @param lower in lower case, with single spaces.
 */
export const hasSalesWords = (lower: string): boolean =>
  TELLING.test(lower) || COMMON_ONES.filter((phrase) => phrase.test(lower)).length >= 2;
