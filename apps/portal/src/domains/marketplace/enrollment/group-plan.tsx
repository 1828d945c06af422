import { errorMessage } from "@portico/renderer/client";
import { Button, buttonStyles } from "@portico/ui";
import { Link } from "@portico/ui/display";
import { truncate } from "@portico/ui/format";
import { Link as RouterLink, useNavigate } from "react-router";
import { enrollmentMessages } from "../../../messages/enrollment.ts";
import { centsOf, type EnrollmentGroup } from "../groups/groups.ts";
import type { PricedGroup } from "./use-group-prices.ts";

const texts = enrollmentMessages.plan;
/** The maximum length of a plan's name (specification, part 2, section 9). */
const maxNameLength = 30;

export interface GroupPlanProps {
  group: EnrollmentGroup;
  /** The position among the groups. */
  index: number;
  priced: PricedGroup | undefined;
}

/** The plan of a group, with a link to choose it, and what changed since it was chosen. */
export function GroupPlan({ group: { plan, applicants }, index, priced }: GroupPlanProps) {
  return (
    <div className="grid justify-items-start gap-2">
      <p className="text-table font-medium">{texts.title}</p>
      {plan ? (
        <Link asChild title={plan.name}>
          <RouterLink to={`${index}/plans/${plan.id}`}>{truncate(plan.name, maxNameLength)}</RouterLink>
        </Link>
      ) : (
        <p className="text-fg-muted">{texts.none}</p>
      )}
      {plan && priced && <PriceCheck premium={plan.premium} priced={priced} />}
      <ChooseLink index={index} hasPlan={plan !== undefined} hasApplicants={applicants.length > 0} />
    </div>
  );
}

/** Says that the price is being checked, couldn't be, or has changed. */
function PriceCheck({ premium, priced }: { premium: number; priced: PricedGroup }) {
  const { price, error, isFetching, refetch } = priced;
  if (price) {
    return centsOf(price.premium) === centsOf(premium) ? null : (
      <p role="status" className="text-warning-fg">
        {texts.changed(premium, price.premium)}
      </p>
    );
  }
  if (!error) {
    return (
      <p role="status" className="text-fg-muted">
        {texts.checking}
      </p>
    );
  }
  return (
    <div role="alert" className="grid justify-items-start gap-2 text-danger-fg">
      {texts.notPriced(errorMessage(error))}
      <Button size="sm" isLoading={isFetching} onClick={() => void refetch()}>
        {texts.retry}
      </Button>
    </div>
  );
}

interface ChooseLinkProps {
  index: number;
  hasPlan: boolean;
  hasApplicants: boolean;
}

/** A link to the plans for the group, or a disabled button that says why there is none. */
function ChooseLink({ index, hasPlan, hasApplicants }: ChooseLinkProps) {
  const navigate = useNavigate();
  const to = `${index}/plans`;
  const label = hasPlan ? texts.change : texts.choose;
  const name = hasPlan ? texts.changeFor(index + 1) : texts.chooseFor(index + 1);
  if (hasApplicants) {
    return (
      <RouterLink to={to} aria-label={name} className={buttonStyles({})}>
        {label}
      </RouterLink>
    );
  }
  return (
    <Button aria-label={name} disabledReason={texts.needsApplicants} onClick={() => void navigate(to)}>
      {label}
    </Button>
  );
}
