import { brand } from "@/lib/content/brand";
import { eventDateSchema } from "@/lib/contract/messages";
import { siteAddress } from "@/lib/settings/site-address";
import { calendarFile } from "@/lib/shared/calendar-event";

/**
 * The day of an event as a calendar file: `/contact/evening.ics?date=2031-06-14`. It is served instead of made in the
 * browser, since phones open a served file in their calendar. It contains nothing about the visitor.
 */
export function GET(request: Request): Response {
  const asked = eventDateSchema.safeParse(new URL(request.url).searchParams.get("date"));
  if (!asked.success) return new Response(asked.error.issues[0]?.message, { status: 400 });
  const date = asked.data;
  const url = siteAddress("/contact");
  const file = calendarFile({
    id: `${date}@${new URL(url).host}`,
    date,
    title: `${brand.name} (enquiry sent)`,
    description: `I asked ${brand.performer} about this evening. It is booked once we have both signed.`,
    url,
  });
  return new Response(file, {
    headers: {
      "content-type": "text/calendar; charset=utf-8",
      "content-disposition": 'attachment; filename="evening.ics"',
      "cache-control": "no-store",
    },
  });
}
