import * as z from "zod";
import { type Call, calls, type SchemaName, schemas } from "./calls";
import { idSchema } from "./common";

const REFUSALS: Record<number, string> = {
  400: "Malformed or wrong fields; `errors` names each",
  401: "Not signed in",
  403: "Signed in, but without the right to do this",
  404: "Not there",
  409: "In conflict with what is stored; `message` says with what",
  413: "Too large",
  415: "Wrong content type",
  429: "Too many tries; see Retry-After",
  503: "Out of order",
};

const COOKIE = "With https its name begins with `__Secure-`.";

const SECURITY = {
  anyone: [],
  admin: [{ bearer: [] }, { cookie: [] }],
  cookie: [{ cookie: [] }],
} as const;

const jsonSchema = (schema: z.ZodType) =>
  z.toJSONSchema(schema, { io: "input", unrepresentable: "any", target: "draft-2020-12" });

const reference = (name: SchemaName) => ({ $ref: `#/components/schemas/${name}` });
const content = (schema: object) => ({ "application/json": { schema } });

function parametersOf({ path, query, headers = {} }: Call): object[] {
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: "path",
    required: true,
    schema: jsonSchema(idSchema),
  }));
  const inQuery = Object.entries(query?.shape ?? {}).map(([name, schema]) => ({
    name,
    in: "query",
    schema: jsonSchema(schema as z.ZodType),
  }));
  const inHeaders = Object.entries(headers).map(([name, description]) => ({
    name,
    in: "header",
    description,
    schema: { type: "string" },
  }));
  return [...inPath, ...inQuery, ...inHeaders];
}

/** Fields and files in one form, or the fields alone as JSON. */
function bodyOf(fields: object, files?: Record<string, string>): object {
  if (!files) return content(fields);
  const properties = Object.fromEntries(
    Object.entries(files).map(([name, description]) => [name, { description }]),
  );
  return {
    "multipart/form-data": { schema: { allOf: [fields, { type: "object", properties }] } },
    ...content(fields),
  };
}

const anyOtherFailure = {
  description: "405 with Allow for another method, 500 with a request id for a fault of ours",
  content: content(reference("Failure")),
};

function answerOf({ answer }: Call): object {
  if ("mediaType" in answer) return { [answer.mediaType]: { schema: { type: "string" } } };
  const { schema, list } = answer;
  return content(list ? { type: "array", items: reference(schema) } : reference(schema));
}

function operationOf(call: Call): object {
  const { status } = call.answer;
  const refusals = call.refusals.map((code) => [
    code,
    { description: REFUSALS[code], content: content(reference("Failure")) },
  ]);
  return {
    summary: call.summary,
    security: SECURITY[call.who],
    parameters: parametersOf(call),
    ...(call.body && { requestBody: { required: true, content: bodyOf(reference(call.body), call.files) } }),
    responses: {
      [status]: { description: "Done", content: answerOf(call) },
      ...Object.fromEntries(refusals),
      default: anyOtherFailure,
    },
  };
}

/** The OpenAPI 3.1 description of the API, made from the same schemas that check it. */
export function openApiDocument(): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const call of calls) {
    paths[call.path] = { ...paths[call.path], [call.method]: operationOf(call) };
  }
  return {
    openapi: "3.1.0",
    info: { title: "Golden Hour API", version: "1" },
    paths,
    components: {
      schemas: Object.fromEntries(
        Object.entries(schemas).map(([name, schema]) => [name, jsonSchema(schema)]),
      ),
      securitySchemes: {
        bearer: { type: "http", scheme: "bearer", bearerFormat: "JWT" },
        cookie: { type: "apiKey", in: "cookie", name: "next-auth.session-token", description: COOKIE },
      },
    },
  };
}
