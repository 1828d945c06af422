import { setTimeout as wait } from "node:timers/promises";

/** A request with its duration and result. */
export interface Timing {
  readonly milliseconds: number;
  readonly status: number;
}

/** A page of ten policies of all agents, with its count. */
const listPath = "/api/Policies?pageSize=10&state=TX&sort=-effectiveDate";

/** Signs in. @returns the timing, and the token if it succeeded */
export async function signIn(origin: string, user: string): Promise<Timing & { readonly token?: string }> {
  const begun = performance.now();
  const response = await fetch(`${origin}/identity/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ user, pass: "Portico-Demo-1" }),
  });
  const { token } = await response.json();
  return { milliseconds: performance.now() - begun, status: response.status, token };
}

/** Requests a page of the list. */
export async function list(origin: string, token: string): Promise<Timing> {
  const begun = performance.now();
  const response = await fetch(`${origin}${listPath}`, { headers: { authorization: `Bearer ${token}` } });
  await response.arrayBuffer();
  return { milliseconds: performance.now() - begun, status: response.status };
}

/**
 * Each of these users requests a page once a second, however long the previous page took, until it is over.
 * @param isOver checked before each page
 */
export async function listOnAndOn(
  origin: string,
  tokens: readonly string[],
  isOver: () => boolean,
): Promise<Timing[]> {
  const timings: Promise<Timing>[] = [];
  await Promise.all(
    tokens.map(async (token, index) => {
      await wait((index * 1000) / tokens.length);
      while (!isOver()) {
        timings.push(list(origin, token));
        await wait(1000);
      }
    }),
  );
  return Promise.all(timings);
}

/** Each user signs in at a different time and then requests a page. */
export async function arrive(
  origin: string,
  people: readonly string[],
  momentOf: (index: number) => number,
): Promise<{ signIns: Timing[]; firstPages: Timing[] }> {
  const all = await Promise.all(
    people.map(async (user, index) => {
      await wait(momentOf(index));
      const { token, ...signedIn } = await signIn(origin, user);
      return { signedIn, firstPage: token === undefined ? undefined : await list(origin, token) };
    }),
  );
  return {
    signIns: all.map(({ signedIn }) => signedIn),
    firstPages: all.flatMap(({ firstPage }) => firstPage ?? []),
  };
}
