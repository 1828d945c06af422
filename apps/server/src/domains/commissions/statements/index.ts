import { signedIn } from "../../../access/caller.ts";
import { agents, carriers, commissionTotals, statementLines } from "../../../db/schema/index.ts";
import { feature } from "../../../feature/feature.ts";
import { isLoadedLine } from "../matching/is-loaded-line.ts";
import { firstDayOf, lastDayOf, monthOf } from "../tracking/days-of-month.ts";
import { acceptStatement } from "./accept-file.ts";
import { deleteStatement, previewDeletion } from "./delete-month.ts";
import { statementLoadHandler } from "./load/job.ts";
import { deletionTrackingHandler } from "./tracking-job.ts";

/** Commission statements: the list of their lines, loading and deleting. */
export const statementsFeature = feature({
  list: {
    id: "statements.list",
    scope: "Statement",
    table: statementLines,
    where: isLoadedLine,
    fields: {
      agentName: agents.name,
      carrierName: carriers.name,
      commissionMonth: statementLines.month,
      commissionYear: statementLines.year,
      commissionAmount: statementLines.amount,
      firstDay: firstDayOf(statementLines),
      lastDay: lastDayOf(statementLines),
    },
    comparedAs: { firstDay: monthOf(statementLines), lastDay: monthOf(statementLines) },
    countTable: {
      table: commissionTotals,
      count: commissionTotals.lines,
      agentId: commissionTotals.agentId,
      references: [
        { from: commissionTotals.agentId, to: agents.id },
        { from: commissionTotals.carrierId, to: carriers.id },
      ],
      fields: {
        agentName: agents.name,
        carrierName: carriers.name,
        members: commissionTotals.members,
        commissionAmount: commissionTotals.amount,
        firstDay: firstDayOf(commissionTotals),
        lastDay: lastDayOf(commissionTotals),
      },
    },
  },
  handlers: (services) => ({
    "statements.load": (request) => acceptStatement(services, request),
    "statements.deletion": ({ query }) => previewDeletion(services.database, query),
    "statements.delete": ({ query, caller }) =>
      deleteStatement(services.database, query, signedIn(caller).userId),
  }),
  jobs: (services) => [statementLoadHandler(services), deletionTrackingHandler(services)],
});
