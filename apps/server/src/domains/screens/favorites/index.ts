import { and, asc, eq, ne } from "drizzle-orm";
import { signedIn } from "../../../access/caller.ts";
import { lockLimit } from "../../../db/limit-lock.ts";
import { favorites } from "../../../db/schema/index.ts";
import { Failure } from "../../../errors/failure.ts";
import { feature } from "../../../feature/feature.ts";
import { favoriteRecordHandlers } from "./favorite-records.ts";

/** The maximum number of favorites per user, which limits storage. */
const maxFavorites = 100;

const { id, userId, path, title, createdDate } = favorites;
const columns = { id, path, title };

/** The pages and records that users have marked. Users can access only their own. */
export const favoritesFeature = feature({
  handlers: (services, catalog) => {
    const { database } = services;
    return {
      ...favoriteRecordHandlers(services, catalog),
      "favorites.list": ({ caller }) =>
        database
          .select(columns)
          .from(favorites)
          .where(eq(userId, signedIn(caller).userId))
          .orderBy(asc(createdDate), asc(id)),
      "favorites.add": ({ body, caller }) =>
        database.transaction(async (transaction) => {
          const user = signedIn(caller).userId;
          await lockLimit(transaction, "favorites", user);
          const others = await transaction.$count(favorites, and(eq(userId, user), ne(path, body.path)));
          if (others >= maxFavorites)
            throw new Failure(
              422,
              `You've reached the limit of ${maxFavorites} favorites. Remove one first.`,
            );
          const [added] = await transaction
            .insert(favorites)
            .values({ userId: user, ...body })
            .onConflictDoUpdate({ target: [userId, path], set: { title: body.title } })
            .returning(columns);
          if (!added) throw new Error("The favorite was not returned.");
          return added;
        }),
      "favorites.remove": async ({ params, caller }) => {
        await database.delete(favorites).where(and(eq(id, params.id), eq(userId, signedIn(caller).userId)));
        return null;
      },
    };
  },
});
