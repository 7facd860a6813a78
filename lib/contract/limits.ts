/** Limits that forms show and schemas check; apart from the schemas, so that a page needs no zod for them. */

/** Years that the date pickers accept (SPEC section 9). */
export const EVENT_DATE_RANGE = { min: "1900-01-01", max: "2099-12-31" } as const;

/** Longest enquiry, in UTF-16 units: several pages, and far below the 64 KiB body limit. */
export const MESSAGE_LENGTH_LIMIT = 5000;

export const NAME_LENGTH_LIMIT = 120;

/** RFC 5321's limit of an address. */
export const EMAIL_LENGTH_LIMIT = 254;
