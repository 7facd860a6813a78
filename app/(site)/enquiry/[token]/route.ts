import { readForm } from "@/lib/backend/http/parse";
import { addOnPage } from "@/lib/backend/remote/enquiry-page";
import { newAdditionSchema } from "@/lib/contract/enquiry-page";
import { enquiryPath } from "@/lib/shared/enquiry-address";
import { EXTRA_FIELD } from "@/lib/shared/form-traces";
import { enquiryPageResponse, failureOf } from "./page-response";

interface Context {
  params: Promise<{ token: string }>;
}

/** The private page of an enquiry. Whoever has its address may read it, so nothing else is asked for. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { token } = await params;
  return enquiryPageResponse(request, token, { isAdded: new URL(request.url).searchParams.has("added") });
}

/** Receives what the sender adds. Nobody else knows the address, so the form may come from anywhere. */
export async function POST(request: Request, { params }: Context): Promise<Response> {
  const { token } = await params;
  let written = "";
  let key: string | null = null;
  try {
    const form = await readForm(request);
    written = form.get("text") ?? "";
    key = form.get("key");
    const { data, error } = newAdditionSchema.safeParse({ text: written });
    if (!data) {
      const [first] = error.issues;
      return await enquiryPageResponse(request, token, {
        status: 400,
        text: written,
        error: first?.message ?? "Please check your text.",
      });
    }
    const isExtraFilled = Boolean(form.get(EXTRA_FIELD)?.trim());
    await addOnPage(request, token, { text: data.text, idempotencyKey: key, isExtraFilled });
    const location = `${enquiryPath(token)}?added#additions`;
    return new Response(null, { status: 303, headers: { location, "cache-control": "private, no-store" } });
  } catch (thrown) {
    const { status, message } = await failureOf(thrown);
    return enquiryPageResponse(request, token, {
      status,
      text: written,
      ...(key && { key }),
      error: message,
    });
  }
}
