import { randomUUID } from "node:crypto";
import { presetClaims, type Role, roles } from "@portico/contract";
import { sessions, userClaims, userRoles, users } from "../src/db/schema/index.ts";
import { signToken } from "../src/identity/tokens.ts";
import { type TestApi, testKey } from "./api.ts";
import { asSystem } from "./as-system.ts";

/** The roles and claims of a test user. */
export interface UserRights {
  readonly roles: readonly Role[];
  /** Claims with their stored value. */
  readonly claims: Readonly<Record<string, string>>;
}

/** Tokens of users with exactly these rights, cached. The tokens claim all rights, which the server must ignore. */
export function usersWithRights({ services: { database }, time }: Pick<TestApi, "services" | "time">) {
  const made = new Map<string, Promise<string>>();
  const make = async (rights: UserRights): Promise<string> => {
    const [userId, sid, now] = [randomUUID(), randomUUID(), time.now];
    const expiresAt = new Date(now.getTime() + 60 * 60_000);
    const claims = Object.entries(rights.claims).map(([key, value]) => ({ userId, key, value }));
    await asSystem(database)
      .insert(users)
      .values({ id: userId, email: `${userId}@portico.test`, passwordHash: "", passwordSetBy: "owner" });
    if (rights.roles.length > 0)
      await database.insert(userRoles).values(rights.roles.map((role) => ({ userId, role })));
    if (claims.length > 0) await database.insert(userClaims).values(claims);
    await database
      .insert(sessions)
      .values({ id: sid, userId, createdAt: now, lastActivityAt: now, expiresAt });
    const everything = { roles: [...roles], claims: [...presetClaims], hasFullAgentAccess: true };
    const nobody = { contactId: null, FFEID: null, NPN: null, org: null, appId: null };
    return signToken(testKey, { ...nobody, ...everything, name: "", emailaddress: "", sid }, expiresAt);
  };
  return (rights: UserRights): Promise<string> => {
    const key = JSON.stringify([rights.roles, Object.entries(rights.claims).sort()]);
    const token = made.get(key) ?? make(rights);
    made.set(key, token);
    return token;
  };
}
