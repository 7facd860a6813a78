import { closest, distance } from "fastest-levenshtein";
import * as z from "zod";

/** An empty value in a `.env` or compose file means "not set". */
const emptyAsUnset = (value: unknown) => (value === "" ? undefined : value);
const optional = <Schema extends z.ZodType>(schema: Schema) => z.preprocess(emptyAsUnset, schema.optional());
const withDefault = <Schema extends z.ZodType>(schema: Schema, fallback: z.input<Schema>) =>
  z.preprocess((value) => emptyAsUnset(value) ?? fallback, schema);

const wholeNumber = (minimum: number, maximum: number) =>
  z.coerce
    .number(`must be a whole number from ${minimum} to ${maximum}`)
    .int(`must be a whole number from ${minimum} to ${maximum}`)
    .min(minimum, `must be a whole number from ${minimum} to ${maximum}`)
    .max(maximum, `must be a whole number from ${minimum} to ${maximum}`);

const onOff = z
  .enum(["on", "off", "true", "false", "1", "0"], "must be on or off")
  .transform((value) => ["on", "true", "1"].includes(value));

/** The number of proxies in front of the server: off is none, on is one. */
const proxyHops = z.union(
  [onOff.transform((on) => (on ? 1 : 0)), wholeNumber(0, 10).refine(Number.isInteger)],
  "must be on, off, or the number of proxies in front of the server",
);

