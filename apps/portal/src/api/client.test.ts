import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type BrowserStub, stubBrowser, tokenOf } from "../session/browser.fixtures.ts";

let browser: BrowserStub;
const calls: Request[] = [];
let response: (request: Request) => Response;

beforeEach(async () => {
  vi.resetModules();
  browser = stubBrowser();
  calls.length = 0;
  response = () => Response.json(null);
  vi.stubGlobal("location", { href: "https://portal.invalid/", origin: "https://portal.invalid" });
  vi.stubGlobal("document", { ...globalThis.document, baseURI: "https://portal.invalid/" });
  vi.stubGlobal(
    "Request",
    class extends Request {
      constructor(input: RequestInfo | URL, init?: RequestInit) {
        super(typeof input === "string" ? new URL(input, "https://portal.invalid/") : input, init);
      }
    },
  );
  vi.stubGlobal("fetch", async (request: Request) => {
    calls.push(request.clone());
    return response(request);
  });
  await import("./client.ts");
});
afterEach(() => vi.unstubAllGlobals());

const header = (name: string) => calls.map(({ headers }) => headers.get(name));
const refuse = () => Response.json({ message: "Session ended." }, { status: 401 });

describe("a call", () => {
  it("sends the token to the API, and of the identity endpoints only to logout", async () => {
    const { request } = await import("./client.ts");
    const { beginSession } = await import("../session/session.ts");
    const token = tokenOf("ana");
    beginSession(token);
    await request("configuration.get");
    await request("identity.login", { body: {} });
    await request("identity.logout");
    expect(header("authorization")).toEqual([`Bearer ${token}`, null, `Bearer ${token}`]);
  });

  it("reports that the server refused it, because the user's rights may have changed", async () => {
    const { request } = await import("./client.ts");
    const { onForbidden } = await import("./forbidden.ts");
    const onRefused = vi.fn();
    const stop = onForbidden(onRefused);
    response = () => Response.json({ message: "Not found." }, { status: 404 });
    await expect(request("configuration.get")).rejects.toThrow();
    expect(onRefused).not.toHaveBeenCalled();
    response = () => Response.json({ message: "Missing a claim." }, { status: 403 });
    await expect(request("configuration.get")).rejects.toThrow();
    stop();
    await expect(request("configuration.get")).rejects.toThrow();
    expect(onRefused).toHaveBeenCalledOnce();
  });

  it("repeats a query parameter with several values", async () => {
    const { request } = await import("./client.ts");
    await request("cities.lookup", { query: { state: ["FL", "TX"], county: "Orange, East" } });
    await request("cities.lookup");
    expect(calls.map(({ url }) => new URL(url).search)).toEqual([
      "?state=FL&state=TX&county=Orange%2C+East",
      "",
    ]);
  });

  it("sends a list's query in the body if it has a search, and otherwise in the URL", async () => {
    const { client, request } = await import("./client.ts");
    await client.load(["policies.list"]);
    const query = { search: "Quill", state: ["FL", "TX"] };
    await request("policies.list", { query });
    await request("policies.list", { query: { state: "FL" } });
    expect(calls.map(({ method, url }) => [method, url])).toEqual([
      ["POST", "https://portal.invalid/api/Policies/search"],
      ["GET", "https://portal.invalid/api/Policies?state=FL"],
    ]);
    expect(await calls[0]?.json()).toEqual(query);
    expect(header("idempotency-key")).toEqual([null, null]);
  });

  it("sends a new idempotency key with each call that can create, and the version with each PUT", async () => {
    const { request } = await import("./client.ts");
    await request("session.activity");
    await request("session.activity");
    await request("contacts.update", { params: { id: "1" }, body: {}, version: 3 });
    await request("identity.login", { body: {} });
    await request("agent.save", { body: {}, version: 4 });
    await request("identity.register", { body: {} });
    await request("identity.resetByAdmin", { body: {} });
    const [first, second, ...rest] = header("idempotency-key");
    expect(first).toMatch(/^[0-9a-f]{32}$/);
    expect(second).toMatch(/^[0-9a-f]{32}$/);
    expect(first).not.toBe(second);
    const key: unknown = expect.stringMatching(/^[0-9a-f]{32}$/);
    expect(rest).toEqual([null, null, key, key, key]);
    expect(header("if-match")).toEqual([null, null, '"3"', null, '"4"', null, null]);
  });

  it("ends the session that the server rejects, but not a newer one", async () => {
    const { request } = await import("./client.ts");
    const { beginSession, readUser } = await import("../session/session.ts");
    beginSession(tokenOf("ana"));
    response = () => {
      beginSession(tokenOf("ben"));
      return refuse();
    };
    await expect(request("session.activity")).rejects.toThrow();
    expect(readUser()?.emailaddress).toBe("ben");
    response = refuse;
    await expect(request("session.activity")).rejects.toThrow();
    expect(readUser()).toBeUndefined();
  });

  it("is retried with the same idempotency key after the same user signs in again over an unsaved page", async () => {
    const { request } = await import("./client.ts");
    const { beginSession, readInterruption } = await import("../session/session.ts");
    beginSession(tokenOf("ana"));
    browser.setUnsaved(true);
    response = refuse;
    const outcome = request("session.activity", { body: { text: "typed" } });
    await vi.waitFor(() => expect(readInterruption()).toBeDefined());
    response = () => Response.json("done");
    const again = tokenOf("ana");
    beginSession(again);
    expect(await (await outcome).json()).toBe("done");
    expect(header("authorization")[1]).toBe(`Bearer ${again}`);
    expect(header("idempotency-key")[1]).toBe(header("idempotency-key")[0]);
    expect(await calls[1]?.json()).toEqual({ text: "typed" });
  });

  it("is not retried if a different user signs in over an unsaved page", async () => {
    const { request } = await import("./client.ts");
    const { beginSession, readInterruption } = await import("../session/session.ts");
    beginSession(tokenOf("ana"));
    browser.setUnsaved(true);
    response = refuse;
    const outcome = request("session.activity");
    await vi.waitFor(() => expect(readInterruption()).toBeDefined());
    beginSession(tokenOf("ben"));
    await expect(outcome).rejects.toThrow();
    expect(calls).toHaveLength(1);
  });

  it("is not sent for a different user if it was made while an unsaved page waited for sign-in", async () => {
    const { request } = await import("./client.ts");
    const { beginSession, readInterruption } = await import("../session/session.ts");
    beginSession(tokenOf("ana"));
    browser.setUnsaved(true);
    response = refuse;
    const first = request("session.activity");
    await vi.waitFor(() => expect(readInterruption()).toBeDefined());
    const second = request("session.activity", { body: { text: "typed by ana" } });
    response = () => Response.json("done");
    beginSession(tokenOf("ben"));
    await expect(first).rejects.toThrow();
    await expect(second).rejects.toThrow();
    expect(calls).toHaveLength(1);
  });

  it("with an explicit token does not affect the session, even if it is the session's token", async () => {
    const { request } = await import("./client.ts");
    const { beginSession, readUser } = await import("../session/session.ts");
    const token = tokenOf("ana");
    beginSession(token);
    response = refuse;
    await expect(request("identity.logout", { token })).rejects.toThrow();
    expect(readUser()?.emailaddress).toBe("ana");
  });

  it("sends the custom screen that it comes from, and the previewed roles and claims", async () => {
    const { request } = await import("./client.ts");
    const preview = { roles: ["agent"], claims: ["view.Policy"], agentId: "0b9d" } as const;
    await request("policies.list", { origin: { screen: { id: "grace", version: 3 } } });
    await request("policies.list", { origin: { isPreview: true, preview } });
    await request("policies.list");
    expect(header("portico-screen")).toEqual(["grace/3", null, null]);
    const [first, encoded, last] = header("portico-preview");
    expect([first, last]).toEqual([null, null]);
    expect(JSON.parse(decodeURIComponent(encoded ?? ""))).toEqual(preview);
  });

  it("throws if it is a write from a preview", async () => {
    const { request } = await import("./client.ts");
    const { errorMessage } = await import("@portico/renderer/client");
    const made = request("policies.setStatuses", { body: {}, origin: { isPreview: true } });
    await expect(made.catch(errorMessage)).resolves.toContain("Actions don't change anything");
    expect(calls).toEqual([]);
  });
});
