import type { EnrollmentDecision } from "@portico/contract/features/marketplace/application.schemas";
import { Card } from "@portico/ui/display";
import { formatMoney } from "@portico/ui/format";
import { CheckboxGroup, Slider } from "@portico/ui/forms";
import { enrollmentMessages as texts } from "../../../messages/enrollment.ts";
import type { Member } from "../application/members.ts";
import { creditOf, type EnrollmentGroup, setApplicant, setCredit } from "../groups/groups.ts";
import { GroupPlan } from "./group-plan.tsx";
import { PriceLines } from "./price-lines.tsx";
import type { PricedGroup } from "./use-group-prices.ts";

export interface GroupCardProps {
  group: EnrollmentGroup;
  /** The position among the groups. */
  index: number;
  /** All applicants. */
  members: readonly Member[];
  /** Those who can be in a group. */
  enrollable: readonly Member[];
  /** Why the others can't. */
  people: EnrollmentDecision["people"];
  groups: readonly EnrollmentGroup[];
  /** What the group's plan costs now. */
  priced: PricedGroup | undefined;
  onGroupsChange: (groups: readonly EnrollmentGroup[]) => void;
}

/** The smallest change of a credit, in dollars (specification, part 2, section 9). */
const creditStep = 0.01;

/** A group: its applicants, its plan, and its tax credit. */
export function GroupCard({
  group,
  index,
  members,
  enrollable,
  people,
  groups,
  priced,
  onGroupsChange,
}: GroupCardProps) {
  const largest = creditOf(group.applicants, enrollable);
  const stateOf = (id: string) => people.find((person) => person.id === id)?.state ?? "open";
  const changeMembers = (value: readonly string[]) => {
    const changed = members.find(({ id }) => value.includes(id) !== group.applicants.includes(id));
    if (!changed) return;
    const change = { index, id: changed.id, isMember: value.includes(changed.id) };
    onGroupsChange(setApplicant(groups, change, enrollable));
  };
  return (
    <Card title={texts.group(index + 1)}>
      <div className="grid gap-5 xl:grid-cols-2">
        <CheckboxGroup
          label={texts.applicants}
          hint={index === 0 ? texts.applicantHint : undefined}
          options={members.map(({ id, name, credit }) => ({
            value: id,
            label: texts.applicant(name, credit),
            hint: texts.states[stateOf(id)],
            isDisabled: texts.states[stateOf(id)] !== undefined,
          }))}
          value={group.applicants}
          onChange={({ value }) => changeMembers(value)}
        />
        <div className="grid content-start gap-4">
          <GroupPlan group={group} index={index} priced={priced} />
          {largest > 0 ? (
            <Slider
              label={texts.credit.label}
              hint={texts.credit.hint(largest)}
              min={0}
              max={largest}
              step={creditStep}
              formatValue={formatMoney}
              value={group.aptc_selected}
              onChange={({ value }) => onGroupsChange(setCredit(groups, index, value, enrollable))}
            />
          ) : (
            group.applicants.length > 0 && <p className="text-fg-muted">{texts.credit.none}</p>
          )}
          {priced?.price && priced.price.credit < group.aptc_selected && (
            <p role="status" className="text-warning-fg">
              {texts.credit.partlyUsed(priced.price.credit)}
            </p>
          )}
          {priced?.price && <PriceLines price={priced.price} />}
        </div>
      </div>
    </Card>
  );
}
