import { asc, desc, eq, sql } from "drizzle-orm";
import { generateSync } from "otplib";
import * as z from "zod";
import { audit, outbox, users } from "../src/db/schema/index.ts";
import { demoPassword } from "../src/demo/accounts.ts";
import { totpEncryptionContext } from "../src/identity/totp.ts";
import { makeAccount } from "./accounts.ts";
import type { SendOptions, TestApi } from "./api.ts";
import { asSystem } from "./as-system.ts";

/** All possible fields of a sign-in response. */
const loginResponse = z.strictObject({
  token: z.string().optional(),
  code: z.string().optional(),
  twoFactorRequired: z.literal(true).optional(),
  methods: z.array(z.string()).optional(),
  active_session: z.literal(true).optional(),
});

/** The secret of authenticator apps in tests, in Base32. */
export const testSecret = "PORTICO2TEST2TWO2FACTOR2SECRET22";

/** Helpers for tests of identity. */
export function signingIn(api: Pick<TestApi, "services" | "send" | "time">) {
  const { database, encryption } = api.services;
  const post = (path: string, body: unknown, options: SendOptions = {}) =>
    api.send(path, { method: "POST", body, ...options });
  const login = (user: string, pass = demoPassword) => post("/identity/login", { user, pass });
  return {
    post,
    login,
    /** The response to a successful sign-in. */
    responseOf: async (user: string, pass = demoPassword) =>
      loginResponse.parse(await (await login(user, pass)).json()),
    parse: async (response: Response) => loginResponse.parse(await response.json()),
    /** The status of a call with a token. */
    states: async (token = "") => (await api.send("/api/States", { token })).status,
    /** The messages sent to a recipient, oldest first. */
    sentTo: async (recipient: string) =>
      database.select().from(outbox).where(eq(outbox.recipient, recipient)).orderBy(asc(outbox.createdAt)),
    /** The audit records of a user, newest first. Null for records without a user. */
    auditOf: (userId: string | null) =>
      database
        .select()
        .from(audit)
        .where(userId === null ? sql`${audit.createdBy} is null` : eq(audit.createdBy, userId))
        .orderBy(desc(audit.occurredAt)),
    /** Creates an account with these second factors. */
    accountWith: async (set: Partial<Omit<typeof users.$inferInsert, "id">> & { hasTotp?: boolean }) => {
      const { hasTotp = false, ...rest } = set;
      const account = await makeAccount(database, { roles: ["agent"] });
      const totpSecret = hasTotp
        ? encryption.encrypt(testSecret, totpEncryptionContext(account.userId))
        : null;
      await asSystem(database)
        .update(users)
        .set({ ...rest, totpSecret })
        .where(eq(users.id, account.userId));
      return account;
    },
    /** The current authenticator code, or that of another time step. */
    totp: (steps = 0, secret = testSecret) =>
      generateSync({ secret, epoch: Math.floor(api.time.now.getTime() / 1000) + steps * 30 }),
    /** Advances the server's clock. */
    wait: (minutes: number) => {
      api.time.now = new Date(api.time.now.getTime() + minutes * 60_000);
    },
  };
}

/** Six other digits. */
export function otherThan(otp: string): string {
  return otp === "000000" ? "000001" : "000000";
}

/** The six digits in a message. */
export function otpIn(message: { readonly body: string } | undefined): string {
  return /\b\d{6}\b/.exec(message?.body ?? "")?.[0] ?? "none";
}

/** The code of the link in an email. */
export function resetCodeIn(message: { readonly body: string } | undefined): string {
  return /\/login\/reset\/([\w-]+)/.exec(message?.body ?? "")?.[1] ?? "none";
}
