import type { ApplicationDetail } from "@portico/contract/features/marketplace/application.schemas";
import { Card } from "@portico/ui/display";
import { formatDate, formatMoney } from "@portico/ui/format";
import { AmountTable } from "../../../amount-table/amount-table.tsx";
import { marketplaceMessages as texts } from "../../../messages/marketplace.ts";
import { useMembers } from "./use-application.ts";

const { fields, sections } = texts;

/** The policies that an application led to. */
export function PolicySection({ application }: { application: ApplicationDetail }) {
  const names = new Map(useMembers(application).map(({ id, name }) => [id, name]));
  const { policies } = application.raw.object;
  return (
    <Card title={sections.policies}>
      {policies.length === 0 ? (
        <p className="text-fg-muted">{texts.noPolicies}</p>
      ) : (
        <AmountTable
          title={sections.policies}
          isTitleHidden
          columns={[
            { label: fields.plan },
            { label: fields.status },
            { label: fields.exchangeId },
            { label: fields.policyNumber },
            { label: fields.starts },
            { label: fields.ends },
            { label: fields.premium, isFigure: true },
            { label: fields.creditUsed, isFigure: true },
            { label: fields.responsibility, isFigure: true },
            { label: fields.members },
          ]}
          rows={policies.map((policy) => [
            policy.plan.name ?? policy.plan.id,
            policy.status,
            policy.id_exchange,
            policy.id_issuer,
            formatDate(policy.dateEffective),
            formatDate(policy.dateExpiration),
            formatMoney(policy.premium.amount),
            formatMoney(policy.aptc_applied),
            formatMoney(policy.responsibility),
            policy.members.map(({ applicant_id }) => names.get(applicant_id) ?? applicant_id).join(", "),
          ])}
        />
      )}
    </Card>
  );
}
