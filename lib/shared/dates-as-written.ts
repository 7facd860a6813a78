const of = (options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat("en-US", { ...options, timeZone: "UTC" });
  return (date: Date) => format.format(date);
};

/**
 * The ways in which people write a date, so that a search for any of them finds it. Words are searched for one by one, so
 * "Saturday June 12" needs no form of its own.
 */
const FORMS = [
  of({ weekday: "long" }),
  of({ month: "long", day: "numeric", year: "numeric" }),
  of({ month: "short" }),
  of({ month: "numeric", day: "numeric", year: "numeric" }),
  of({ month: "numeric", day: "numeric", year: "2-digit" }),
  of({ month: "2-digit", day: "2-digit", year: "numeric" }),
  of({ month: "2-digit", year: "numeric" }),
  of({ month: "numeric", year: "numeric" }),
];

/**
 * @param date a plain date, `YYYY-MM-DD`.
 * @returns for example "Saturday", "June 12, 2027", "6/12/2027", "06/2027"; nothing for what is no date.
 */
export function datesAsWritten(date: string): string[] {
  const moment = new Date(`${date}T00:00:00Z`);
  return Number.isNaN(moment.getTime()) ? [] : FORMS.map((form) => form(moment));
}
