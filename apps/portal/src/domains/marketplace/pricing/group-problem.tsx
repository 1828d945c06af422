import { buttonStyles, EmptyState } from "@portico/ui";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { planMessages as texts } from "../../../messages/plans.ts";
import type { Pricing } from "./use-pricing.ts";

export interface GroupProblemProps {
  appId: string;
  pricing: Pick<Pricing, "missingGroup" | "canPrice" | "isForAll">;
  children: ReactNode;
}

/** Renders its children, or says why plans can't be priced: the group doesn't exist, or has no applicants. */
export function GroupProblem({ appId, pricing, children }: GroupProblemProps) {
  const { missingGroup } = pricing;
  if (pricing.canPrice) return children;
  const number = Number(missingGroup) + 1;
  const name = Number.isInteger(number) ? String(number) : (missingGroup ?? "");
  const isMissing = missingGroup !== undefined;
  if (pricing.isForAll) return <EmptyState title={texts.nobody} hint={texts.nobodyHint} />;
  return (
    <EmptyState
      title={isMissing ? texts.noGroup(name) : texts.emptyGroup}
      hint={isMissing ? texts.noGroupHint : texts.emptyGroupHint}
      action={
        <Link to={`/portal/mk/applications/${appId}/enrollment`} className={buttonStyles({})}>
          {texts.backToEnrollment}
        </Link>
      }
    />
  );
}
