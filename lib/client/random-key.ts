/** Makes a key for an `Idempotency-Key` header. `crypto.randomUUID` is missing on pages that come over plain HTTP. */
export const randomKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join("-");
