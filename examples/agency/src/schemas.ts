import { contractWithSchemas, featureSchemas, optionalText, requiredText } from "@portico/endpoints/schemas";
import * as z from "zod";
import { createClientEndpoints, createEndpoints, createVisitEndpoints } from "./contract.ts";
import type { Texts } from "./texts.ts";

/** The schemas of all calls. Those of lists follow from their fields and filters. */
export const createSchemas = (texts: Texts) => {
  const { errors } = texts;
  const name = requiredText(100, errors.name);
  return {
    ...featureSchemas(createClientEndpoints(texts), {
      body: z.strictObject({ name, phone: optionalText(30), birthDate: z.iso.date().nullish() }),
    }),
    ...featureSchemas(createVisitEndpoints(texts), {
      body: z.strictObject({
        name,
        date: z.iso.date(errors.date),
        treatment: requiredText(100, errors.treatment),
        price: z.number(errors.price).min(0).max(100_000),
      }),
    }),
  };
};

/** All calls of the API with their schemas. */
export const createContract = (texts: Texts) =>
  contractWithSchemas(createEndpoints(texts), createSchemas(texts), {
    lookupParams: { "statuses.lookup": z.strictObject({ type: z.string() }) },
  });
