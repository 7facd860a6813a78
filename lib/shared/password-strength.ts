/** From the length alone the first, then by how many guesses it takes. */
export type PasswordStrength = "short" | "weak" | "fair" | "strong";

const SHORTEST = 6;
const FAIR_BITS = 45;
const STRONG_BITS = 70;

/** What guessing begins with. Each counts as one character. */
const COMMON = /password|passwort|qwert[yz]|asdf|letmein|welcome|admin|iloveyou|dragon|monkey|secret|music/gi;

/**
 * A modest estimate of how hard a password is to guess: its length times the variety of its characters, where
 * repetitions, rows such as "abc" and the most common words count little. It knows no dictionary.
 */
export function passwordStrength(password: string): PasswordStrength {
  if (password.length < SHORTEST) return "short";
  const characters = [...password.replace(COMMON, "0")];
  const surprising = characters.filter((character, index) => !follows(character, characters[index - 1]));
  const bits = surprising.length * Math.log2(varietyOf(password));
  if (bits < FAIR_BITS) return "weak";
  return bits < STRONG_BITS ? "fair" : "strong";
}

/** Whether a character is the one before it again, or its neighbour. */
function follows(character: string, before: string | undefined): boolean {
  if (before === undefined) return false;
  return Math.abs((character.codePointAt(0) ?? 0) - (before.codePointAt(0) ?? 0)) <= 1;
}

/** Of how many characters each one was chosen. */
function varietyOf(password: string): number {
  const kinds: [RegExp, number][] = [
    [/[a-z]/, 26],
    [/[A-Z]/, 26],
    [/\d/, 10],
    [/[^a-zA-Z\d]/, 20],
  ];
  return kinds.reduce((sum, [kind, size]) => sum + (kind.test(password) ? size : 0), 0);
}
