/** `short` depends on the length alone; the others on how hard the password is to guess. */
export type PasswordStrength = "short" | "weak" | "fair" | "strong";

const MIN_LENGTH = 6;
const FAIR_BITS = 45;
const STRONG_BITS = 70;

/** Common words, which are guessed first. Each counts as one character. */
const COMMON = /password|passwort|qwert[yz]|asdf|letmein|welcome|admin|iloveyou|dragon|monkey|secret|music/gi;

/**
 * Estimates roughly how hard a password is to guess: its length times the variety of its characters.
 * Repetitions, sequences such as "abc" and very common words count little. There is no dictionary.
 */
export function passwordStrength(password: string): PasswordStrength {
  if (password.length < MIN_LENGTH) return "short";
  const characters = [...password.replace(COMMON, "0")];
  const unpredictable = characters.filter((character, index) => !follows(character, characters[index - 1]));
  const bits = unpredictable.length * Math.log2(varietyOf(password));
  if (bits < FAIR_BITS) return "weak";
  return bits < STRONG_BITS ? "fair" : "strong";
}

/** Whether a character repeats the previous one or is adjacent to it. */
function follows(character: string, before: string | undefined): boolean {
  if (before === undefined) return false;
  return Math.abs((character.codePointAt(0) ?? 0) - (before.codePointAt(0) ?? 0)) <= 1;
}

/** The size of the alphabet that the password draws from. */
function varietyOf(password: string): number {
  const kinds: [RegExp, number][] = [
    [/[a-z]/, 26],
    [/[A-Z]/, 26],
    [/\d/, 10],
    [/[^a-zA-Z\d]/, 20],
  ];
  return kinds.reduce((sum, [kind, size]) => sum + (kind.test(password) ? size : 0), 0);
}
