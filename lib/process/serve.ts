/**
 * Serves the built site (`--dev`: with hot reload) until SIGTERM or Ctrl-C.
 *
 * `next start` can't tell where a request comes from: without a proxy it trusts the `X-Forwarded-For` header
 * that the client sends (docs/decisions/004-custom-server.md).
 */
import { existsSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import { flushCompileCache } from "node:module";
import { sendBodyLength } from "./body-length.ts";
import { CLIENT_ADDRESS_HEADER, clientAddress } from "./client-address.ts";
import { sendDefaultPolicy } from "./default-policy.ts";
import { answerDirectly } from "./direct-calls.ts";
import { madeUpGalleryPage } from "./gallery-address.ts";
import { withInlinePictures } from "./inline-pictures.ts";
import { withInlineStyles } from "./inline-styles.ts";
import { withLateScripts } from "./late/late-scripts.ts";
import { withLatin1Text } from "./latin1-text.ts";
import { malformedRequestError } from "./malformed-request.ts";
import { ownOrigin } from "./own-origin.ts";
import { providePageHooks } from "./page-cache.ts";
import { ReadyFiles } from "./ready/files.ts";
import { ReadyPages } from "./ready/pages.ts";
import { isOrdinary, sendReady } from "./ready/send.ts";
import { shutDown } from "./shutdown.ts";
import { discardUnreadBody } from "./unread-body.ts";

/** The request timeout: the longest that a call may take (docs/product.md#limits). */
const SHUTDOWN_LIMIT_MS = 30_000;

/** How long closing the database may take: over a broken network it would never end. */
const CLOSING_LIMIT_MS = 5_000;

/** A public page of the build. */
const BUILT_PAGE = ".next/server/app/about.html";

const LISTEN_ERRORS: Record<string, string> = {
  EADDRINUSE: "is in use by another program",
  EACCES: "requires administrator rights",
  EADDRNOTAVAIL: "is not an address of this machine",
  ENOTFOUND: "is not an address of this machine",
};

/**
 * How long an idle connection stays open, in milliseconds: longer than a proxy keeps it (nginx and Amazon's load balancers: 60 s).
 * Node closes it after 5 s. A request that a proxy sends at that moment gets no answer, and a proxy does not repeat a POST.
 */
const KEEP_ALIVE_MS = 65_000;

/** Answers from memory what Next has rendered and built. @param origin this server's. @param lateScripts see the setting. */
function openReady(origin: string, lateScripts: boolean): { pages: ReadyPages; files: ReadyFiles } {
  // With a query, the request goes to Next, which renders a page that is due after it has answered.
  const renew = async (path: string) => (await fetch(`${origin}${path}?renew`)).arrayBuffer();
  const ready = { pages: new ReadyPages(renew), files: new ReadyFiles() };
  providePageHooks({
    finish: (html) =>
      withLatin1Text(withInlinePictures(withInlineStyles(lateScripts ? withLateScripts(html) : html))),
    keep: (path, rendering) => void ready.pages.keep(path, rendering),
    expire: (tags) => ready.pages.expire(tags),
  });
  // Reports at startup, not on the first visit, that an upgrade of Next has changed its HTML.
  if (lateScripts && existsSync(BUILT_PAGE)) withLateScripts(readFileSync(BUILT_PAGE, "utf8"));
  return ready;
}

async function serve(dev: boolean): Promise<void> {
  const { chooseMode, env, misspelled } = await import("../settings/env.ts");
  for (const sentence of misspelled()) console.warn(sentence);
  chooseMode(dev ? "development" : "production");
  // Reads the settings, so it is imported here, where a wrong one is reported.
  const { ownDocument } = await import("./own-document.ts");
  const { default: next } = await import("next");
  const { API_BASE_URL, HOST, PORT, SITE_URL, TRUST_PROXY } = env;

  const server = createServer({
    keepAliveTimeout: KEEP_ALIVE_MS,
    // Other upgrades, such as to HTTP/2, are answered as if they had not been asked for.
    shouldUpgradeCallback: ({ headers }) => dev && headers.upgrade === "websocket",
  });
  // Take the port first, so that nothing else is touched when another program uses it.
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject).listen(PORT, HOST, resolve);
  }).catch((error: NodeJS.ErrnoException) => {
    const problem = LISTEN_ERRORS[error.code ?? ""] ?? `can't be used (${error.code})`;
    throw new StartupError(`${HOST}:${PORT} ${problem}. Set PORT or HOST to a different value.`);
  });

  const address = server.address();
  const port = typeof address === "object" && address ? address.port : PORT;
  const app = next({ dev, hostname: HOST, port, httpServer: server });
  // Hot reload changes pages and files.
  let ready: ReturnType<typeof openReady> | undefined;
  const prepared = app.prepare().then(() => {
    if (!dev) ready = openReady(ownOrigin(HOST, port), env.LATE_SCRIPTS);
  });
  let stopping = false;
  server.on("request", async (request, response) => {
    // A keep-alive connection would keep the process running.
    response.once("close", () => stopping && server.closeIdleConnections());
    const { url = "" } = request;
    const malformed = malformedRequestError(request);
    const found = ready?.pages.find(url) ?? ready?.files.find(url);
    if (!malformed && found && isOrdinary(request) && sendReady(request, response, found)) return;
    // Next's development pages have no policy.
    if (!dev) sendDefaultPolicy(response);
    const early = malformed ?? ownDocument(url, "rsc" in request.headers) ?? (await madeUpGalleryPage(url));
    if (early) return void response.writeHead(early.status, early.headers).end(early.body);
    const forwardedFor = request.headers["x-forwarded-for"]?.toString();
    request.headers[CLIENT_ADDRESS_HEADER] = clientAddress(
      request.socket.remoteAddress,
      forwardedFor,
      TRUST_PROXY,
    );
    if (!dev && (await answerDirectly(request, response))) return;
    sendBodyLength(response);
    discardUnreadBody(request, response);
    await prepared;
    await app.getRequestHandler()(request, response);
  });
  await prepared;
  const problem = await checkHealth(HOST, port);

  const stop = () => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => server.closeAllConnections(), SHUTDOWN_LIMIT_MS).unref();
    setTimeout(() => process.exit(0), SHUTDOWN_LIMIT_MS + CLOSING_LIMIT_MS).unref();
    server.close(async () => {
      await app.close().finally(shutDown);
      process.exit(0);
    });
    server.closeIdleConnections();
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
  // The launcher has exited, perhaps by SIGKILL: release the port.
  process.on("disconnect", stop);
  // Node writes what it has compiled only when it exits, and a server that is killed would leave nothing to the next start.
  flushCompileCache();

  const help = API_BASE_URL
    ? `Backend: ${API_BASE_URL}${problem ? ", which does not answer yet" : ""}`
    : "Forgot your password? npm run admin -- reset <email>";
  if (problem && !API_BASE_URL) console.error(problem);
  console.log(`
  ${SITE_URL} is open (listening on ${HOST}:${port})
  Sign in at ${SITE_URL}/admin/login
  ${help}
`);
}

/**
 * Requests /api/health, since Next only starts the backend (instrumentation.ts) at the first request.
 *
 * @returns what is wrong, or undefined. The site is served all the same: its pages need no healthy disk.
 * @throws {StartupError} if the port is one that browsers, and `fetch`, refuse (https://fetch.spec.whatwg.org/#port-blocking).
 */
async function checkHealth(host: string, port: number): Promise<string | undefined> {
  const response = await fetch(`${ownOrigin(host, port)}/api/health`).catch((error: Error) => {
    if (!(error.cause instanceof Error && error.cause.message === "bad port")) throw error;
    throw new StartupError(
      `Browsers refuse to open port ${port}. Set PORT to a different value, such as 3000.`,
    );
  });
  return response.ok ? undefined : (await response.json()).message;
}

class StartupError extends Error {
  override name = "StartupError";
}

// A log on a full disk must not end the server. Next logs each uncaught error, so this one would never end.
for (const output of [process.stdout, process.stderr]) output.on("error", () => {});

serve(process.argv.includes("--dev")).catch((error: Error) => {
  console.error(error.name === "StartupError" ? error.message : error);
  process.exit(1);
});
