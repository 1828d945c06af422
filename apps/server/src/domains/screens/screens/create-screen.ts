import { randomUUID } from "node:crypto";
import type { AddedScreen } from "@portico/contract/features/screens/screens.schemas";
import { signedIn } from "../../../access/caller.ts";
import { recordAudit } from "../../../audit/record-audit.ts";
import { insertAudited } from "../../../audit/write-row.ts";
import { isDuplicate } from "../../../db/database-errors.ts";
import { lockLimit } from "../../../db/limit-lock.ts";
import { screens, screenVersions } from "../../../db/schema/index.ts";
import { Failure } from "../../../errors/failure.ts";
import type { CheckedRequest } from "../../../http/handler.ts";
import { validationFailure } from "../../../http/validation.ts";
import type { Services } from "../../../services/services.ts";
import { draftValues } from "./drafts.ts";
import { outlineOf, screenIdIn } from "./outline.ts";
import { readScreenResponse } from "./responses.ts";
import { requireScreenSlot } from "./screen-limit.ts";
import { category } from "./workflow-step.ts";

type CreateRequest = Pick<CheckedRequest, "caller" | "once"> & {
  readonly body: { readonly document: string };
};

/**
 * Creates a screen with its first draft. The draft may be invalid but needs an ID.
 * @throws Failure 422 without an ID or if there are too many screens, 409 if the ID is taken
 */
export async function createScreen(
  { database, clock }: Pick<Services, "database" | "clock">,
  { caller, once, body: { document } }: CreateRequest,
): Promise<AddedScreen> {
  const { userId } = signedIn(caller);
  const screenId = screenIdIn(document);
  if (screenId === undefined) {
    throw validationFailure("document", {
      id: ["Enter an ID of up to 60 lowercase letters, digits and hyphens"],
    });
  }
  const [id, now] = [randomUUID(), clock.now()];
  const outline = outlineOf(document, screenId);
  try {
    return await once(database, async (transaction) => {
      await lockLimit(transaction, "screens");
      await requireScreenSlot(transaction);
      const author = { by: userId, category } as const;
      const values = { id, screenId, ...outline, latestVersion: 1, author: userId, updatedDate: now };
      await insertAudited(transaction, {
        table: screens,
        values: { ...values, status: "Not published", work: "Draft" },
        ...author,
      });
      await insertAudited(transaction, {
        table: screenVersions,
        values: draftValues({ screen: id, number: 1, document, title: outline.title, userId, now }),
        ...author,
      });
      await recordAudit(transaction, {
        category,
        createdBy: userId,
        data1: `${screenId}/1`,
        result: "created",
      });
      return readScreenResponse(transaction, id, userId);
    });
  } catch (error) {
    if (!isDuplicate(error)) throw error;
    const text = `A screen with the ID ${screenId} already exists. It may be retired. Change that screen, or use another ID.`;
    throw new Failure(409, text, { id: [text] });
  }
}
