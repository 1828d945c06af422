import { Hono } from "hono";
import { pino } from "pino";
import { describe, expect, it } from "vitest";
import { answerError } from "./error-answer.ts";
import { Failure } from "./failure.ts";

/** What a caller gets, and what is logged, where a handler throws. */
async function answerTo(thrown: unknown) {
  const logged: string[] = [];
  const log = pino({}, { write: (line: string) => logged.push(line) });
  const app = new Hono();
  app.get("/", () => {
    throw thrown;
  });
  app.onError((error, context) => answerError(context, error, "request-1", log));
  const answer = await app.request("/");
  return {
    status: answer.status,
    headers: answer.headers,
    body: await answer.text(),
    logged: logged.join(""),
  };
}

describe("answerError", () => {
  it("sends a failure as it is", async () => {
    const { status, body } = await answerTo(new Failure(409, "Two of them.", { name: ["Taken."] }));
    expect(status).toBe(409);
    expect(JSON.parse(body)).toEqual({ message: "Two of them.", errors: { name: ["Taken."] } });
  });

  it("keeps a fault to the log, and gives the caller a number to report", async () => {
    const { status, body, logged } = await answerTo(new Error("secret at /srv/portico"));
    expect(status).toBe(500);
    expect(body).toContain("request-1");
    expect(body).not.toContain("secret");
    expect(logged).toContain("secret");
  });

  it.each([
    Object.assign(new Error("connect"), { code: "ECONNREFUSED" }),
    Object.assign(new Error("shut down"), { code: "57P01" }),
    new Error("Failed query", { cause: new Error("Connection terminated unexpectedly") }),
    new AggregateError([Object.assign(new Error("connect"), { code: "ECONNREFUSED" })]),
  ])("says when to come back where the database is away (%s)", async (error) => {
    const { status, headers } = await answerTo(error);
    expect(status).toBe(503);
    expect(headers.get("retry-after")).toBe("5");
  });

  it("tells rows that others hold from a database that is away", async () => {
    const held = Object.assign(new Error("canceling statement due to lock timeout"), { code: "55P03" });
    const { status, headers, body } = await answerTo(new Error("Failed query", { cause: held }));
    expect(status).toBe(409);
    expect(headers.get("retry-after")).toBe("5");
    expect(JSON.parse(body).message).toContain(
      "Others are changing some of the same rows. Nothing was changed",
    );
  });
});
