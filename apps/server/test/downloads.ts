import { exportFormats } from "@portico/contract";
import * as z from "zod";
import { demoPassword } from "../src/demo/accounts.ts";

/** A download in progress. */
export interface Download {
  /** The number of rows according to the response header. */
  readonly rows: number;
  /** Reads the rest. Rejects if the connection breaks. */
  rest(): Promise<Buffer>;
}

/** Signs in at a server and returns the authorization header. */
export async function signInAt(origin: string, email = "admin@portico.test") {
  const response = await fetch(`${origin}/identity/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ user: email, pass: demoPassword }),
  });
  const { token } = z.object({ token: z.string() }).parse(await response.json());
  return { authorization: `Bearer ${token}` };
}

/** Starts to download all policies, and resolves with the first bytes. */
export async function beginExport(
  origin: string,
  format: keyof typeof exportFormats,
  headers: Readonly<Record<string, string>>,
): Promise<Download> {
  const { mediaType: accept } = exportFormats[format];
  const query = "columns=policyNumber,firstName,lastName,planName,address";
  const response = await fetch(`${origin}/api/Policies?${query}`, {
    // A compressed file would fit into the connection's buffers.
    headers: { ...headers, accept, "accept-encoding": "identity" },
  });
  if (!response.ok || !response.body) throw new Error(`The export failed: ${await response.text()}`);
  const reader = response.body.getReader();
  const pieces: Uint8Array[] = [];
  const take = async () => {
    const { done, value } = await reader.read();
    if (value) pieces.push(value);
    return !done;
  };
  await take();
  return {
    rows: Number(response.headers.get("x-total-rows")),
    rest: async () => {
      while (await take());
      return Buffer.concat(pieces);
    },
  };
}

/** The URL in the message that a server prints when it is ready. */
export function originIn(line: string): string {
  return z.url().parse(line.split(" ").at(-1));
}
