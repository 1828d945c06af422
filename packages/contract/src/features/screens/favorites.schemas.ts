import { type CallSchemas, recordId, requiredText } from "@portico/endpoints/schemas";
import * as z from "zod";
import { foundRecord, recordKind } from "../people/search.schemas.ts";

const favorite = z.object({ id: z.uuid(), path: z.string(), title: z.string() });

/** A page that a user has marked. */
export type Favorite = z.infer<typeof favorite>;

const markedRecord = z.strictObject({ kind: recordKind, recordId: z.string().min(1).max(200) });

const favoriteRecord = foundRecord.extend({
  favoriteId: z.uuid(),
  kind: recordKind,
});

/** A record that a user has marked, with its current name. */
export type FavoriteRecord = z.infer<typeof favoriteRecord>;

/** The schemas of the calls on favorites. */
export const favoriteSchemas = {
  "favorites.list": { response: z.array(favorite) },
  "favorites.add": {
    body: z.strictObject({
      path: z
        .string()
        .max(300)
        .regex(/^\/portal\/[\w/-]+(\?view=[0-9a-f-]{36})?$/, "Must be a path of the portal.")
        .describe("The page's path, with the parameter `view` for a saved view."),
      title: requiredText(200, "Enter a title"),
    }),
    response: favorite,
  },
  "favorites.remove": { params: z.strictObject({ id: recordId }), response: z.null() },
  "favorites.records": { response: z.array(favoriteRecord) },
  "favorites.addRecord": { body: markedRecord, response: z.null() },
  "favorites.removeRecord": { params: z.strictObject({ id: recordId }), response: z.null() },
} satisfies Record<string, CallSchemas>;
