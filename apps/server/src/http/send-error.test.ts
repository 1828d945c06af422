import { Hono } from "hono";
import { pino } from "pino";
import { describe, expect, it } from "vitest";
import { Failure } from "../errors/failure.ts";
import { sendError } from "./send-error.ts";

/** The response to an error thrown in a handler, and what is logged. */
async function responseTo(thrown: unknown, method = "GET") {
  const logged: string[] = [];
  const log = pino({}, { write: (line: string) => logged.push(line) });
  const app = new Hono();
  app.all("/", () => {
    throw thrown;
  });
  app.onError((error, context) => sendError(context, error, "request-1", log));
  const response = await app.request("/", { method });
  return {
    status: response.status,
    headers: response.headers,
    body: await response.text(),
    logged: logged.join(""),
  };
}

describe("sendError", () => {
  it("sends a failure as it is", async () => {
    const { status, body } = await responseTo(new Failure(409, "Two of them.", { name: ["Taken."] }));
    expect(status).toBe(409);
    expect(JSON.parse(body)).toEqual({ message: "Two of them.", errors: { name: ["Taken."] } });
  });

  it("reports at most twenty errors and the number of others", async () => {
    const errors = Object.fromEntries(
      Array.from({ length: 70 }, (_, index) => [`field${index}`, ["Wrong."]]),
    );
    const response = JSON.parse((await responseTo(new Failure(422, "All wrong.", errors))).body);
    expect(Object.keys(response.errors)).toHaveLength(20);
    expect(response.message).toBe("All wrong. (50 more errors are not listed.)");
  });

  it("logs unexpected errors and returns an ID to report", async () => {
    const { status, body, logged } = await responseTo(new Error("secret at /srv/portico"));
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
  ])("sends retry-after if the database is unavailable (%s)", async (error) => {
    const { status, headers } = await responseTo(error);
    expect(status).toBe(503);
    expect(headers.get("retry-after")).toBe("5");
  });

  it("distinguishes locked rows from an unavailable database", async () => {
    const held = Object.assign(new Error("canceling statement due to lock timeout"), { code: "55P03" });
    const { status, headers, body } = await responseTo(new Error("Failed query", { cause: held }), "PUT");
    expect(status).toBe(409);
    expect(headers.get("retry-after")).toBe("5");
    expect(JSON.parse(body).message).toContain(
      "Someone else is changing some of the same rows. Nothing was changed",
    );
  });

  it.each([
    ["a read that waited for rows", "GET", {}],
    ["a read that waited for a table", "GET", { position: "15" }],
    ["a write that waited for a table", "POST", { position: "15" }],
  ])("sends retry-after for %s", async (_what, method, details) => {
    const held = Object.assign(new Error("canceling statement due to lock timeout"), {
      code: "55P03",
      ...details,
    });
    const { status, headers, body } = await responseTo(new Error("Failed query", { cause: held }), method);
    expect([status, headers.get("retry-after")]).toEqual([503, "5"]);
    expect(body).toContain("This data is locked");
  });
});
