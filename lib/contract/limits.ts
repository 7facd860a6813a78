/** Limits that forms show and schemas check; apart from the schemas, so that a page needs no zod for them. */

/** Years that the date pickers accept (SPEC section 9). */
export const EVENT_DATE_RANGE = { min: "1900-01-01", max: "2099-12-31" } as const;

/** Longest enquiry, in UTF-16 units: several pages, and far below the 64 KiB body limit. */
export const MESSAGE_LENGTH_LIMIT = 5000;

export const NAME_LENGTH_LIMIT = 120;

/** RFC 5321's limit of an address. */
export const EMAIL_LENGTH_LIMIT = 254;

/** The largest file of the gallery in bytes (SPEC section 9: 10 MB). */
export const MEDIA_SIZE_LIMIT = 10 * 1024 * 1024;

export const TITLE_LENGTH_LIMIT = 120;
export const DESCRIPTION_LENGTH_LIMIT = 1000;
export const ALT_LENGTH_LIMIT = 300;
export const LINK_LENGTH_LIMIT = 2000;
