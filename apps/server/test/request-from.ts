import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";

/** Node's objects for a request from this peer, for `app.request` without a socket. */
export function requestFrom(peer: string): { incoming: IncomingMessage; outgoing: ServerResponse } {
  const socket = new Socket();
  Object.defineProperty(socket, "remoteAddress", { value: peer });
  const incoming = new IncomingMessage(socket);
  return { incoming, outgoing: new ServerResponse(incoming) };
}
