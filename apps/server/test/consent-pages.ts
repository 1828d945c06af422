import { pino } from "pino";
import * as z from "zod";
import { createApp } from "../src/app.ts";
import type { TestApi } from "./api.ts";
import { testProxy } from "./login-from.ts";
import { applicationForm } from "./offline-application.ts";
import { requestFrom } from "./request-from.ts";

/** A device: an address, and a browser with its cookies. */
export interface Device {
  readonly address: string;
  /** Sends a request with the device's address and cookies, and keeps the cookies that the response sets. */
  send(path: string, init?: RequestInit): Promise<Response>;
  /** The cookies by name. */
  readonly cookies: Map<string, string>;
}

/** The fields of a page's form, by name. */
type Fields = Readonly<Record<string, string>>;

const made = z.looseObject({ id: z.uuid() });
const rightDay = { year: "1990", month: "2", day: "28" };

/** Consent requests and their pages, from different devices: the same server behind a trusted proxy. */
export function consentPages(api: TestApi) {
  const proxied = createApp({
    services: api.services,
    log: pino({ level: "silent" }),
    trustedProxies: [testProxy],
    portalDir: "/nowhere",
    publicDir: "/nowhere",
  });
  const device = (address: string, cookies = new Map<string, string>()): Device => ({
    address,
    cookies,
    send: async (path, init = {}) => {
      const headers = new Headers(init.headers);
      headers.set("x-forwarded-for", address);
      if (cookies.size > 0)
        headers.set("cookie", [...cookies].map(([name, value]) => `${name}=${value}`).join("; "));
      const response = await proxied.request(path, { ...init, headers }, requestFrom(testProxy));
      for (const cookie of response.headers.getSetCookie()) {
        const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
        cookies.set(name, value);
      }
      return response;
    },
  });
  const authorization = async (email: string) => ({ authorization: `Bearer ${await api.tokenOf(email)}` });
  const post = async (from: Device, id: string, fields: Fields, lang = "en") => {
    const response = await from.send(`/sign/?id=${id}&lang=${lang}`, {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded", "user-agent": "Test browser" },
      body: new URLSearchParams(fields).toString(),
    });
    return { status: response.status, text: await response.text(), cookies: response.headers.getSetCookie() };
  };
  const prove = async (from: Device, id: string) => {
    const { text } = await post(from, id, { step: "proof", ...rightDay });
    return { text, token: /name="token" value="([^"]+)"/.exec(text)?.[1] ?? "" };
  };
  return {
    device,
    post,
    prove,
    /** Sends a consent request for an application. */
    send: async (from: Device, id: string, email: string) =>
      from.send(`/api/Sign/${id}/send`, { headers: await authorization(email) }),
    /** Submits an application. */
    create: async (email: string) => {
      const token = await api.tokenOf(email);
      const answer = await api.send("/api/OfflineApp", { method: "POST", token, body: applicationForm });
      return made.parse(await answer.json()).id;
    },
    /** Enters the date of birth, and then agrees or takes another step. */
    answer: async (from: Device, id: string, fields: Fields = { step: "agree" }, lang = "en") => {
      const { token } = await prove(from, id);
      return post(from, id, { token, fullName: "Ines Cruz", ...fields }, lang);
    },
  };
}
