import { datedProblems } from "@portico/contract/schemas/household";
import { offlineAppBody } from "@portico/contract/schemas/offline-app";
import { schemaResolver } from "@portico/renderer/forms";
import { type FieldErrors, get, type Resolver, set } from "react-hook-form";
import { offlineMessages } from "../../../messages/offline-applications.ts";
import { type ApplicationValues, bodyOf } from "./application-values.ts";

const labels = new Map<string, string>(
  Object.entries(offlineMessages.fields).flatMap(([name, label]) =>
    typeof label === "string" ? [[name, label]] : [],
  ),
);
const bySchema = schemaResolver<ApplicationValues>(offlineAppBody, { labels, toBody: bodyOf });

/**
 * Validates the form with the contract's rules, including those that depend on the current date or the stored card.
 * @param storedExpiry the expiration of the stored card, which may have passed since
 */
export function applicationResolver(
  today: () => string,
  storedExpiry?: string | null,
): Resolver<ApplicationValues, unknown, Record<string, unknown>> {
  return async (values, context, options) => {
    const found = await bySchema(values, context, options);
    const removed = values.removeCard && values.cardNumber === "" ? { cardNumber: null } : {};
    const dated = datedProblems({ ...values, ...removed }, { today: today(), storedExpiry }).filter(
      ({ path }) => isCheckable(values, path.join(".")) && !get(found.errors, path.join(".")),
    );
    if (dated.length === 0) return found;
    const errors = { ...found.errors } as FieldErrors<ApplicationValues>;
    for (const { path, message } of dated) set(errors, path.join("."), { type: "dated", message });
    return { values: {}, errors };
  };
}

/** A birth date or an expiration that was entered. The schema rejects missing ones. A card's number may be missing. */
function isCheckable(values: ApplicationValues, name: string): boolean {
  return name === "cardNumber" || Boolean(get(values, name));
}
