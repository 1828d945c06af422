import { coversYear } from "@portico/contract";
import type { ApplicationDetail } from "@portico/contract/features/application.schemas";
import { buttonStyles } from "@portico/ui";
import { CircleAlert, CircleCheck } from "@portico/ui/icons";
import { useNotify } from "@portico/ui/notification";
import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { Link, useNavigate, useParams, useSearchParams } from "react-router";
import { errorMessage } from "../../api/error-message.ts";
import { returnMessages as texts } from "../../messages/marketplace-return.ts";
import { MessagePage } from "../../pages/message-page.tsx";
import { storeApplication } from "../../session/stored-application.ts";
import { applicationQuery } from "../application/use-application.ts";
import { useApplicationsLink } from "../application/use-applications-link.ts";
import { type ReturnState, readReturn } from "./return-state.ts";

/** The delay before the application opens, in milliseconds (specification, part 2, section 9). */
const delay = 2000;

/** The page after the Marketplace, and after submitting an enrollment. It continues to the application. */
export function ReturnPage() {
  const { type } = useParams();
  const [params] = useSearchParams();
  const state = readReturn(type, params);
  const { exchangeId, error, isSubmission } = state;
  const notify = useNotify();
  const lookup = useQuery({
    ...applicationQuery(exchangeId ?? ""),
    enabled: isSubmission && exchangeId !== undefined,
    staleTime: 0,
  });
  const navigate = useNavigate();
  const { to } = useApplicationsLink();
  useEffect(() => {
    if (exchangeId === undefined) return;
    storeApplication(exchangeId);
    const target = `/portal/mk/applications/${exchangeId}`;
    const timer = setTimeout(() => {
      // Two seconds are too short to read it.
      if (error !== undefined) notify({ tone: "danger", text: error });
      void navigate(target, { replace: true });
    }, delay);
    return () => clearTimeout(timer);
  }, [exchangeId, error, navigate, notify]);
  const failure = error ?? (lookup.error ? `${texts.lookupFailed} ${errorMessage(lookup.error)}` : undefined);
  const plans = lookup.data && enrolledPlans(lookup.data);
  const success = plans
    ? texts.submittedPlans(plans)
    : exchangeId === undefined && !isSubmission && texts.noApplication;
  return (
    <div role={failure === undefined ? "status" : "alert"}>
      <MessagePage
        icon={
          failure === undefined ? (
            <CircleCheck size={36} strokeWidth={1.5} className="text-success-solid" />
          ) : (
            <CircleAlert size={36} strokeWidth={1.5} className="text-danger-solid" />
          )
        }
        title={failure === undefined ? successTitle(state) : texts.failedTitle}
        text={failure ?? success}
        action={
          <Link to={to} className={buttonStyles({ variant: "primary" })}>
            {texts.goToApplications}
          </Link>
        }
      />
    </div>
  );
}

/** The plans of the application's coverage year, without those that were canceled. */
function enrolledPlans({ raw, year }: ApplicationDetail): string {
  const current = raw.object.policies.filter((policy) => coversYear(policy, year));
  return current.map(({ plan }) => plan.name ?? plan.id).join(", ");
}

function successTitle({ exchangeId, isSubmission }: ReturnState): string {
  if (exchangeId === undefined) return texts.returned;
  return isSubmission ? texts.submitted : texts.success;
}
