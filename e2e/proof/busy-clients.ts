import { randomUUID } from "node:crypto";
import type { Enquiry } from "@/lib/contract/messages";
import { newEnquiry } from "../factories/enquiries";
import { newWords } from "../factories/gallery-items";
import { bearer } from "../servers/sign-in";

/** What was sent to be stored. Without a response it may be stored or not. */
interface Sent {
  /** Its ID, once a response has confirmed that it is stored. */
  id?: string;
  /** Whether it was deleted: `maybe` while no response has said so. */
  deleted: "no" | "maybe" | "yes";
}

export interface SentEnquiry extends Sent {
  enquiry: Enquiry;
  key: string;
  /** Whether a response has confirmed that it is marked as read. */
  read: boolean;
}

export interface SentItem extends Sent {
  /** The title that was confirmed last, and those of later requests without a response. */
  titles: string[];
}

const CLIENTS = { visitors: 3, uploaders: 2 };

/** Clients that send enquiries, uploads and edits at the same time, and remember what was confirmed. */
export class BusyClients {
  readonly enquiries: SentEnquiry[] = [];
  readonly items: SentItem[] = [];
  /** How many requests of each kind were confirmed. */
  readonly confirmed = { enquiries: 0, repeated: 0, uploads: 0, edits: 0 };
  /** How many requests got no response. */
  unanswered = 0;
  /** Responses that no client should get. */
  readonly refused: string[] = [];
  readonly #picture: Buffer;
  #url = "";
  #token = "";
  #gone = false;
  #editsBegun = 0;

  /** @param picture what is uploaded. */
  constructor(picture: Buffer) {
    this.#picture = picture;
  }

  /**
   * Lets all clients send requests, one after the other each.
   *
   * @param isOver whether to end. Otherwise they end when a request gets no response: the server is gone.
   */
  async work(url: string, token: string, isOver = () => this.#gone): Promise<void> {
    this.#connect(url, token);
    await Promise.all([
      this.#repeatUnanswered().then(() => until(isOver, () => this.#sendEnquiry())),
      ...Array.from({ length: CLIENTS.visitors - 1 }, () => until(isOver, () => this.#sendEnquiry())),
      ...Array.from({ length: CLIENTS.uploaders }, () => until(isOver, () => this.#upload())),
      until(isOver, () => this.#edit()),
    ]);
  }

  /** Sends the enquiries without a response once more, with their keys. */
  async finish(url: string, token: string): Promise<void> {
    this.#connect(url, token);
    await this.#repeatUnanswered();
  }

  #connect(url: string, token: string): void {
    this.#url = url;
    this.#token = token;
    this.#gone = false;
  }

  /** @returns the body of a successful response; undefined without a response, and for an unexpected one. */
  async #send(method: string, path: string, body?: object): Promise<{ data?: { _id: string } } | undefined> {
    const json = { "content-type": "application/json", ...bearer(this.#token) };
    return this.#fetch(path, { method, headers: json, body: JSON.stringify(body) });
  }

  async #fetch(path: string, request: RequestInit): Promise<{ data?: { _id: string } } | undefined> {
    try {
      const response = await fetch(this.#url + path, request);
      const body = await response.json();
      if (response.ok) return body;
      this.refused.push(`${request.method} ${path}: ${response.status} ${body.message}`);
    } catch {
      this.#gone = true;
      this.unanswered += 1;
    }
    return undefined;
  }

  async #sendEnquiry(
    sent: SentEnquiry = { enquiry: newEnquiry(), key: randomUUID(), deleted: "no", read: false },
  ) {
    if (!this.enquiries.includes(sent)) this.enquiries.push(sent);
    const headers = { "content-type": "application/json", "idempotency-key": sent.key };
    const body = JSON.stringify(sent.enquiry);
    const response = await this.#fetch("/api/contact", { method: "POST", headers, body });
    if (!response?.data) return;
    sent.id = response.data._id;
    this.confirmed.enquiries += 1;
  }

  async #repeatUnanswered(): Promise<void> {
    for (const sent of this.enquiries.filter(({ id }) => !id)) {
      await this.#sendEnquiry(sent);
      if (sent.id) this.confirmed.repeated += 1;
    }
  }

  #form(words: Record<string, string>): FormData {
    const form = new FormData();
    for (const [field, value] of Object.entries(words)) form.append(field, value);
    form.append("media", new File([new Uint8Array(this.#picture)], "picture.jpg"));
    return form;
  }

  async #upload(): Promise<void> {
    const words = newWords();
    const sent: SentItem = { titles: [words.title], deleted: "no" };
    this.items.push(sent);
    const request = { method: "POST", headers: bearer(this.#token), body: this.#form(words) };
    const response = await this.#fetch("/api/gallery", request);
    if (!response?.data) return;
    sent.id = response.data._id;
    this.confirmed.uploads += 1;
  }

  /** The next edit of the round: of the item and the message that were confirmed first and still are there. */
  async #edit(): Promise<void> {
    const item = this.items.find(({ id, deleted }) => id && deleted === "no");
    const message = this.enquiries.find(({ id, deleted, read }) => id && deleted === "no" && !read);
    const edits = [
      () => item && this.#rename(item, {}),
      () => message && this.#read(message),
      () => item && this.#rename(item, { withPicture: true }),
      () => item && this.#send("PUT", "/api/gallery/order", { id: item.id, before: null }),
      () => message && this.#remove(message, `/api/contact/admin/messages/${message.id}`),
      () => item && this.#remove(item, `/api/gallery/${item.id}`),
    ];
    const edited = await edits[this.#editsBegun++ % edits.length]?.();
    if (edited) this.confirmed.edits += 1;
    // Without a confirmed item or message there is nothing to wait for but the others.
    else await new Promise(setImmediate);
  }

  async #rename(item: SentItem, { withPicture = false }) {
    const { title } = newWords();
    item.titles.push(title);
    const path = `/api/gallery/update/${item.id}`;
    const edited = withPicture
      ? await this.#fetch(path, {
          method: "PUT",
          headers: bearer(this.#token),
          body: this.#form({ title }),
        })
      : await this.#send("PUT", path, { title });
    if (edited) item.titles = [title];
    return edited;
  }

  async #read(message: SentEnquiry) {
    const edited = await this.#send("PUT", `/api/contact/admin/messages/${message.id}/read`);
    if (edited) message.read = true;
    return edited;
  }

  async #remove(sent: Sent, path: string) {
    sent.deleted = "maybe";
    const edited = await this.#send("DELETE", path);
    if (edited) sent.deleted = "yes";
    return edited;
  }
}

async function until(isOver: () => boolean, step: () => Promise<void>): Promise<void> {
  while (!isOver()) await step();
}
