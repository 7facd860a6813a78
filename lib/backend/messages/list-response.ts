import "server-only";
import type { NextResponse } from "next/server";
import { json } from "../http/respond";

interface Page<Message> {
  messages: Message[];
  /** How many messages match the query in total. */
  total: number;
  /** The cursor of the next page, or undefined on the last page. */
  nextCursor: string | undefined;
}

/** A page of messages with `X-Total-Count` and, unless it is the last one, `Link` to the next page. */
export function pageResponse<Message>(
  request: Request,
  { messages, total, nextCursor }: Page<Message>,
): NextResponse<Message[]> {
  const headers = new Headers({ "x-total-count": String(total) });
  if (nextCursor) {
    const { pathname, searchParams } = new URL(request.url);
    searchParams.set("cursor", nextCursor);
    headers.set("link", `<${pathname}?${searchParams}>; rel="next"`);
  }
  return json(messages, { headers });
}
