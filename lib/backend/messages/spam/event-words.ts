import "server-only";

const ENGLISH =
  /\b(?:wedding|marry|marri(?:ed|age)|engage(?:d|ment)|bride|groom|fianc|part(?:y|ies)\b|b-?day|birthday|anniversary|ceremon|reception|gala\b|guests\b|celebrat|danc(?:e|ing)|dj\b|trumpet|sing(?:s|er|ing)?\b|vocal|song|music\b|playlist|band\b|photograph(?:y|er|ed)\b|photo ?shoot|portrait|headshot|venue|dinner|lunch|brunch|cookout|picnic|event|mitzvah|quince|sweet sixteen|prom\b|graduation|shower|reunion|christmas|holiday|festival|concert|gig\b|entertain(?:er|ment)\b|perform(?:s|er|ing)?\b|henna|outing|retire|farewell|funeral|memorial|baptism|fundraiser|conference|opening|hire you|book you|you (?:be )?(?:free|available|play(?:ed)?)\b|availability|microphone|amplified|lessons?\b|you (?:quoted|gave|sent|told) (?:us|me)|the (?:contract|deposit|invoice)|january|february|april|june|july|august|september|october|november|december|saturday|sunday)|\b\d{1,3} (?:people|persons|adults|kids|children|employees|ppl)\b|\b[1-9]\dth\b/;
const SPANISH_OR_PORTUGUESE =
  /\b(?:bodas?\b|casa(?:r|mos|mento)|fiesta|festa|cumplea|quince|anivers|ceremonia|cerim|invitad|convidad|personas|pessoas|m[uú]sica|dj\b|fot[oó]graf|sesi[oó]n de fotos|evento|celebra|bail|canta|cantor|trompet|trompete|sal[oó]n|sal[aã]o|graduaci|formatura|bautizo|batizado|novi[oa]s?\b|noiv)/;
// `\b` knows Latin letters only.
const RUSSIAN =
  /(?<!\p{L})(?:свад|жени|невест|весілл|сватб|вечеринк|праздн|день рожд|дня рожд|рожден|юбиле|церемони|гост(?:и|ей|ям)|музык|дидж|труб[аеуы]|трубач|петь|песн|фотограф|танц|ресторан)/u;
const CHINESE =
  /[结結]婚|婚[礼禮宴]|生日|派[对對]|聚[会會]|年[会會]|晚[会會]|客人|[来來][宾賓]|音[乐樂]|[摄攝]影|拍照|唱歌|歌手|小[号號]|演出|表演|活[动動]|[庆慶]祝/;

/** Words that tell the language. Few are in other languages too. */
const ENGLISH_TELLTALES =
  /\b(?:the|you|your|and|with|we|is|are|our|this|of|for|to|be|can|have|from|my|not|it|want|here)\b/g;
const SPANISH_OR_PORTUGUESE_TELLTALES =
  /\b(?:que|para|una|uma|los|las|del|con|com|por|su|seu|nuestr[oa]s?|noss[oa]s?|usted|hemos|somos|tenemos|temos|ofrecemos|oferecemos)\b/g;

/** How much a message needs before it is expected to name its occasion. "June 12?" is fine. */
const LEAST = { words: 12, telltales: 3, cyrillicLetters: 30, chineseLetters: 10 } as const;

const count = (text: string, expression: RegExp) => text.match(expression)?.length ?? 0;

/**
 * Whether a message of some length has no word about an event or music. Only for the usual languages of spam: a message
 * in another one never lacks an event.
 *
 * @param lower in lower case, with single spaces.
 */
export function lacksEvent(lower: string): boolean {
  if (ENGLISH.test(lower)) return false;
  if (count(lower, /\p{Script=Cyrillic}/gu) >= LEAST.cyrillicLetters) return !RUSSIAN.test(lower);
  // Japanese has Chinese letters among its own.
  if (count(lower, /\p{Script=Han}/gu) >= LEAST.chineseLetters)
    return !CHINESE.test(lower) && !/\p{Script=Hiragana}/u.test(lower);
  if (count(lower, / /g) < LEAST.words - 1) return false;
  if (count(lower, SPANISH_OR_PORTUGUESE_TELLTALES) >= LEAST.telltales)
    return !SPANISH_OR_PORTUGUESE.test(lower);
  return count(lower, ENGLISH_TELLTALES) >= LEAST.telltales;
}
