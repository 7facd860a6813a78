/** Where most people have their mail. */
const COMMON = [
  "gmail.com",
  "yahoo.com",
  "hotmail.com",
  "outlook.com",
  "icloud.com",
  "aol.com",
  "comcast.net",
  "verizon.net",
  "live.com",
  "msn.com",
  "proton.me",
  "protonmail.com",
];

/** Real ones that look like a slip in one of the others. */
const REAL = ["ymail.com", "mail.com", "email.com", "gmx.com", "gmx.net", "me.com", "mac.com", "aim.com"];

/**
 * Whether two words differ by one slip of the fingers: a letter too many, too few or wrong, or two neighbors swapped.
 */
function isSlip(typed: string, meant: string): boolean {
  let start = 0;
  while (start < meant.length && typed[start] === meant[start]) start += 1;
  const [restTyped, restMeant] = [typed.slice(start), meant.slice(start)];
  const swapped = restMeant.slice(1, 2) + restMeant.slice(0, 1) + restMeant.slice(2);
  return (
    restTyped.slice(1) === restMeant ||
    restTyped === restMeant.slice(1) ||
    restTyped.slice(1) === restMeant.slice(1) ||
    restTyped === swapped
  );
}

/**
 * Finds a likely slip in the domain of an email address. It is a question to ask, never a reason to refuse the address.
 *
 * @returns the address that may be meant, such as `bea@gmail.com` for `bea@gmial.com`; undefined if nothing looks wrong.
 */
export function meantAddress(email: string): string | undefined {
  const [, person, domain = ""] = /^\s*([^\s@]+)@([^\s@]+)\s*$/.exec(email.toLowerCase()) ?? [];
  if (!person || COMMON.includes(domain) || REAL.includes(domain)) return undefined;
  // ".con" and the like are no domains, whatever comes before them.
  const ended = domain
    .replace(/\.(?:con|cmo|ocm|cim|vom|comm|xom)$/, ".com")
    .replace(/\.(?:nte|ent|met)$/, ".net");
  const meant = COMMON.find((common) => ended === common || isSlip(ended, common));
  const better = meant ?? (ended === domain ? undefined : ended);
  return better && `${email.trim().split("@")[0]}@${better}`;
}
