import { contractWithSchemas, featureSchemas, optionalText, requiredText } from "@portico/endpoints/schemas";
import * as z from "zod";
import { clientsIn, endpointsIn, visitsIn } from "./contract.ts";
import type { Texts } from "./texts.ts";

const name = requiredText(100, "Enter a name");

/** The bodies and responses of all calls but lists, whose schemas follow from their fields and filters. */
export const schemasIn = (texts: Texts) => ({
  ...featureSchemas(clientsIn(texts), {
    body: z.strictObject({ name, phone: optionalText(30), birthDate: z.iso.date().nullish() }),
  }),
  ...featureSchemas(visitsIn(texts), {
    body: z.strictObject({
      name,
      date: z.iso.date("Choose a day"),
      treatment: requiredText(100, "Enter a treatment"),
      price: z.number("Enter an amount").min(0).max(100_000),
    }),
  }),
});

/** The whole API with its schemas. */
export const contractIn = (texts: Texts) =>
  contractWithSchemas(endpointsIn(texts), schemasIn(texts), {
    lookupParams: { "statuses.lookup": z.strictObject({ type: z.string() }) },
  });
