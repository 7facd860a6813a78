import { depositText } from "./deposit";

/** What asking for a date costs and brings. */
export const datePromise = "Tell me the date. I’ll tell you within a day if it’s yours.";

/** What happens after an enquiry, shown next to the form. The default policy of the site: edit it to match yours. */
export const bookingSteps = [
  {
    title: "You write",
    text: "A date and a few lines are enough. It costs nothing and commits you to nothing.",
  },
  {
    title: "I answer within a day",
    text: "You hear whether I’m free and what it costs, and we talk about the evening.",
  },
  {
    title: "We put it in writing",
    text: `Date, place, package and price in one agreement. With it and ${depositText.amount} down, the evening is yours.`,
  },
] as const;

export interface Question {
  question: string;
  answer: string;
}

/** Questions and answers on the contact page and for search engines. The default policy of the site: edit it to match yours. */
export const questions: Question[] = [
  {
    question: "How far do you travel?",
    answer:
      "Travel in Boston is included in every price. Further out I add what the trip costs me, and you see that amount before you agree to anything.",
  },
  {
    question: "What if it rains?",
    answer:
      "Then we use the plan for indoors, which we make together beforehand. Moving inside costs nothing extra. Sound, lights and cameras need a dry place at all times.",
  },
  {
    question: "Can you stay longer if the night goes well?",
    answer:
      "Gladly, if the venue lets us. The price of an extra hour is in our agreement, so you can decide on the spot.",
  },
  {
    question: "Do you take a deposit?",
    answer: `Yes, ${depositText.amount} when we sign. It counts toward the final price, and the rest is due after the event. If I have to cancel, you get it back.`,
  },
  {
    question: "Will you play our requests?",
    answer:
      "Yes. The playlist for a DJ night stays open until the day. For trumpet and voice, tell me four weeks ahead, so that I can arrange and rehearse a song that’s new to me.",
  },
  {
    question: "Who takes the pictures while you play?",
    answer:
      "Nobody. I do one thing at a time, so we plan the hours together: pictures until dinner, music from then on. If you need both at once, tell me, and I’ll say what is possible.",
  },
  {
    question: "Our venue asks for insurance. What now?",
    answer:
      "Send me what the venue asks for along with your enquiry. I’ll tell you before you sign anything whether I can show that certificate.",
  },
];
