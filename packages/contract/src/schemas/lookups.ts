import * as z from "zod";

/** The parameters of lookups that have any. */
export const lookupParameters = {
  "types.lookup": z.strictObject({ typeGuid: z.uuid("Must be the GUID of a type.") }),
};
