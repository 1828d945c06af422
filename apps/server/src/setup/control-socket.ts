import { rmSync } from "node:fs";
import { createConnection, createServer, type Server } from "node:net";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import type { Logger } from "pino";

/** The longest request, in bytes. */
const longestRequest = 100;
/** A socket's path can be this long on every system. */
const longestPath = 100;

/**
 * Answers commands that are run beside a server on the embedded database, which one process alone can open. They come
 * by a socket in the data folder, which the owner of the data alone can reach.
 * @param answer what a request, one line, is answered
 * @returns the way to stop it; undefined where the folder can hold no socket, and the server has to be stopped for such
 * commands
 */
export async function openControlSocket(
  dataDir: string,
  answer: (request: string) => Promise<string>,
  log: Logger,
): Promise<(() => void) | undefined> {
  const path = pathIn(dataDir);
  if (path.length > longestPath) return undefined;
  // The folder's lock is held: what is there was left by a process that was killed.
  rmSync(path, { force: true });
  const server = createServer({ allowHalfOpen: true }, (connection) => {
    connection.setTimeout(5_000, () => connection.destroy());
    connection.on("error", (error) => log.warn({ err: error }, "a command went away"));
    readRequest(connection)
      .then(answer)
      .then(
        (reply) => connection.end(reply),
        (error: unknown) => {
          log.error({ err: error }, "a command failed");
          connection.destroy();
        },
      );
  });
  try {
    await listenAt(server, path);
  } catch (error) {
    log.warn({ err: error }, "commands cannot reach this server: the data folder can hold no socket");
    return undefined;
  }
  return () => {
    server.close();
  };
}

/**
 * Sends a request to the server that has a data folder.
 * @returns its answer; undefined where none runs, or none that listens
 */
export async function askRunningServer(dataDir: string, request: string): Promise<string | undefined> {
  const connection = createConnection({ path: pathIn(dataDir), allowHalfOpen: true });
  connection.end(request);
  try {
    const reply = await text(connection);
    if (reply === "") throw new Error("The running server could not do this; its log says why.");
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
    if (request.length > longestRequest) throw new Error("A command is too long.");
  }
  return request;
}

function listenAt(server: Server, path: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(path, resolve);
  });
}
