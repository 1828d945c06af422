import { and, eq, gt } from "drizzle-orm";
import type { Context } from "hono";
import { getCookie, setCookie } from "hono/cookie";
import type { Database } from "../db/database.ts";
import { staffBrowsers } from "../db/schema/index.ts";
import type { Browser } from "../http/browser.ts";
import { normalizedAddress } from "../http/ip-address.ts";
import { hashCode, newSecretCode } from "./codes.ts";

const cookieName = "portico-browser";
/** 128 random bits. */
const identifier = /^[\w-]{22}$/;
/** How long browsers keep a cookie at most, in seconds. */
const lifetime = 400 * 24 * 60 * 60;

/**
 * The browser of a request. Its identifier is renewed at each sign-in, and other sites can neither send nor read it.
 * @param publicUrl the portal's, whose host and its subdomains share the identifier, as partners have host names of
 * their own
 */
export function browserOf(context: Context, publicUrl: string): Browser {
  const sent = getCookie(context, cookieName);
  const id = sent !== undefined && identifier.test(sent) ? sent : undefined;
  let given = id;
  return {
    id,
    remember: () => {
      given ??= newSecretCode();
      const { protocol, hostname } = new URL(publicUrl);
      const domain = sharedDomain(new URL(context.req.url).hostname, hostname);
      setCookie(context, cookieName, given, {
        httpOnly: true,
        sameSite: "Strict",
        secure: protocol === "https:",
        path: "/",
        maxAge: lifetime,
        ...(domain !== undefined && { domain }),
      });
      return given;
    },
  };
}

/** The host of the public URL, if it has subdomains and the request's host is it or one of them. */
function sharedDomain(host: string, publicHost: string): string | undefined {
  if (!publicHost.includes(".") || normalizedAddress(publicHost) !== undefined) return undefined;
  return host === publicHost || host.endsWith(`.${publicHost}`) ? publicHost : undefined;
}

/** The stored hash of a browser's identifier. Null without one. */
export function browserHash({ id }: Pick<Browser, "id">): string | null {
  return id === undefined ? null : hashCode(id);
}

/** Whose browser it is. */
interface Person {
  readonly roles: readonly string[];
}

/**
 * Remembers a browser of someone of the agency, so that a consent that is signed in it can be told apart. Customers'
 * browsers get no identifier.
 * @returns the hash of its identifier
 */
export async function rememberStaffBrowser(
  transaction: Database,
  { roles }: Person,
  browser: Browser,
  now: Date,
): Promise<string | null> {
  if (!roles.some((role) => role !== "customer")) return null;
  const id = hashCode(browser.remember());
  const expiresAt = new Date(now.getTime() + lifetime * 1000);
  await transaction
    .insert(staffBrowsers)
    .values({ id, expiresAt })
    .onConflictDoUpdate({ target: staffBrowsers.id, set: { expiresAt } });
  return id;
}

/** Whether someone of the agency has signed in in a browser within the last 400 days. */
export async function isStaffBrowser(database: Database, hash: string, now: Date): Promise<boolean> {
  return (
    (await database.$count(
      staffBrowsers,
      and(eq(staffBrowsers.id, hash), gt(staffBrowsers.expiresAt, now)),
    )) > 0
  );
}
