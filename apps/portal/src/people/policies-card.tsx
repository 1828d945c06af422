import { Card } from "@portico/ui/display";
import { formatDate, formatMoney, formatNumber } from "@portico/ui/format";
import { StatusBadge } from "@portico/ui/status-badge";
import { AmountTable } from "../amount-table/amount-table.tsx";
import { peopleMessages } from "../messages/people.ts";
import { RecordLink } from "./record-link.tsx";
import type { Person } from "./use-person.ts";

const texts = peopleMessages.policies;
const { columns } = texts;

/** The person's policies, by the year in which they start, with the work on unpaid and lost ones. */
export function PoliciesCard({ person: { policies } }: { person: Person }) {
  if (policies.length === 0) return null;
  const byYear = Map.groupBy(policies, ({ effectiveDate }) => effectiveDate.slice(0, 4));
  return (
    <Card title={texts.title}>
      <div className="grid gap-4">
        {[...byYear].map(([year, ofYear]) => (
          <AmountTable
            key={year}
            title={texts.ofYear(year)}
            columns={[
              { label: columns.policy },
              { label: columns.plan },
              { label: columns.status },
              { label: columns.effective },
              { label: columns.paidThrough },
              { label: columns.members, isFigure: true },
              { label: columns.premium, isFigure: true },
              { label: columns.responsibility, isFigure: true },
            ]}
            rows={ofYear.map((policy) => [
              <RecordLink key="policy" record={policy} text={policy.label} />,
              policy.planName,
              <Status key="status" policy={policy} />,
              formatDate(policy.effectiveDate),
              formatDate(policy.paidThroughDate),
              formatNumber(policy.members),
              formatMoney(policy.premium),
              formatMoney(policy.memberResponsibility),
            ])}
          />
        ))}
      </div>
    </Card>
  );
}

/** The policy's own status, and that of its entry in the list of unpaid or lost policies. */
function Status({ policy: { status, unpaid, lost } }: { policy: Person["policies"][number] }) {
  return (
    <span className="flex flex-wrap gap-1">
      {status !== null && <StatusBadge>{status}</StatusBadge>}
      {unpaid && <StatusBadge tone="warning">{texts.unpaid(unpaid.status ?? "")}</StatusBadge>}
      {lost && <StatusBadge tone="danger">{texts.lost(lost.status ?? "")}</StatusBadge>}
    </span>
  );
}
