import { allows } from "@portico/contract";
import type {
  ApplicationDetail,
  EnrollmentDecision,
} from "@portico/contract/features/marketplace/application.schemas";
import { useRights } from "@portico/renderer/host";
import { Alert, Link } from "@portico/ui/display";
import { Link as RouterLink } from "react-router";
import { enrollmentMessages } from "../../../messages/enrollment.ts";

const texts = enrollmentMessages.notice;

/** Who may open a policy. */
const policyAccess = "agent view.Policy|admin.Policy";

/** Says who can't enroll and why, and what to do instead. Nothing if everybody can. */
export function EnrollmentNotice({ application }: { application: ApplicationDetail }) {
  const { state, reason, people } = application.enrollment;
  const blocked = people.filter((person) => person.reason !== null && !isSaid(person, state));
  if (reason === null && blocked.length === 0) return null;
  return (
    <Alert
      tone={reason === null ? "neutral" : state === "enrolled" ? "info" : "warning"}
      title={texts.titles[state]}
      actions={<NextSteps application={application} />}
    >
      {reason !== null && <p>{reason}</p>}
      {blocked.length > 0 && (
        <ul className="list-disc pl-5">
          {blocked.map((person) => (
            <li key={person.id}>{person.reason}</li>
          ))}
        </ul>
      )}
    </Alert>
  );
}

/** Whether the reason of the application says it: without an address, nobody has an enrollment period yet. */
function isSaid({ state }: EnrollmentDecision["people"][number], of: EnrollmentDecision["state"]): boolean {
  return of === "incomplete" && state === "closed";
}

/** Links to the policies of those who are enrolled, and to the Marketplace, where they can be changed. */
function NextSteps({ application: { id, enrollment } }: { application: ApplicationDetail }) {
  const rights = useRights();
  const links = allows(policyAccess, rights)
    ? enrollment.policies.flatMap(({ policyId, exchangeId }) => (policyId ? [{ policyId, exchangeId }] : []))
    : [];
  const isContinued = enrollment.policies.length > 0 || /^(incomplete|yearOver)$/.test(enrollment.state);
  if (links.length === 0 && !isContinued) return null;
  return (
    <div className="flex flex-wrap gap-x-4 gap-y-1">
      {links.map(({ policyId, exchangeId }) => (
        <Link key={policyId} asChild>
          <RouterLink to={`/portal/policies/${policyId}`}>{texts.openPolicy(exchangeId)}</RouterLink>
        </Link>
      ))}
      {isContinued && (
        <Link asChild>
          <RouterLink to={`/portal/mk/redirect?appId=${id}`}>{texts.continue}</RouterLink>
        </Link>
      )}
    </div>
  );
}
