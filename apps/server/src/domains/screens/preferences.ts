import { preferenceSchemas } from "@portico/contract/features/screens/preferences.schemas";
import { and, eq, ne, sql } from "drizzle-orm";
import { signedIn } from "../../access/caller.ts";
import type { Database } from "../../db/database.ts";
import { lockLimit } from "../../db/limit-lock.ts";
import { screenPreferences } from "../../db/schema/index.ts";
import { wholePortal } from "../../db/schema/preferences.ts";
import { Failure } from "../../errors/failure.ts";
import { feature } from "../../feature/feature.ts";
import type { Handlers } from "../../http/handler.ts";
import type { Services } from "../../services/services.ts";

/** The maximum number of screens with preferences per user. More than there will ever be, but limits storage. */
const maxScreens = 300;

const defaultOwn = { shortcuts: true };

/** Preferences for screens and for the whole portal. Users can access only their own. */
export const preferencesFeature = feature({ handlers: preferenceHandlers });

function preferenceHandlers({ database }: Pick<Services, "database">) {
  const of = (userId: string, screenId: string) =>
    and(eq(screenPreferences.userId, userId), eq(screenPreferences.screenId, screenId));
  return {
    "preferences.get": async ({ params: { screenId }, caller }) => {
      const [found] = await database
        .select({ value: screenPreferences.value })
        .from(screenPreferences)
        .where(of(signedIn(caller).userId, screenId));
      // Stored values in an outdated format are treated as empty.
      return preferenceSchemas["preferences.get"].response.safeParse(found?.value).data ?? null;
    },
    "preferences.set": async ({ params: { screenId }, body, caller }) => {
      const { userId } = signedIn(caller);
      await database.transaction(async (transaction) => {
        await lockLimit(transaction, "screen-preferences", userId);
        const others = await transaction.$count(
          screenPreferences,
          and(eq(screenPreferences.userId, userId), ne(screenPreferences.screenId, screenId)),
        );
        if (others >= maxScreens) {
          throw new Failure(
            422,
            `You've reached the limit of ${others} customized screens. Reset one that you don't need.`,
          );
        }
        await store(transaction, userId, screenId, body);
      });
      return null;
    },
    "preferences.list": async ({ caller }) => {
      const found = await database
        .select({ screenId: screenPreferences.screenId, value: screenPreferences.value })
        .from(screenPreferences)
        .where(
          and(
            eq(screenPreferences.userId, signedIn(caller).userId),
            ne(screenPreferences.screenId, wholePortal),
          ),
        );
      return Object.fromEntries(
        found.flatMap(({ screenId, value }) => {
          const { data } = preferenceSchemas["preferences.get"].response.safeParse(value);
          return data ? [[screenId, data] as const] : [];
        }),
      );
    },
    "preferences.getOwn": async ({ caller }) => {
      const [found] = await database
        .select({ value: screenPreferences.value })
        .from(screenPreferences)
        .where(of(signedIn(caller).userId, wholePortal));
      return preferenceSchemas["preferences.getOwn"].response.safeParse(found?.value).data ?? defaultOwn;
    },
    "preferences.setOwn": async ({ body, caller }) => {
      await store(database, signedIn(caller).userId, wholePortal, body);
      return null;
    },
    "preferences.remove": async ({ params: { screenId }, caller }) => {
      await database.delete(screenPreferences).where(of(signedIn(caller).userId, screenId));
      return null;
    },
  } satisfies Partial<Handlers>;
}

async function store(database: Database, userId: string, screenId: string, value: object): Promise<void> {
  await database
    .insert(screenPreferences)
    .values({ userId, screenId, value })
    .onConflictDoUpdate({
      target: [screenPreferences.userId, screenPreferences.screenId],
      set: { value, updatedAt: sql`now()` },
    });
}
