import { eq, sql } from "drizzle-orm";
import { recordAudit } from "../../../audit/record-audit.ts";
import { commissionLines, policies } from "../../../db/schema/index.ts";
import { Failure, notFound } from "../../../errors/failure.ts";
import { validationFailure } from "../../../http/validation.ts";
import { lockCommissions } from "../commission-lock.ts";
import { matchLines } from "../matching/match-lines.ts";
import type { RefreshParts } from "../tracking/refresh-tracking.ts";

interface Match {
  readonly lineId: string;
  readonly policyId: string;
  readonly by: string;
}

/**
 * Matches a line with a policy of the same carrier, and updates the totals and tracking.
 * @throws Failure 404 if the line is not loaded, 409 if it has a policy, 422 if the policy is of another carrier
 */
export function matchLine({ database, clock }: RefreshParts, { lineId, policyId, by }: Match): Promise<void> {
  return database.transaction(async (transaction) => {
    await lockCommissions(transaction);
    const [line] = await transaction
      .select()
      .from(commissionLines)
      .where(eq(commissionLines.id, BigInt(lineId)));
    if (!line) throw notFound("This line");
    if (line.policyId !== null) throw new Failure(409, "This line already has a policy. Refresh the list.");
    const [policy] = await transaction.select().from(policies).where(eq(policies.id, policyId));
    if (policy?.carrierId !== line.carrierId) {
      throw validationFailure("body", { policyId: ["Choose a policy of the line's carrier."] });
    }
    await matchLines(transaction, {
      lineIds: [lineId],
      policies: sql`p.id = ${policyId}`,
      matchedBy: by,
      by,
      today: clock.today(),
    });
    const { agentId, members } = line;
    await recordAudit(transaction, {
      category: "statement",
      createdBy: by,
      data1: `statement_lines/${lineId}`,
      data2: JSON.stringify({ before: { policyId: null, agentId, members }, after: { policyId } }),
      result: "matched",
    });
  });
}
