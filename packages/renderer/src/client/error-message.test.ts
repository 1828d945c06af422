import { describe, expect, it, vi } from "vitest";
import { pageMessages } from "../messages/page.ts";
import { failureOf, testClient } from "./client.fixtures.ts";
import { errorMessage, errorStatus } from "./error-message.ts";

/** Returns the error of a request with this response. */
async function failure(
  status: number,
  body: BodyInit | null,
  headers?: Record<string, string>,
): Promise<unknown> {
  const response = new Response(body, { status, statusText: "Teapot", ...(headers ? { headers } : {}) });
  return failureOf(async () => response);
}

const json = (value: unknown) => failure(418, JSON.stringify(value), { "content-type": "application/json" });

describe("the message of a failed request", () => {
  it.each([
    [{ message: "No such policy." }, "No such policy."],
    [{ Message: "No such policy." }, "No such policy."],
    [{ errors: { sort: ["Not a field."] } }, "Not a field."],
    [{ errors: "All wrong." }, "All wrong."],
    [{ message: "Invalid.", errors: { pass: ["Too short", "Too plain"] } }, "Too short"],
    [{}, "Error: 418 - Teapot"],
    [null, "Error: 418 - Teapot"],
  ])("%j is shown as %j", async (body, text) => {
    expect(errorMessage(await json(body))).toBe(text);
  });

  it("is the text of a text response, or its status if the text is empty", async () => {
    expect(errorMessage(await failure(418, "Short and stout", { "content-type": "text/plain" }))).toBe(
      "Short and stout",
    );
    expect(errorMessage(await failure(418, "", { "content-type": "text/plain" }))).toBe("Error 418");
  });

  it("is the status if a proxy responded with an HTML page", async () => {
    const page = await failure(502, "<html><h1>Bad gateway</h1></html>", {
      "content-type": "text/html; charset=utf-8",
    });
    expect(errorMessage(page)).toBe("Error 502");
  });

  it("is the message of a network error, which has no status", () => {
    const error = new TypeError("Failed to fetch");
    expect(errorMessage(error)).toBe("Failed to fetch");
    expect(errorStatus(error)).toBeUndefined();
  });

  it("never contains the URL, which may include a person's name", async () => {
    const lost = await failureOf(async () => {
      throw new TypeError("Failed to fetch");
    });
    expect(errorMessage(lost)).toBe("Failed to fetch");
    expect(errorStatus(lost)).toBeUndefined();
    expect(String(lost)).not.toContain("ana@x.test");
  });

  it("says that the server took too long", async () => {
    vi.useFakeTimers();
    vi.stubGlobal("fetch", () => new Promise(() => {}));
    const client = testClient({ baseUrl: "https://portal.invalid" });
    const late = client.request("configuration.get").catch((error: unknown) => error);
    await vi.runAllTimersAsync();
    expect(errorMessage(await late)).toBe(pageMessages().timedOut);
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });
});
