import { and, asc, eq, isNull, or, sql } from "drizzle-orm";
import { signedIn } from "../../../access/caller.ts";
import { carriers, policies, statementLines } from "../../../db/schema/index.ts";
import { feature } from "../../../feature/feature.ts";
import { containsIdentifier, containsText } from "../../../lists/text-conditions.ts";
import type { Services } from "../../../services/services.ts";
import { isLoadedLine } from "../matching/is-loaded-line.ts";
import { matchLine } from "./match-line.ts";

/** The maximum number of policies to choose from. */
const maxPolicies = 100;

/** Lines of loaded statements without a policy. */
export const unmatchedLinesFeature = feature({
  list: {
    id: "unmatchedLines.list",
    scope: "everyone",
    table: statementLines,
    where: sql`${isNull(statementLines.policyId)} and ${isLoadedLine}`,
    fields: {
      carrierName: carriers.name,
      commissionMonth: statementLines.month,
      commissionYear: statementLines.year,
      commissionAmount: statementLines.amount,
    },
  },
  handlers: (services) => ({
    "unmatchedLines.policies": ({ query }) => findPolicies(services, query.name ?? ""),
    "unmatchedLines.match": async ({ params, body, caller }) => {
      await matchLine(services, {
        lineId: params.id,
        policyId: body.policyId,
        by: signedIn(caller).userId,
      });
      return null;
    },
  }),
});

function findPolicies({ database }: Pick<Services, "database">, text: string) {
  const { id, policyNumber, insuredName } = policies;
  return database
    .select({
      id,
      name: sql<string>`${policyNumber} || ' · ' || ${insuredName} || ' · ' || ${carriers.name}`,
    })
    .from(policies)
    .innerJoin(carriers, eq(carriers.id, policies.carrierId))
    .where(
      and(
        text === "" ? undefined : or(containsIdentifier(policyNumber, text), containsText(insuredName, text)),
      ),
    )
    .orderBy(asc(policyNumber), asc(id))
    .limit(maxPolicies);
}
