/** The encodings that bodies are kept in, the smallest first. */
const ENCODINGS = ["br", "gzip", "identity"] as const;
export type Encoding = (typeof ENCODINGS)[number];

/**
 * Chooses the encoding of a response (RFC 9110, section 12.5.3): the one that the client prefers, the smallest if
 * it has no preference.
 *
 * @param accepted the `Accept-Encoding` header. @param available the encodings that there are.
 * @returns undefined if the client accepts none of them.
 */
export function chooseEncoding(
  accepted: string | undefined,
  available: (encoding: Encoding) => boolean,
): Encoding | undefined {
  const weights = new Map(accepted?.split(",").map(weigh));
  let best: Encoding | undefined;
  let bestWeight = 0;
  for (const encoding of ENCODINGS) {
    const weight = weights.get(encoding) ?? weights.get("*") ?? unnamedWeight(encoding);
    if (weight <= bestWeight || !available(encoding)) continue;
    best = encoding;
    bestWeight = weight;
  }
  return best;
}

/** Less than any weight that can be named, which has at most three decimals. */
const LAST_RESORT = 0.0001;

/** An encoding that the client does not list counts as not accepted, except identity. */
const unnamedWeight = (encoding: Encoding) => (encoding === "identity" ? LAST_RESORT : 0);

/** Parses "br;q=0.8". A weight that is no number counts as 0, so that nobody gets what they may not be able to read. */
function weigh(part: string): [name: string, weight: number] {
  const [name = "", ...parameters] = part.split(";").map((piece) => piece.trim().toLowerCase());
  const weight = parameters.find((parameter) => parameter.startsWith("q="));
  return [name, weight === undefined ? 1 : Number(weight.slice("q=".length)) || 0];
}
