import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";

/** A network between clients and a server. */
export interface BreakableNetwork {
  /** The address of the server through it. */
  url: string;
  /** Loses whatever is sent from now on, in both directions, without telling anybody. */
  break(): void;
  /** Carries new connections again. Those from before stay silent, as after a power cut. */
  mend(): void;
  close(): void;
}

/** Starts a network in front of a server. @param serverUrl with a host and a port. */
export async function openBreakableNetwork(serverUrl: string): Promise<BreakableNetwork> {
  const url = new URL(serverUrl);
  const { hostname, port } = url;
  const sockets = new Set<Socket>();
  const lost = new WeakSet<Socket>();
  let isBroken = false;
  const carry = (from: Socket, to: Socket) => {
    sockets.add(from);
    const isLost = () => isBroken || lost.has(from);
    from.on("data", (bytes) => void (isLost() || to.write(bytes)));
    from.on("end", () => void (isLost() || to.end()));
    from.on("error", () => void (isLost() || to.destroy()));
  };
  const server = createServer({ allowHalfOpen: true }, (client) => {
    const inner = connect({ host: hostname, port: Number(port), allowHalfOpen: true });
    carry(client, inner);
    carry(inner, client);
    if (isBroken) for (const socket of [client, inner]) lost.add(socket);
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  url.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: url.href,
    break: () => {
      isBroken = true;
      for (const socket of sockets) lost.add(socket);
    },
    mend: () => {
      isBroken = false;
    },
    close: () => {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
