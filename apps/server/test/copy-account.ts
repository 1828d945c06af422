import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { agents, contacts, userClaims, userRoles, users } from "../src/db/schema/index.ts";
import { newTotp, totpEncryptionContext } from "../src/identity/totp.ts";
import type { Services } from "../src/services/services.ts";
import { asSystem } from "./as-system.ts";
import { makeOwnPolicies, type WishedPolicies } from "./own-policies.ts";

/** The names of demo accounts before the @. */
export type DemoAccountName =
  | "admin"
  | "agent"
  | "approver"
  | "customer"
  | "manager"
  | "norole"
  | "reset"
  | "security"
  | "twofactor";

/** Options for a copied account. */
export interface AccountOptions {
  readonly like: DemoAccountName;
  /** Whether it gets its own contact, which the test can change. It then has no rows. @default false */
  readonly hasOwnContact?: boolean;
  /** Creates policies for the account that no other test changes. It then gets its own contact. @default none */
  readonly policies?: WishedPolicies;
  /** The second factors to enable. @default as the demo account */
  readonly factors?: readonly ("totp" | "email" | "sms")[];
  /** @default as the demo account */
  readonly mustChangePassword?: boolean;
  /** @default as the demo account */
  readonly claims?: readonly string[];
  /** The last name of its own contact and agent. @default as the demo account */
  readonly lastName?: string;
  /** The ID of its marketplace application. @default as the demo account */
  readonly appId?: string | null;
}

/** An account created for one test. Its password is that of all demo accounts. */
export interface CopiedAccount {
  readonly email: string;
  /** Base32, if an authenticator app is enabled. */
  readonly totpSecret?: string;
  /** The numbers of its own policies by kind, and their common prefix. */
  readonly policies?: Record<keyof WishedPolicies, string[]> & { readonly prefix: string };
}

/** Creates an account like a demo account: password, roles, claims, and, by default, the same rows. */
export async function copyAccount(services: Services, options: AccountOptions): Promise<CopiedAccount> {
  const { database, encryption } = services;
  const { like, factors, mustChangePassword, appId, claims: wishedClaims } = options;
  const hasOwnContact = options.hasOwnContact ?? options.policies !== undefined;
  const [model] = await database
    .select()
    .from(users)
    .where(eq(users.email, `${like}@portico.test`));
  if (!model) throw new Error(`There is no demo account ${like}.`);
  const id = randomUUID();
  const email = `${like}.${id.slice(0, 8)}@portico.test`;
  const wished = factors ?? (model.totpSecret === null ? [] : ["totp"]);
  const totpSecret = wished.includes("totp") ? newTotp("Portico", email).secret : null;
  const contactId = hasOwnContact
    ? await copyContact({ database }, model.contactId, { email, lastName: options.lastName })
    : model.contactId;
  await asSystem(database)
    .insert(users)
    .values({
      id,
      email,
      passwordHash: model.passwordHash,
      passwordSetBy: model.passwordSetBy,
      mustChangePassword: mustChangePassword ?? model.mustChangePassword,
      totpSecret: totpSecret && encryption.encrypt(totpSecret, totpEncryptionContext(id)),
      emailFactor: wished.includes("email"),
      smsFactor: wished.includes("sms"),
      contactId,
      phone: "305-555-0142",
      org: model.org,
      appId: appId === undefined ? model.appId : appId,
    });
  const roles = database.select({ userId: sql`${id}::uuid`.as("user_id"), role: userRoles.role });
  await database.insert(userRoles).select(roles.from(userRoles).where(eq(userRoles.userId, model.id)));
  const claims =
    wishedClaims?.map((key) => ({ key, value: "true" })) ??
    (await database.select().from(userClaims).where(eq(userClaims.userId, model.id)));
  if (claims.length > 0) {
    await database.insert(userClaims).values(claims.map(({ key, value }) => ({ userId: id, key, value })));
  }
  const own = await ownPolicies(services, email, options.policies);
  return { email, ...(totpSecret && { totpSecret }), ...(own && { policies: own }) };
}

async function ownPolicies(services: Services, email: string, wishes: WishedPolicies | undefined) {
  if (!wishes) return undefined;
  const [agent] = await services.database
    .select({ id: agents.id })
    .from(agents)
    .where(eq(agents.loginEmail, email));
  if (!agent) throw new Error(`${email} is not an agent and can't have policies.`);
  const prefix = `J${agent.id.slice(0, 8).toUpperCase()}`;
  return { prefix, ...(await makeOwnPolicies(services, { agentId: agent.id, prefix, wishes })) };
}

/** Creates a contact for the account, with an agent if the demo account has one. */
async function copyContact(
  { database }: Pick<Services, "database">,
  modelId: string | null,
  { email, lastName: wishedName }: { readonly email: string; readonly lastName: string | undefined },
) {
  if (modelId === null) return null;
  const id = randomUUID();
  const [model] = await database.select().from(contacts).where(eq(contacts.id, modelId));
  const { firstName = "" } = model ?? {};
  const lastName = wishedName ?? model?.lastName ?? "";
  await asSystem(database).insert(contacts).values({ id, firstName, lastName });
  const [agent] = await database.select().from(agents).where(eq(agents.contactId, modelId));
  if (agent)
    await asSystem(database)
      .insert(agents)
      .values({
        name: wishedName ? `${firstName} ${lastName}` : agent.name,
        loginEmail: email,
        contactId: id,
      });
  return id;
}
