import { CallError } from "@portico/renderer/client";
import { expect, it } from "vitest";
import { AlreadySubmitted, createSubmission } from "./submit-once.ts";

/** A server that creates one application per key, as the store of idempotency keys does. */
function server() {
  const accepted = new Map<string, string>();
  const applications: string[] = [];
  /** What becomes of the next requests; those after them succeed. */
  const next: ("not received" | "no response" | "invalid")[] = [];
  const send = async (body: object, key: string): Promise<string> => {
    const outcome = next.shift();
    if (outcome === "not received") throw new TypeError("Failed to fetch");
    if (outcome === "invalid") return fail({ message: "Invalid", errors: { email: ["Must be an email"] } });
    const text = JSON.stringify(body);
    if (accepted.has(key) && accepted.get(key) !== text) return fail({ message: "Used for another request" });
    if (!accepted.has(key)) applications.push(text);
    accepted.set(key, text);
    if (outcome === "no response") throw new TypeError("Failed to fetch");
    return String(applications.indexOf(text));
  };
  return { send, next, applications };
}

async function fail(body: object): Promise<never> {
  throw new CallError("Unprocessable", { response: new Response(null, { status: 422 }), body });
}

it("creates one application if a response is lost and the same is sent again", async () => {
  const { send, next, applications } = server();
  next.push("no response");
  const submit = createSubmission(send);
  await expect(submit({ plan: "Silver" })).rejects.toThrow("Failed to fetch");
  expect(await submit({ plan: "Silver" })).toBe("0");
  expect(applications).toHaveLength(1);
});

it("finds the accepted application if the form was edited after a lost response, every time", async () => {
  const { send, next, applications } = server();
  next.push("not received", "no response", "not received");
  const submit = createSubmission(send);
  for (const plan of ["Silver", "Gold", "Bronze"]) {
    await expect(submit({ plan })).rejects.toThrow("Failed to fetch");
  }
  for (const plan of ["Platinum", "Silver"]) {
    const failure = await submit({ plan }).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(AlreadySubmitted);
    expect(failure).toHaveProperty("applicationId", "0");
  }
  expect(applications).toEqual([JSON.stringify({ plan: "Gold" })]);
});

it("sends the edited form if the first one didn't arrive", async () => {
  const { send, next, applications } = server();
  next.push("not received");
  const submit = createSubmission(send);
  await expect(submit({ plan: "Silver" })).rejects.toThrow("Failed to fetch");
  expect(await submit({ plan: "Gold" })).toBe("0");
  expect(applications).toEqual([JSON.stringify({ plan: "Gold" })]);
});

it("reports fields that the server rejects", async () => {
  const { send, next, applications } = server();
  next.push("not received", "invalid");
  const submit = createSubmission(send);
  await expect(submit({ plan: "Silver" })).rejects.toThrow("Failed to fetch");
  await expect(submit({ plan: "Gold" })).rejects.toHaveProperty("response.status", 422);
  expect(await submit({ plan: "Bronze" })).toBe("0");
  expect(applications).toEqual([JSON.stringify({ plan: "Bronze" })]);
});
