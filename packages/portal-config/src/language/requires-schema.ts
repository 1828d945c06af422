import * as z from "zod";
import { name } from "./common-schemas.ts";

/** What a screen depends on; an export writes it, so that an import elsewhere can report what is missing. */
export const requires = z.strictObject({
  endpoints: z
    .array(
      z.strictObject({
        id: name.describe("The id of an endpoint."),
        fields: z.array(name).max(200).optional().describe("The fields of it that are named."),
        filters: z.array(name).max(100).optional().describe("The filters of it that are set."),
      }),
    )
    .max(200)
    .describe("The calls it can make."),
  rights: z.array(name).max(200).describe("The roles and claims that it and its calls ask for."),
});
