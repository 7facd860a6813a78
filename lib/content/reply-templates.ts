/** A text to answer enquiries with. */
interface ReplyTemplate {
  name: string;
  /** With the fields of reply-fields.ts. */
  text: string;
}

/** The ids of the templates that every site has. Don't rename them: edited ones are stored under them. */
export const TEMPLATE_IDS = ["available", "not-available", "quote", "need-details"] as const;

/** The templates that every site has, until the owner changes them in the console. */
export const replyTemplates: Record<(typeof TEMPLATE_IDS)[number], ReplyTemplate> = {
  available: {
    name: "Available",
    text: `Hello {first name},

thank you for your enquiry. Yes, I’m free on {date}, and I’d love to play a part in your {event}.

Shall we talk it through? Tell me when a call suits you, or just write back with your questions.

{signature}`,
  },
  "not-available": {
    name: "Not available",
    text: `Hello {first name},

thank you for thinking of me. I’m sorry: on {date} I’m already booked, so I can’t be there.

If your date can still move, write me which other days you have in mind, and I’ll tell you at once whether I’m free.

I wish you a wonderful {event}.

{signature}`,
  },
  quote: {
    name: "Quote",
    text: `Hello {first name},

thank you for your enquiry. I’m free on {date}, and this is my price for {package}: {price}.

It includes everything that my site lists for it. If it suits you, a short yes is enough, and I’ll send you the next steps. If something is missing or too much, tell me, and I’ll adjust it.

{signature}`,
  },
  "need-details": {
    name: "Need details",
    text: `Hello {first name},

thank you for your enquiry about {date}. So that I can answer it well, tell me a little more:

- Where does it take place?
- When does it begin, and when does it end?
- About how many guests do you expect?
- Is there something that you have set your heart on?

Then I’ll write you what I can do, and for what price.

{signature}`,
  },
};
