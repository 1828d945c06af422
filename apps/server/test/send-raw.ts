import { once } from "node:events";
import { connect } from "node:net";

/** Sends bytes to a server on this machine as they are, and answers all it says until it closes the connection. */
export async function sendRaw(port: number, text: string): Promise<string> {
  const socket = connect(port, "127.0.0.1");
  await once(socket, "connect");
  let answer = "";
  socket.setEncoding("latin1");
  socket.on("data", (part) => {
    answer += part;
  });
  // A server that has answered may close before it has read everything.
  socket.on("error", () => {});
  socket.write(text);
  await once(socket, "close");
  return answer;
}
