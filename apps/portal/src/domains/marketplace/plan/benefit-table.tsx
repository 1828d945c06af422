import type { PlanBenefit } from "@portico/contract/schemas/plans";
import { formatPlanPrice } from "@portico/ui/format";
import { planDetailMessages as texts } from "../../../messages/plan-details.ts";
import { ScrollRegion } from "../../../scroll-region/scroll-region.tsx";

export interface BenefitTableProps {
  /** Its accessible name. */
  title: string;
  benefits: readonly PlanBenefit[];
}

const cell = "px-2 py-1.5 text-end whitespace-nowrap";
const head = "px-2 py-1 text-end font-medium";
const groupHead = "border-s border-b border-border px-2 py-1 text-center font-medium";

/** What a member pays for services, before and after the deductible, in and out of the network. */
export function BenefitTable({ title, benefits }: BenefitTableProps) {
  return (
    <ScrollRegion label={title} className="min-w-0 overflow-x-auto print:overflow-visible">
      <table className="w-full border-collapse text-table tabular-nums">
        <caption className="sr-only">{title}</caption>
        <thead className="text-fg-muted">
          <tr>
            <th scope="col" rowSpan={2} className="px-2 py-1 text-start align-bottom font-medium">
              {texts.service}
            </th>
            <th scope="colgroup" colSpan={2} className={groupHead}>
              {texts.inNetwork}
            </th>
            <th scope="colgroup" colSpan={2} className={groupHead}>
              {texts.outOfNetwork}
            </th>
          </tr>
          <tr className="border-b border-border-strong">
            {["in", "out"].flatMap((network) => [
              <th key={`${network} before`} scope="col" className={head}>
                {texts.before}
              </th>,
              <th key={`${network} after`} scope="col" className={head}>
                {texts.after}
              </th>,
            ])}
          </tr>
        </thead>
        <tbody>
          {benefits.map((benefit) => (
            <BenefitRow key={`${benefit.type} ${benefit.name}`} benefit={benefit} />
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

function BenefitRow({
  benefit: { name, isCovered, limits, inNetwork, outOfNetwork },
}: {
  benefit: PlanBenefit;
}) {
  return (
    <tr className="border-b border-border last:border-b-0">
      <th scope="row" className="min-w-48 px-2 py-1.5 text-start font-normal">
        {name}
        {!isCovered && <span className="block text-caption text-fg-muted">{texts.notCovered}</span>}
        {limits && <span className="block text-caption text-fg-muted">{limits}</span>}
      </th>
      <td className={cell}>{formatPlanPrice(inNetwork.before)}</td>
      <td className={cell}>{formatPlanPrice(inNetwork.after)}</td>
      <td className={cell}>{formatPlanPrice(outOfNetwork.before)}</td>
      <td className={cell}>{formatPlanPrice(outOfNetwork.after)}</td>
    </tr>
  );
}