const email = z.string().regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, "must be an email address");
const webAddress = z.url({ protocol: /^https?$/, error: "must be an http(s) URL" });
const webOrigin = webAddress.pipe(
  z
    .string()
    .refine((url) => new URL(url).href === `${new URL(url).origin}/`, "must be a URL without a path")
    .transform((url) => new URL(url).origin),
);
/** Paths follow it, so it has no slash at its end. */
const baseUrl = webAddress
  .refine((url) => !/[?#@]/.test(url), "must be a URL without a query, a user name or a password")
  .transform((url) => url.replace(/\/+$/, ""));
/** Becomes part of a URL, so only harmless characters are allowed. */
const urlPart = z.string().regex(/^[\w-]+$/, "may only contain letters, digits, - and _");

const SMTP_FORM =
  "must be smtp://user:password@host or smtps://user:password@host, with a port if it is another";

/** A mail server, with a user and a password or without both. */
const smtpUrl = z
  .string()
  .regex(/^smtps?:\/\/[^\s/?#]+\/?$/, SMTP_FORM)
  .refine((url) => URL.canParse(url) && hasWholeLogin(new URL(url)), SMTP_FORM)
  .refine(
    (url) => canDecode(new URL(url).username) && canDecode(new URL(url).password),
    "must have %25 for a % in the user or the password",
  );

const hasWholeLogin = ({ hostname, username, password }: URL) =>
  hostname !== "" && (username === "") === (password === "");

function canDecode(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

/** An address that is safe in a header, alone or after a name. */
const sender = z
  .string()
  .regex(
    /^(?:[^<>"\p{Cc}]+ <([^\s@<>,;:"()]+@[^\s@<>,;:"()]+)>|[^\s@<>,;:"()]+@[^\s@<>,;:"()]+)$/u,
    "must be an email address, or a name and an address: Name <address>",
  );

/** The site adds a plus sign and 48 characters to the part before the @, which may have 64 (RFC 5321). */
const inboundAddress = z
  .string()
  .regex(
    /^[a-z0-9._-]{1,15}@[^\s@<>,;:"()]+\.[^\s@<>,;:"()]+$/i,
    "must be an email address with at most 15 letters, digits, dots and hyphens before the @",
  );

/** https://docs.aws.amazon.com/AmazonS3/latest/userguide/bucketnamingrules.html */
const bucketName = z
  .string()
  .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, "must be the name of a bucket, such as golden-hour-media");

/** The settings that mean nothing without `S3_BUCKET`. */
const S3_SETTINGS = ["S3_ENDPOINT", "S3_ACCESS_KEY_ID", "S3_PUBLIC_URL", "S3_BACKUP_BUCKET"] as const;

const EMAILJS_SETTINGS = ["EMAILJS_PUBLIC_KEY", "EMAILJS_SERVICE_ID", "EMAILJS_TEMPLATE_ID"] as const;

const DATABASE_FORM = "must be postgres://user:password@host/database";

/** Every setting: the README's table and `.env.example` name the same, with the same defaults. */
export const settingsSchema = z
  .object({
    PORT: withDefault(wholeNumber(0, 65_535), 3000),
    HOST: withDefault(z.string(), "127.0.0.1"),
    SITE_URL: optional(webOrigin),
    DATA_DIR: withDefault(z.string(), "./data"),
    DATABASE_URL: optional(
      z
        .string()
        .regex(/^postgres(ql)?:\/\/[^\s/]+\/[^\s/]+$/, DATABASE_FORM)
        .refine((url) => URL.canParse(url), DATABASE_FORM),
    ),
    S3_BUCKET: optional(bucketName),
    S3_ENDPOINT: optional(baseUrl),
    S3_REGION: withDefault(urlPart, "us-east-1"),
    S3_ACCESS_KEY_ID: optional(z.string()),
    S3_SECRET_ACCESS_KEY: optional(z.string()),
    S3_PUBLIC_URL: optional(baseUrl),
    S3_BACKUP_BUCKET: optional(bucketName),
    BACKUP_EVERY: withDefault(wholeNumber(0, 8760), 24),
    BACKUP_KEEP: withDefault(wholeNumber(1, 1000), 7),
    DISK_FLOOR: withDefault(wholeNumber(0, 1_000_000_000), 200),
    API_BASE_URL: optional(baseUrl),
    NEXTAUTH_SECRET: optional(z.string().min(32, "must have at least 32 characters")),
    ADMIN_EMAIL: optional(email),
    ADMIN_PASSWORD: optional(z.string().min(6, "must have at least 6 characters")),
    SEED_DEMO: withDefault(onOff, "on"),
    NEW_SITE: withDefault(onOff, "off"),
    TRUST_PROXY: withDefault(proxyHops, "off"),
    LOGIN_ATTEMPTS_PER_MINUTE: withDefault(wholeNumber(1, 1_000_000), 10),
    ENQUIRIES_PER_HOUR: withDefault(wholeNumber(1, 1_000_000), 20),
    CONTACT_EMAIL: optional(email),
    CONTACT_PHONE: optional(z.string()),
    SUPPORT_EMAIL: optional(email),
    SOCIAL_INSTAGRAM: optional(webAddress),
    SOCIAL_SNAPCHAT: optional(webAddress),
    SOCIAL_YOUTUBE: optional(webAddress),
    SMTP_URL: optional(smtpUrl),
    MAIL_FROM: optional(sender),
    INBOUND_ADDRESS: optional(inboundAddress),
    INBOUND_SECRET: optional(
      z.string().regex(/^[!-~]{32,}$/, "must have at least 32 characters, without spaces"),
    ),
    PUSH_SERVICE: optional(webOrigin),
    FORMSPREE_FORM_ID: optional(urlPart),
    FORMSPREE_PROJECT: optional(urlPart),
    FORMSPREE_ENDPOINT: withDefault(webOrigin, "https://formspree.io"),
    FORMSPREE_DEPOSIT_FORM_ID: optional(urlPart),
    STRIPE_PUBLISHABLE_KEY: optional(
      z.string().regex(/^pk_(test|live)_\w+$/, "must be a publishable key (pk_test_… or pk_live_…)"),
    ),
    EMAILJS_PUBLIC_KEY: optional(z.string()),
    EMAILJS_SERVICE_ID: optional(z.string()),
    EMAILJS_TEMPLATE_ID: optional(z.string()),
    EMAILJS_ENDPOINT: withDefault(webOrigin, "https://api.emailjs.com"),
    LATE_SCRIPTS: withDefault(onOff, "on"),
    LOG_LEVEL: withDefault(z.enum(["debug", "info", "warn", "error", "silent"]), "info"),
  })
  .superRefine((settings, { addIssue }) => {
    const wrong = (name: string, message: string) => addIssue({ code: "custom", path: [name], message });
    const missing = (name: string, why: string) => wrong(name, `must be set too: ${why}`);
    if (!settings.S3_BUCKET && S3_SETTINGS.some((name) => settings[name]))
      missing("S3_BUCKET", "an object store needs a bucket");
    if (settings.S3_ACCESS_KEY_ID && !settings.S3_SECRET_ACCESS_KEY)
      missing("S3_SECRET_ACCESS_KEY", "a key has two parts");
    if (settings.S3_SECRET_ACCESS_KEY && !settings.S3_ACCESS_KEY_ID)
      missing("S3_ACCESS_KEY_ID", "a key has two parts");
    const { S3_PUBLIC_URL: publicUrl, SITE_URL: siteUrl } = settings;
    if (publicUrl && settings.S3_BUCKET && settings.S3_BACKUP_BUCKET === settings.S3_BUCKET)
      wrong("S3_BACKUP_BUCKET", "must be another bucket: with S3_PUBLIC_URL anybody can read S3_BUCKET");
    if (publicUrl?.startsWith("http:") && siteUrl?.startsWith("https:"))
      wrong("S3_PUBLIC_URL", "must be an https URL, as SITE_URL is");
    if (publicUrl?.endsWith("/uploads"))
      wrong("S3_PUBLIC_URL", "must not end with /uploads, which pages add");
    if (settings.SMTP_URL && !settings.MAIL_FROM) missing("MAIL_FROM", "mail needs a sender");
    if (settings.MAIL_FROM && !settings.SMTP_URL) missing("SMTP_URL", "mail needs a server to send it");
    if (settings.INBOUND_ADDRESS && !settings.SMTP_URL)
      missing("SMTP_URL", "only answers to the site's mail can come in");
    if (settings.INBOUND_ADDRESS && !settings.INBOUND_SECRET)
      missing("INBOUND_SECRET", "it tells your mail service from strangers");
    if (settings.INBOUND_SECRET && !settings.INBOUND_ADDRESS)
      missing("INBOUND_ADDRESS", "answers need an address");
    const { FORMSPREE_DEPOSIT_FORM_ID: depositForm, STRIPE_PUBLISHABLE_KEY: cardKey } = settings;
    const hasForm = settings.FORMSPREE_FORM_ID || depositForm;
    if (settings.FORMSPREE_PROJECT && !hasForm) missing("FORMSPREE_FORM_ID", "a project needs a form");
    if (cardKey && !hasForm) missing("FORMSPREE_DEPOSIT_FORM_ID", "deposits are paid through a form");
    if (depositForm && !cardKey) missing("STRIPE_PUBLISHABLE_KEY", "deposits are paid by card");
    const unset = EMAILJS_SETTINGS.filter((name) => !settings[name]);
    if (unset.length === EMAILJS_SETTINGS.length) return;
    for (const name of unset) missing(name, `the email service needs ${EMAILJS_SETTINGS.join(", ")}`);
  });

/** The settings of one process, with `SITE_URL` always filled in. */
export type Settings = Omit<z.output<typeof settingsSchema>, "SITE_URL"> & { SITE_URL: string };

/** A problem that the owner must fix before the site can start. */
export class StartupError extends Error {
  override name = "StartupError";
}

/** An empty `S3_BUCKET` turns the object store of a `.env` off, for one command. */
const withoutStore = (source: Record<string, string | undefined>) =>
  source.S3_BUCKET === ""
    ? Object.fromEntries(Object.entries(source).filter(([name]) => !name.startsWith("S3_")))
    : source;

/**
 * Parses the settings from an environment.
 *
 * @param source names and values, as in `process.env`. Unknown names are ignored.
 * @returns the settings, with defaults filled in (see the table in README.md).
 * @throws StartupError naming every wrong setting in one sentence, but never a value.
 */
export function parseSettings(source: Record<string, string | undefined>): Settings {
  const parsed = settingsSchema.safeParse(withoutStore(source));
  if (!parsed.success) {
    const problems = parsed.error.issues.map((issue) => `${String(issue.path[0])} ${issue.message}`);
    throw new StartupError(`Wrong setting: ${problems.join("; ")}.`);
  }
  const { SITE_URL = `http://localhost:${parsed.data.PORT}`, ...others } = parsed.data;
  return { ...others, SITE_URL };
}

/** The furthest that a misspelled name is from the right one, in letters; shorter names have too many neighbours. */
const TYPING_DISTANCE = 2;
const SHORTEST = 6;

/**
 * Finds names that look like misspelled settings: the site would start without them and say nothing.
 *
 * @param source names and values, as in `process.env`.
 * @returns one sentence for each.
 */
export function misspelledSettings(source: Record<string, string | undefined>): string[] {
  const known = Object.keys(settingsSchema.shape);
  const names = known.filter(({ length }) => length >= SHORTEST);
  return Object.keys(source)
    .filter((name) => !known.includes(name))
    .flatMap((name) => {
      const meant = closest(name, names);
      const isClose = distance(name, meant) <= TYPING_DISTANCE;
      return isClose ? [`There is no setting ${name}. Did you mean ${meant}?`] : [];
    });
}

/** The settings of this process. Importing this module throws if they are wrong, see {@link parseSettings}. */
export const env: Settings = parseSettings(process.env);

/** {@link misspelledSettings} of this process. */
export const misspelled = (): string[] => misspelledSettings(process.env);

/** Whether this is `npm run dev`. */
export const development = process.env.NODE_ENV === "development";

/** Whether this is `next build`, which has neither a database nor settings. */
export const building = process.env.NEXT_PHASE === "phase-production-build";

/**
 * The secret that signs access tokens and encrypts session cookies.
 *
 * It is not part of `env`, because the first start generates it after the settings have been parsed.
 *
 * @throws StartupError when it was not prepared (see lib/backend/startup/start.ts).
 */
export function sessionSecret(): string {
  const secret = process.env.NEXTAUTH_SECRET;
  if (!secret) throw new StartupError("NEXTAUTH_SECRET is not set, and no secret was generated.");
  return secret;
}

/** Sets the two environment variables that next-auth reads. */
export function provideNextAuthSettings(secret: string): void {
  process.env.NEXTAUTH_SECRET = secret;
  process.env.NEXTAUTH_URL = env.SITE_URL;
}

/** Selects the builds that React and Next load. Must run before they are imported. */
export function chooseMode(mode: "development" | "production"): void {
  Object.assign(process.env, { NODE_ENV: mode });
}
