import { listProblems } from "@/lib/backend/problems/list";
import { api } from "@/lib/backend/route/api";
import { handle } from "@/lib/backend/route/handle";
import { problemCalls } from "@/lib/contract/calls/problems";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = api(handle(problemCalls.list, listProblems));
