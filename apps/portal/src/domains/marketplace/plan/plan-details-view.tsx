import type { PlanDetails } from "@portico/contract/schemas/plans";
import { Card, Link } from "@portico/ui/display";
import { webUrl } from "../../../configuration/web-url.ts";
import { planDetailMessages as texts } from "../../../messages/plan-details.ts";
import { BenefitTable } from "./benefit-table.tsx";
import { PlanCosts } from "./plan-costs.tsx";
import { benefitSections } from "./sections.ts";

/** What a plan costs and covers, in nine sections, and its documents. */
export function PlanDetailsView({ plan }: { plan: PlanDetails }) {
  return (
    <div className="grid min-w-0 gap-4 print:block">
      <Card title={texts.sections.costs}>
        <PlanCosts plan={plan} />
        <p className="mt-3 text-fg-muted">{texts.priceNote}</p>
      </Card>
      {benefitSections(plan).map(({ section, benefits }) => (
        <Card key={section} title={texts.sections[section]}>
          {section === "preventiveCare" && <p className="mb-2">{texts.preventive}</p>}
          {benefits.length > 0 && <BenefitTable title={texts.sections[section]} benefits={benefits} />}
          {benefits.length === 0 && section !== "preventiveCare" && (
            <p className="text-fg-muted">{texts.nothingListed}</p>
          )}
        </Card>
      ))}
      <Card title={texts.documents.title}>
        <Documents plan={plan} />
      </Card>
    </div>
  );
}

function Documents({ plan: { id, documents } }: { plan: PlanDetails }) {
  const links = documents.flatMap(({ kind, url }) => {
    const target = webUrl(url);
    return target ? [{ label: texts.documents[kind], href: target.href }] : [];
  });
  return (
    <ul className="grid gap-1.5">
      {links.map(({ label, href }) => (
        <li key={label}>
          <Link href={href} opensNewTab>
            {label}
          </Link>
        </li>
      ))}
      {links.length === 0 && <li className="text-fg-muted">{texts.documents.none}</li>}
      <li>
        <Link href={`/self-enroll/plans_get/${id}`} opensNewTab>
          {texts.selfEnroll}
        </Link>
      </li>
    </ul>
  );
}
