/*
 * Limits that forms show and schemas check. They are in their own file so that pages can use them without zod.
 * Lengths of texts are in characters: schemas count Unicode code points. Fields of forms count UTF-16 units, which is
 * stricter for emoji.
 */

/** The dates that the date pickers accept (docs/product.md#limits). */
export const EVENT_DATE_RANGE = { min: "1900-01-01", max: "2099-12-31" } as const;

/** The longest message: several pages, and far below the 64 KiB body limit. */
export const MESSAGE_LENGTH_LIMIT = 5000;

/** The longest note about an enquiry. */
export const NOTE_LENGTH_LIMIT = 2000;

/** How many templates for replies there can be. */
export const TEMPLATE_LIMIT = 30;

/** The highest price that can be quoted, in US dollars. */
export const PRICE_LIMIT = 1_000_000;

export const NAME_LENGTH_LIMIT = 120;

/** Enough for an extension and a remark such as "after 6 pm". */
export const PHONE_LENGTH_LIMIT = 40;

export const VENUE_LENGTH_LIMIT = 200;
export const GUESTS_LENGTH_LIMIT = 40;
export const COMPANY_LENGTH_LIMIT = 120;
export const PO_NUMBER_LENGTH_LIMIT = 60;

/** The longest text that a visitor adds to an enquiry at a time. */
export const ADDITION_LENGTH_LIMIT = 2000;

/** The longest email address that RFC 5321 allows. */
export const EMAIL_LENGTH_LIMIT = 254;

/** The largest file of the gallery, and the largest recording, in bytes: 10 MB (docs/product.md#limits). */
export const MEDIA_SIZE_LIMIT = 10 * 1024 * 1024;

export const TITLE_LENGTH_LIMIT = 120;
export const DESCRIPTION_LENGTH_LIMIT = 1000;
export const ALT_LENGTH_LIMIT = 300;
export const LINK_LENGTH_LIMIT = 2000;

/** How many parts of a recording are drawn. */
export const PEAK_COUNT = 64;

/** The longest recording in seconds: what 10 MB hold at the lowest bit rate of an MP3, 8 kbit/s. */
export const SOUND_SECONDS_LIMIT = 3 * 60 * 60;

/** The longest address of a browser at its push service. Those of the large ones have 200 to 700 characters. */
export const PUSH_ENDPOINT_LIMIT = 1500;
