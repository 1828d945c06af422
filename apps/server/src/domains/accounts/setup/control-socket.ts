import { rmSync } from "node:fs";
import { createConnection, createServer, type Server } from "node:net";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import type { Logger } from "pino";

/** The maximum length of a request in bytes. */
const maxRequestLength = 100;
/** The maximum length of a socket path on every system. */
const maxPathLength = 100;

/**
 * Handles commands that run beside a server with the embedded database, which only one process can open. Commands
 * connect to a socket in the data folder, which only the owner can access.
 * @param respond handles a request of one line and returns the response
 * @returns a function that closes the socket; undefined if the folder doesn't support sockets
 */
export async function openControlSocket(
  dataDir: string,
  respond: (request: string) => Promise<string>,
  log: Logger,
): Promise<(() => void) | undefined> {
  const path = pathIn(dataDir);
  if (path.length > maxPathLength) return undefined;
  // The folder is locked by this process, so a killed process left the file.
  rmSync(path, { force: true });
  const server = createServer({ allowHalfOpen: true }, (connection) => {
    connection.setTimeout(5_000, () => connection.destroy());
    connection.on("error", (error) => log.warn({ err: error }, "A command disconnected"));
    readRequest(connection)
      .then(respond)
      .then(
        (reply) => connection.end(reply),
        (error: unknown) => {
          log.error({ err: error }, "Command failed");
          connection.destroy();
        },
      );
  });
  try {
    await listenAt(server, path);
  } catch (error) {
    log.warn(
      { err: error },
      "Commands can't reach this server because the data folder doesn't support sockets",
    );
    return undefined;
  }
  return () => {
    server.close();
  };
}

/**
 * Sends a request to the server of a data folder.
 * @returns its response; undefined if no server is listening
 */
export async function askRunningServer(dataDir: string, request: string): Promise<string | undefined> {
  const connection = createConnection({ path: pathIn(dataDir), allowHalfOpen: true });
  connection.end(request);
  try {
    const reply = await text(connection);
    if (reply === "") throw new Error("The running server couldn't do this. See its log.");
    return reply;
  } catch (error) {
    if (error instanceof Error && "code" in error && notListening.has(error.code)) return undefined;
    throw error;
  }
}

const notListening = new Set<unknown>(["ENOENT", "ECONNREFUSED", "EINVAL", "ENAMETOOLONG"]);

function pathIn(dataDir: string): string {
  return join(dataDir, "control.sock");
}

async function readRequest(connection: AsyncIterable<Buffer>): Promise<string> {
  let request = "";
  for await (const piece of connection) {
    request += piece.toString("utf8");
    if (request.length > maxRequestLength) throw new Error("The command is too long.");
  }
  return request;
}

function listenAt(server: Server, path: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(path, resolve);
  });
}
