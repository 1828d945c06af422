import { exportFormats } from "@portico/contract";
import * as z from "zod";
import { demoPassword } from "../src/demo/accounts.ts";

/** A file that is being downloaded. */
export interface Download {
  /** How many rows the server says it holds. */
  readonly rows: number;
  /** Takes the rest of it; fails where the download breaks off. */
  rest(): Promise<Buffer>;
}

/** Signs in at a server and answers the header to call it with. */
export async function signInAt(origin: string, email = "admin@portico.test") {
  const answer = await fetch(`${origin}/identity/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ user: email, pass: demoPassword }),
  });
  const { token } = z.object({ token: z.string() }).parse(await answer.json());
  return { authorization: `Bearer ${token}` };
}

/** Begins to download all policies, and comes back with the first bytes. */
export async function beginExport(
  origin: string,
  format: keyof typeof exportFormats,
  headers: Readonly<Record<string, string>>,
): Promise<Download> {
  const { mediaType: accept } = exportFormats[format];
  const query = "columns=policyNumber,firstName,lastName,planName,address";
  const answer = await fetch(`${origin}/api/Policies?${query}`, {
    // Compressed, it would all fit into the buffers of the connection.
    headers: { ...headers, accept, "accept-encoding": "identity" },
  });
  if (!answer.ok || !answer.body) throw new Error(`The export was refused: ${await answer.text()}`);
  const reader = answer.body.getReader();
  const pieces: Uint8Array[] = [];
  const take = async () => {
    const { done, value } = await reader.read();
    if (value) pieces.push(value);
    return !done;
  };
  await take();
  return {
    rows: Number(answer.headers.get("x-total-rows")),
    rest: async () => {
      while (await take());
      return Buffer.concat(pieces);
    },
  };
}

/** The address of a server that was started, once it is ready. */
export function originIn(line: string): string {
  return z.url().parse(line.split(" ").at(-1));
}
