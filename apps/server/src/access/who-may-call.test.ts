import {
  type EndpointId,
  endpoints,
  pathFromOrigin,
  presetClaims,
  type Role,
  roles,
} from "@portico/contract";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openApi, type TestApi } from "../../test/api.ts";
import { databaseKinds } from "../../test/databases.ts";
import { type UserRights, usersWithRights } from "../../test/users-with-rights.ts";
import { whoMayCall } from "../../test/who-may-call.ts";
import { limitedCalls } from "../identity/count-attempt.ts";

type WhoMay = "anyone" | "signed in" | readonly string[];
const table: Readonly<Record<string, WhoMay>> = whoMayCall;
const ids = Object.keys(endpoints) as EndpointId[];

const roleNames: readonly string[] = roles;
const namesIn = (who: WhoMay) => (typeof who === "string" ? [] : who.flatMap((line) => line.split(" ")));
const claimsIn = (who: WhoMay) => [...new Set(namesIn(who))].filter((name) => !roleNames.includes(name));

/** The users to try on an endpoint, with their rights. */
function everybody(who: WhoMay): ReadonlyMap<string, UserRights> {
  const named = claimsIn(who);
  const claimSets = new Map<string, readonly string[]>([
    ["", []],
    ...named.map((claim) => [` with ${claim}`, [claim]] as const),
    [" with the required claims", named],
    [" with every other claim", presetClaims.filter((claim) => !named.includes(claim))],
    [" with every claim", presetClaims],
  ]);
  const roleSets = new Map<string, readonly Role[]>([
    ["no role", []],
    ...roles.map((role) => [role, [role]] as const),
    ["every role", roles],
  ]);
  const people = new Map<string, UserRights>();
  const add = (name: string, held: readonly Role[], claims: readonly string[], value = "true") => {
    if (named.length === 0 && /named|other/.test(name)) return;
    people.set(name, { roles: held, claims: claimsOf(claims, value) });
  };
  for (const [role, held] of roleSets)
    for (const [claim, claims] of claimSets) add(`${role}${claim}`, held, claims);
  for (const claim of named) {
    add(`every role with ${claim} in uppercase`, roles, [claim.toUpperCase()]);
    add(`every role with ${claim} and another value`, roles, [claim.toLowerCase()], "Yes");
    add(`every role with ${claim} and the value false`, roles, [claim], "false");
    add(`every role with ${claim} and the value FALSE`, roles, [claim], "FALSE");
    add(`every role with a claim similar to ${claim}`, roles, [`${claim}s`, `x${claim}`, claim.slice(0, -1)]);
  }
  const likeRoles = [...roles, ...roles.map((role) => role.toUpperCase()), "anyone", "session"];
  people.set("claims named like roles", { roles: [], claims: claimsOf([...presetClaims, ...likeRoles]) });
  for (const role of roles)
    people.set(`${role} with claims named like the other roles`, {
      roles: [role],
      claims: claimsOf([...presetClaims, ...likeRoles.filter((name) => name.toLowerCase() !== role)]),
    });
  return people;
}

function claimsOf(keys: readonly string[], value = "true"): UserRights["claims"] {
  return Object.fromEntries(keys.map((key) => [key, value]));
}

/**
 * Whether a user meets one of the alternatives completely. Roles meet roles, and claims meet claims. A claim with the
 * value false does not count.
 */
function mayCall(who: WhoMay, rights: UserRights): boolean {
  if (typeof who === "string") return true;
  const claims = Object.entries(rights.claims).filter(([, value]) => value.toLowerCase() !== "false");
  const held = claims.map(([key]) => key.toLowerCase());
  const holds = (name: string) =>
    roleNames.includes(name) ? rights.roles.some((role) => role === name) : held.includes(name.toLowerCase());
  return who.some((line) => line.split(" ").every(holds));
}

describe("endpoint access", () => {
  it("is tested for every endpoint of the contract", () => {
    expect(Object.keys(table).sort()).toEqual([...ids].sort());
  });

  it.each(ids)("refers only to existing roles and claims for %s", (id) => {
    const known = [...roles, ...presetClaims] as readonly string[];
    for (const name of namesIn(table[id] ?? [])) expect(known).toContain(name);
  });
});

describe.each(databaseKinds)("endpoint access, on $name", (kind) => {
  let api: TestApi;
  let tokenOf: ReturnType<typeof usersWithRights>;
  beforeAll(async () => {
    api = await openApi(kind);
    // Such claims could be stored once. They never grant anything, even if they are.
    await api.services.database.execute(
      sql`alter table user_claims drop constraint if exists user_claims_key`,
    );
    tokenOf = usersWithRights(api);
  });
  afterAll(() => api.close());

  /**
   * Sends a request that passes the access check but fails validation, since every endpoint rejects unknown query
   * parameters.
   */
  const knock = async (id: EndpointId, token?: string) => {
    const endpoint = endpoints[id];
    const path = pathFromOrigin(endpoint, () => "00000000-0000-4000-8000-000000000000");
    const { status } = await api.send(`${path}?nothingKnown=1`, { method: endpoint.method, token });
    // Public calls are limited to fewer requests than there are users to try.
    const limited = Object.hasOwn(limitedCalls, id) ? limitedCalls[id] : undefined;
    if (limited) await api.services.rateLimiter.refund(limited, "unknown");
    return status;
  };

  it.each(ids)("%s", async (id) => {
    const who = table[id] ?? [];
    expect(await knock(id), "without a session").toBe(who === "anyone" ? 422 : 401);
    const got: string[] = [];
    const expected: string[] = [];
    for (const [name, rights] of everybody(who)) {
      got.push(`${name}: ${await knock(id, await tokenOf(rights))}`);
      expected.push(`${name}: ${mayCall(who, rights) ? 422 : 403}`);
    }
    expect(got).toEqual(expected);
  });
});
