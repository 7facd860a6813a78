import "server-only";

/** Seven are possible: "Hirschsprung". */
const CONSONANTS = /[bcdfghjklmnpqrstvwxz]{8}/i;
const KEYBOARD_ROW = /qwert|asdfg|zxcvb|yxcvb|lkjhg|poiuy/i;
const LOWER_THEN_UPPER = /\p{Ll}(?=\p{Lu})/gu;

const capitalsInside = (word: string) => word.match(LOWER_THEN_UPPER)?.length ?? 0;

/** Whether a word looks like random letters, such as "gTyHnMjUk", "sdkjfhskjdf" or "asdfghjkl". */
const isRandomWord = (word: string) =>
  word.length >= 7 && (capitalsInside(word) >= 3 || CONSONANTS.test(word) || KEYBOARD_ROW.test(word));

/**
 * Whether programs make such names: random letters, and "JamesBoari", a first name with an appendix. "DeShawn",
 * "MacKenzie" and names of several words are not.
 */
export function isMadeUpName(name: string): boolean {
  if (/[^\p{L}\p{M}]/u.test(name)) return false;
  const startsSmall = /^\p{Ll}/u.test(name);
  return (
    isRandomWord(name) || /^\p{L}\p{Ll}{3,30}\p{Lu}/u.test(name) || (startsSmall && capitalsInside(name) >= 2)
  );
}

/** Whether a message has few words and one of them looks like random letters. */
export function isRandomText(text: string): boolean {
  const words = text.split(" ");
  return words.length <= 4 && words.some((word) => /^\p{L}+$/u.test(word) && isRandomWord(word));
}
