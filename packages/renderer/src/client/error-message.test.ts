import ky from "ky";
import { describe, expect, it } from "vitest";
import { messages } from "../messages/messages.ts";
import { errorMessage, errorStatus } from "./error-message.ts";

/** Returns the error that ky throws for this response. */
async function failure(
  status: number,
  body: BodyInit | null,
  headers?: Record<string, string>,
): Promise<unknown> {
  const answer = new Response(body, { status, statusText: "Teapot", ...(headers ? { headers } : {}) });
  try {
    await ky("https://portal.invalid/", { retry: 0, fetch: async () => answer });
  } catch (error) {
    return error;
  }
  throw new Error("ky took the answer for a success");
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
    const lost = await ky("https://portal.invalid/identity/forgot/ana@x.test", {
      retry: 0,
      fetch: async () => {
        throw new TypeError("Failed to fetch");
      },
    }).catch((error: unknown) => error);
    expect(errorMessage(lost)).toBe("Failed to fetch");
    const late = await ky("https://portal.invalid/identity/forgot/ana@x.test", {
      retry: 0,
      timeout: 1,
      fetch: () => new Promise(() => {}),
    }).catch((error: unknown) => error);
    expect(errorMessage(late)).toBe(messages.timedOut);
  });
});
