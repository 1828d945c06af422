import * as z from "zod";
import type { offlineDrafts } from "../../../db/schema/index.ts";
import type { Encryption } from "../../../encryption/encryption.ts";

/** Where a draft is stored: the context of its encryption. */
export function draftContext(id: string): string {
  return `offline_drafts.encrypted/${id}`;
}

const changedValues = z.record(z.string(), z.unknown());

/** The changed values of a draft's form. */
export function openDraft(
  encryption: Encryption,
  { id, encrypted }: Pick<typeof offlineDrafts.$inferSelect, "id" | "encrypted">,
): z.output<typeof changedValues> {
  return changedValues.parse(JSON.parse(encryption.decrypt(encrypted, draftContext(id))));
}

/** The applicant's name, to tell drafts apart. Empty if it wasn't entered. */
export function nameIn({ firstName, lastName }: Readonly<Record<string, unknown>>): string {
  return [firstName, lastName].filter((part) => typeof part === "string" && part !== "").join(" ");
}
