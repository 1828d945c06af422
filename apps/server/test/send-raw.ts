import { once } from "node:events";
import { connect } from "node:net";

/** Sends raw bytes to a server on this machine, and returns everything that it sends until it closes the connection. */
export async function sendRaw(port: number, text: string): Promise<string> {
  const socket = connect(port, "127.0.0.1");
  await once(socket, "connect");
  let response = "";
  socket.setEncoding("latin1");
  socket.on("data", (part) => {
    response += part;
  });
  // The server may respond and close the connection before reading everything.
  socket.on("error", () => {});
  socket.write(text);
  await once(socket, "close");
  return response;
}
