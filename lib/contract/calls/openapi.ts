import * as z from "zod";
import { healthSchema, type OpenApi } from "../about";
import {
  adminSchema,
  credentialsSchema,
  loginResponseSchema,
  passwordChangeSchema,
  tokenResponseSchema,
} from "../auth";
import { failureSchema, idSchema, successSchema } from "../common";
import { dashboardSchema } from "../dashboard";
import { deliverySchema, failedDeliverySchema } from "../deliveries";
import { galleryChangesSchema, galleryItemSchema, galleryMoveSchema, newGalleryItemSchema } from "../gallery";
import { contactMessageSchema, enquirySchema } from "../messages";
import { notificationSchema } from "../notifications";
import { newSoundSchema, soundChangesSchema, soundMoveSchema, soundSchema } from "../sounds";
import { newUserSchema, userEditSchema, userSchema } from "../users";
import { calls } from "./all";
import type { Call } from "./define-call";

/** The schemas that get a name in the document. All others are inlined. */
const NAMED = {
  Admin: adminSchema,
  User: userSchema,
  NewUser: newUserSchema,
  UserEdit: userEditSchema,
  GalleryItem: galleryItemSchema,
  NewGalleryItem: newGalleryItemSchema,
  GalleryChanges: galleryChangesSchema,
  GalleryMove: galleryMoveSchema,
  Sound: soundSchema,
  NewSound: newSoundSchema,
  SoundChanges: soundChangesSchema,
  SoundMove: soundMoveSchema,
  Enquiry: enquirySchema,
  FailedDelivery: failedDeliverySchema,
  Delivery: deliverySchema,
  ContactMessage: contactMessageSchema,
  Dashboard: dashboardSchema,
  Notification: notificationSchema,
  Credentials: credentialsSchema,
  LoginResponse: loginResponseSchema,
  TokenResponse: tokenResponseSchema,
  PasswordChange: passwordChangeSchema,
  Health: healthSchema,
  Success: successSchema,
  Failure: failureSchema,
};

const ERRORS: Record<number, string> = {
  400: "Malformed request or invalid fields; `errors` names each",
  401: "Not signed in",
  403: "Missing permission",
  404: "Not found",
  409: "Conflict; `message` explains it",
  413: "Too large",
  415: "Wrong content type",
  416: "The range is outside the file",
  429: "Too many attempts; see Retry-After",
  503: "Unavailable",
  507: "The disk is almost full",
};

const OTHER_ERRORS =
  "405 with Allow for another method; 500 with a request ID for an internal error; " +
  "503 with Retry-After while the database can't be used; 507 while the disk is full";

const COOKIE = "Over https its name starts with `__Secure-`.";

const SECURITY = {
  anyone: [],
  admin: [{ bearer: [] }, { cookie: [] }],
  cookie: [{ cookie: [] }],
} as const;

const SETTINGS = { io: "input", unrepresentable: "any", target: "draft-2020-12" } as const;
const content = (schema: object) => ({ "application/json": { schema } });

/** Converts zod schemas to JSON Schema, with references to the named ones. */
function schemaWriter() {
  const registry = z.registry<{ id: string }>();
  for (const [id, schema] of Object.entries<z.ZodType>(NAMED)) registry.add(schema, { id });
  for (const { name, call } of calls) {
    const schemas = { body: call.body, answer: "schema" in call.response ? call.response.schema : undefined };
    for (const [part, schema] of Object.entries(schemas)) {
      if (schema && !registry.has(schema)) registry.add(schema, { id: `${name} ${part}` });
    }
  }
  const referTo = (id: string) => `#/components/schemas/${id}`;
  const { schemas } = z.toJSONSchema(registry, { ...SETTINGS, uri: referTo });
  const write = (id: string) => {
    const { $schema: _, $id: __, ...schema } = schemas[id] ?? {};
    return schema;
  };
  return {
    named: () => Object.fromEntries(Object.keys(NAMED).map((id) => [id, write(id)])),
    schemaOf: (schema: z.ZodType) => {
      const { id = "" } = registry.get(schema) ?? {};
      return id in NAMED ? { $ref: referTo(id) } : write(id);
    },
  };
}

function parametersOf({ path, idSchema: own, query, headers = {} }: Call): object[] {
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: "path",
    required: true,
    schema: z.toJSONSchema(own ?? idSchema, SETTINGS),
  }));
  const inQuery = Object.entries<z.ZodType>(query?.shape ?? {}).map(([name, schema]) => ({
    name,
    in: "query",
    schema: z.toJSONSchema(schema, SETTINGS),
  }));
  const inHeaders = Object.entries(headers).map(([name, description]) => ({
    name,
    in: "header",
    description,
    schema: { type: "string" },
  }));
  return [...inPath, ...inQuery, ...inHeaders];
}

/** A form with fields and files, or only the fields as JSON. */
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

/** All error statuses of a call: those that follow from its fields, and those it lists. */
function errorsOf({ access, permission, path, query, body, rawBody, errors }: Call): number[] {
  const takesInput = path.includes("{") || query || body || rawBody;
  return [
    ...(takesInput ? [400] : []),
    ...(access === "anyone" ? [] : [401]),
    ...(permission ? [403] : []),
    ...(body || rawBody ? [413, 415] : []),
    ...errors,
  ].sort();
}

/** The OpenAPI 3.1 document, generated from the records that the route handlers use. */
export function openApiDocument(): OpenApi {
  const { named, schemaOf } = schemaWriter();
  const failure = content(schemaOf(failureSchema));

  const operationOf = (call: Call) => {
    const { summary, access, permission, body, files, rawBody, response } = call;
    const success =
      "mediaType" in response
        ? { [response.mediaType]: { schema: { type: "string" } } }
        : content(schemaOf(response.schema));
    const errors = errorsOf(call).map((status) => [
      status,
      { description: ERRORS[status], content: failure },
    ]);
    return {
      summary: permission ? `${summary}; needs ${permission}` : summary,
      security: SECURITY[access],
      parameters: parametersOf(call),
      ...(body && { requestBody: { required: true, content: bodyOf(schemaOf(body), files) } }),
      ...(rawBody && {
        requestBody: { required: true, content: { [rawBody]: { schema: { type: "string" } } } },
      }),
      responses: {
        [response.status]: { description: "Done", content: success },
        ...Object.fromEntries(errors),
        default: { description: OTHER_ERRORS, content: failure },
      },
    };
  };

  const paths: OpenApi["paths"] = {};
  for (const { call } of calls) {
    paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: operationOf(call) };
  }
  return {
    openapi: "3.1.0",
    info: { title: "Golden Hour API", version: "1" },
    paths,
    components: {
      schemas: named(),
      securitySchemes: {
        bearer: { type: "http", scheme: "bearer", bearerFormat: "JWT" },
        cookie: { type: "apiKey", in: "cookie", name: "next-auth.session-token", description: COOKIE },
      },
    },
  };
}
