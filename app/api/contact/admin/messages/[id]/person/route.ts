import { getPerson } from "@/lib/backend/persons/person";
import { api } from "@/lib/backend/route/api";
import { handle } from "@/lib/backend/route/handle";
import { personCalls } from "@/lib/contract/calls/persons";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = api(
  handle(personCalls.get, ({ id }) => getPerson(id)),
);
