import * as z from "zod";
import type { CallSchemas } from "../schemas/call-schemas.ts";

const favorite = z.object({ id: z.uuid(), path: z.string(), title: z.string() });

/** A page that a user has marked. */
export type Favorite = z.infer<typeof favorite>;

/** The schemas of the calls on favorites. */
export const favoriteSchemas = {
  "favorites.list": { answer: z.array(favorite) },
  "favorites.add": {
    body: z.strictObject({
      path: z
        .string()
        .max(300)
        .regex(/^\/portal\/[\w/-]+(\?view=[0-9a-f-]{36})?$/, "Must be a path of the portal.")
        .describe("The page's path, with the parameter `view` for a saved view."),
      title: z.string().trim().min(1, "Enter a title").max(200, "Up to 200 characters"),
    }),
    answer: favorite,
  },
  "favorites.remove": { params: z.strictObject({ id: z.uuid("Must be a UUID.") }), answer: z.null() },
} satisfies Record<string, CallSchemas>;
