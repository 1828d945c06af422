import * as z from "zod";
import { name } from "./common-schemas.ts";

/** What a screen depends on; an export writes it, so that an import elsewhere can report what is missing. */
export const requires = z.strictObject({
  endpoints: z
    .array(
      z.strictObject({
        id: name.describe("The ID of an endpoint.").meta({ label: "ID", hint: "" }),
        fields: z.array(name).max(200).optional().describe("The fields that the screen uses."),
        filters: z.array(name).max(100).optional().describe("The filters that the screen uses."),
      }),
    )
    .max(200)
    .describe("The calls that the screen can make."),
  rights: z
    .array(name)
    .max(200)
    .describe("The roles and claims that the screen and its calls require.")
    .meta({ label: "Required roles and claims" }),
});
