import "server-only";
import { NextResponse } from "next/server";
import type { ContactMessage, MessageQuery } from "@/lib/contract/messages";
import { json } from "../http/respond";
import { streamMessages } from "./batches";
import { countMessages, pageOfMessages } from "./list";

interface Page<Message> {
  messages: Message[];
  /** How many messages match the query in total. */
  total: number;
  /** When they were counted. */
  asOf?: string;
  /** The cursor of the next page, or undefined on the last page. */
  nextCursor: string | undefined;
}

/** The messages that match a query: one page, or without a limit all of them, streamed. */
export async function listResponse(
  request: Request,
  query: MessageQuery,
): Promise<NextResponse<ContactMessage[]>> {
  const { limit } = query;
  // Before it is counted: what is stored meanwhile is then newer than this, even if it is counted.
  const asOf = new Date().toISOString();
  if (limit) {
    const [page, total] = await Promise.all([pageOfMessages({ ...query, limit }), countMessages(query)]);
    return pageResponse(request, { ...page, total, asOf });
  }
  const total = await countMessages(query);
  const stream = await streamMessages(query, toJsonPart, "]");
  return new NextResponse(stream, {
    headers: {
      "content-type": "application/json",
      "cache-control": "no-store",
      ...totalHeader(total),
      ...asOfHeader(asOf),
    },
  });
}

/** Part of a JSON array. */
function toJsonPart(messages: ContactMessage[], isFirst: boolean): string {
  const separator = messages.length > 0 ? "," : "";
  return (isFirst ? "[" : separator) + JSON.stringify(messages).slice(1, -1);
}

/** A page of messages with `X-Total-Count`, `X-As-Of` and, unless it is the last one, `Link` to the next page. */
export function pageResponse<Message>(
  request: Request,
  { messages, total, nextCursor, asOf }: Page<Message>,
): NextResponse<Message[]> {
  const headers = new Headers({ ...totalHeader(total), ...(asOf && asOfHeader(asOf)) });
  if (nextCursor) {
    const { pathname, searchParams } = new URL(request.url);
    searchParams.set("cursor", nextCursor);
    headers.set("link", `<${pathname}?${searchParams}>; rel="next"`);
  }
  return json(messages, { headers });
}

const totalHeader = (total: number) => ({ "x-total-count": String(total) });
const asOfHeader = (asOf: string) => ({ "x-as-of": asOf });
