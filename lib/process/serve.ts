/**
 * Serves the built site (`--dev`: with hot reload) until SIGTERM or Ctrl-C.
 *
 * Next's own `start` can't tell who is asking: without a proxy it believes the `X-Forwarded-For` that
 * a client sends (docs/decisions/004-a-server-of-our-own.md).
 */
import { createServer } from "node:http";
import { sendBodyLength } from "./body-length.ts";
import { CLIENT_ADDRESS_HEADER, clientAddress } from "./client-address.ts";
import { malformedRequestError } from "./malformed-request.ts";

/** As long as the longest call may take (SPEC section 9: request timeout). */
const SHUTDOWN_LIMIT_MS = 30_000;

const LISTEN_FAULTS: Record<string, string> = {
  EADDRINUSE: "is taken by another program",
  EACCES: "may not be used by this user",
  EADDRNOTAVAIL: "is not an address of this machine",
  ENOTFOUND: "is not an address of this machine",
};

async function serve(dev: boolean): Promise<void> {
  const { chooseMode, env } = await import("../settings/env.ts");
  chooseMode(dev ? "development" : "production");
  const { default: next } = await import("next");
  const { HOST, PORT, SITE_URL, TRUST_PROXY } = env;

  const server = createServer();
  // The port first: nothing else is touched when another program has it.
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject).listen(PORT, HOST, resolve);
  }).catch((error: NodeJS.ErrnoException) => {
    const fault = LISTEN_FAULTS[error.code ?? ""] ?? `can't be used (${error.code})`;
    throw new StartFault(`${HOST}:${PORT} ${fault}; PORT and HOST set others.`);
  });

  const address = server.address();
  const port = typeof address === "object" && address ? address.port : PORT;
  const app = next({ dev, hostname: HOST, port, httpServer: server });
  const ready = app.prepare();
  let stopping = false;
  server.on("request", async (request, response) => {
    // A connection that was kept for the next request would keep the process, too.
    response.once("close", () => stopping && server.closeIdleConnections());
    const refusal = malformedRequestError(request.method ?? "", request.url ?? "");
    if (refusal) return void response.writeHead(refusal.status, refusal.headers).end(refusal.body);
    const forwardedFor = request.headers["x-forwarded-for"]?.toString();
    request.headers[CLIENT_ADDRESS_HEADER] = clientAddress(
      request.socket.remoteAddress,
      forwardedFor,
      TRUST_PROXY,
    );
    sendBodyLength(response);
    await ready;
    await app.getRequestHandler()(request, response);
  });
  await ready;
  await answers(HOST, port);

  const stop = () => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => server.closeAllConnections(), SHUTDOWN_LIMIT_MS).unref();
    server.close(() => app.close().finally(() => process.exit(0)));
    server.closeIdleConnections();
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
  // The launcher is gone, even by SIGKILL: don't keep the port without it.
  process.on("disconnect", stop);

  console.log(`\n  ${SITE_URL} is open (listening on ${HOST}:${port})`);
  console.log(`  Sign in at ${SITE_URL}/admin/login`);
  console.log("  A forgotten password: npm run admin -- reset <e-mail>\n");
}

/** Asks for the site's health: Next starts the backend (instrumentation.ts) at the first request. */
async function answers(host: string, port: number): Promise<void> {
  const anyAddress: Record<string, string> = { "0.0.0.0": "127.0.0.1", "::": "[::1]" };
  const health = await fetch(`http://${anyAddress[host] ?? host}:${port}/api/health`);
  if (!health.ok) throw new StartFault("The site does not answer as it should; the lines above say why.");
}

class StartFault extends Error {
  override name = "StartupError";
}

serve(process.argv.includes("--dev")).catch((error: Error) => {
  console.error(error.name === "StartupError" ? error.message : error);
  process.exit(1);
});
