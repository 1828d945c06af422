import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";

/** Node's side of a request from a peer, for `app.request`: tests open no socket. */
export function requestFrom(peer: string): { incoming: IncomingMessage; outgoing: ServerResponse } {
  const socket = new Socket();
  Object.defineProperty(socket, "remoteAddress", { value: peer });
  const incoming = new IncomingMessage(socket);
  return { incoming, outgoing: new ServerResponse(incoming) };
}
