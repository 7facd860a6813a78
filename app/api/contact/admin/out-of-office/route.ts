import { success } from "@/lib/backend/http/respond";
import { endOutOfOffice, getOutOfOffice, setOutOfOffice } from "@/lib/backend/replies/out-of-office";
import { api } from "@/lib/backend/route/api";
import { handle } from "@/lib/backend/route/handle";
import { outOfOfficeCalls } from "@/lib/contract/calls/out-of-office";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = api(
  handle(outOfOfficeCalls.get, getOutOfOffice),
  handle(outOfOfficeCalls.set, ({ body, admin }) => setOutOfOffice(body, admin)),
  handle(outOfOfficeCalls.end, async () => {
    await endOutOfOffice();
    return success("Out of office ended.");
  }),
);
