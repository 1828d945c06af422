import { maxGroups } from "@portico/contract";
import type { ApplicationDetail } from "@portico/contract/features/marketplace/application.schemas";
import { Button } from "@portico/ui";
import { Alert, Link } from "@portico/ui/display";
import { Link as RouterLink } from "react-router";
import { enrollmentMessages as texts } from "../../../messages/enrollment.ts";
import { ApplicationFrame } from "../application/application-frame.tsx";
import { EnrollmentNotice } from "../application/enrollment-notice.tsx";
import { useEnrollable, useMembers } from "../application/use-application.ts";
import { addGroup, removeGroup } from "../groups/groups.ts";
import { useGroups } from "../groups/use-groups.ts";
import { DemoNotice } from "../pricing/demo-notice.tsx";
import { GroupCard } from "./group-card.tsx";
import { SubmitCard } from "./submit-card.tsx";
import { useGroupPrices } from "./use-group-prices.ts";

/** The page of an application's enrollment groups: who enrolls in which plan, with how much of the tax credit. */
export function EnrollmentPage() {
  return (
    <ApplicationFrame title={texts.title}>
      {(application) => <EnrollmentGroups application={application} />}
    </ApplicationFrame>
  );
}

function EnrollmentGroups({ application }: { application: ApplicationDetail }) {
  const members = useMembers(application);
  const enrollable = useEnrollable(application);
  const { groups, setGroups } = useGroups(application.id, enrollable);
  const priced = useGroupPrices(application.id, groups, enrollable);
  const assigned = groups.flatMap(({ applicants }) => applicants);
  const unassigned = enrollable.filter(({ id }) => !assigned.includes(id));
  const { userFirstName, userLastName } = application.raw;
  return (
    <>
      <header className="flex flex-wrap items-start gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-80">
          <h1 className="text-title font-semibold">{texts.title}</h1>
          <p className="text-form text-fg-muted">
            {texts.subtitle(`${userFirstName} ${userLastName}`, application.exchangeAssignedId)}
          </p>
        </div>
        <Link asChild>
          <RouterLink to={`/portal/mk/applications/${application.id}`}>{texts.backToApplication}</RouterLink>
        </Link>
      </header>
      <DemoNotice />
      <EnrollmentNotice application={application} />
      {unassigned.length > 0 && (
        <Alert role="status" tone="warning">
          {texts.unassigned(unassigned.map(({ name }) => name).join(", "))}
        </Alert>
      )}
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid min-w-0 gap-4">
          {groups.map((group, index) => (
            <GroupCard
              // biome-ignore lint/suspicious/noArrayIndexKey: a group is its position
              key={index}
              group={group}
              index={index}
              members={members}
              enrollable={enrollable}
              people={application.enrollment.people}
              groups={groups}
              priced={priced[index]}
              onGroupsChange={setGroups}
            />
          ))}
          <div className="flex flex-wrap gap-2">
            <Button
              disabledReason={groups.length >= maxGroups ? texts.tooMany(maxGroups) : undefined}
              onClick={() => setGroups(addGroup(groups))}
            >
              {texts.add}
            </Button>
            <Button
              disabledReason={groups.length === 1 ? texts.onlyOne : undefined}
              onClick={() => setGroups(removeGroup(groups))}
            >
              {texts.remove}
            </Button>
          </div>
        </div>
        <div className="lg:sticky lg:top-0">
          <SubmitCard application={application} groups={groups} prices={priced.map(({ price }) => price)} />
        </div>
      </div>
    </>
  );
}
