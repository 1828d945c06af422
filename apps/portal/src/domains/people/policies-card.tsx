import { Card } from "@portico/ui/display";
import { formatDate, formatMoney, formatNumber } from "@portico/ui/format";
import { StatusBadge } from "@portico/ui/status-badge";
import { peopleMessages } from "../../messages/people.ts";
import { RecordItem } from "./record-item.tsx";
import { RecordLink } from "./record-link.tsx";
import type { Person } from "./use-person.ts";

const texts = peopleMessages.policies;
const { facts } = texts;

/** The person's policies, by the year in which they start, with the work on unpaid and lost ones. */
export function PoliciesCard({ person: { policies } }: { person: Person }) {
  if (policies.length === 0) return null;
  const byYear = Map.groupBy(policies, ({ effectiveDate }) => effectiveDate.slice(0, 4));
  return (
    <Card title={texts.title}>
      <div className="grid gap-4">
        {[...byYear].map(([year, ofYear]) => (
          <section key={year} aria-label={texts.ofYear(year)}>
            <h3 className="mb-1 text-form font-semibold">{year}</h3>
            <ul>
              {ofYear.map((policy) => (
                <RecordItem
                  key={policy.key}
                  title={<RecordLink record={policy} text={policy.label} />}
                  badges={<Status policy={policy} />}
                  facts={[
                    [facts.plan, policy.planName],
                    [facts.effective, formatDate(policy.effectiveDate)],
                    [facts.ends, formatDate(policy.terminationDate)],
                    [facts.paidThrough, formatDate(policy.paidThroughDate)],
                    [facts.members, formatNumber(policy.members)],
                    [facts.premium, formatMoney(policy.premium)],
                    [facts.responsibility, formatMoney(policy.memberResponsibility)],
                    [facts.agent, policy.agent],
                  ]}
                />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Card>
  );
}

/** The policy's own status, and that of its entry in the list of unpaid or lost policies. */
function Status({ policy: { status, unpaid, lost } }: { policy: Person["policies"][number] }) {
  return (
    <>
      {status !== null && <StatusBadge>{status}</StatusBadge>}
      {unpaid && <StatusBadge tone="warning">{texts.unpaid(unpaid.status ?? "")}</StatusBadge>}
      {lost && <StatusBadge tone="danger">{texts.lost(lost.status ?? "")}</StatusBadge>}
    </>
  );
}
