import { type Access, allows } from "@portico/contract";
import type { ScreenImpact } from "@portico/contract/features/screens/screens.schemas";
import { asc, eq } from "drizzle-orm";
import type { Database } from "../../../../db/database.ts";
import { contacts, users } from "../../../../db/schema/index.ts";
import { personName } from "../../../../identity/person-name.ts";
import { claimsOf, rolesOf } from "../../../../identity/roles-and-claims.ts";

/** How many users are named. The rest is counted. */
const maxNamed = 20;

/** Who gains or loses access to a screen, among all enabled users with their current rights. */
export async function accessImpact(
  database: Database,
  { before, after }: { readonly before: Access | undefined; readonly after: Access },
): Promise<ScreenImpact["access"]> {
  const people = await database
    .select({ name: personName, roles: rolesOf(users.id), claims: claimsOf(users.id) })
    .from(users)
    .leftJoin(contacts, eq(contacts.id, users.contactId))
    .where(eq(users.enabled, true))
    .orderBy(asc(personName), asc(users.id));
  const accounts = people.map(({ name, ...rights }) => ({
    name: name ?? "",
    had: before !== undefined && allows(before, rights),
    has: allows(after, rights),
  }));
  const named = (some: typeof accounts) => ({
    count: some.length,
    people: some.slice(0, maxNamed).map(({ name }) => name),
  });
  return {
    before: accounts.filter(({ had }) => had).length,
    after: accounts.filter(({ has }) => has).length,
    gains: named(accounts.filter(({ had, has }) => has && !had)),
    loses: named(accounts.filter(({ had, has }) => had && !has)),
  };
}
