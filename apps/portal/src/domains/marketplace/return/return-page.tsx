import { coversYear } from "@portico/contract";
import type { ApplicationDetail } from "@portico/contract/features/marketplace/application.schemas";
import { errorMessage, isNotFound } from "@portico/renderer/client";
import { buttonStyles } from "@portico/ui";
import { CircleAlert, CircleCheck } from "@portico/ui/icons";
import { useNotify } from "@portico/ui/notification";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { Link, useNavigate, useParams, useSearchParams } from "react-router";
import { marketplaceMessages } from "../../../messages/marketplace.ts";
import { returnMessages as texts } from "../../../messages/marketplace-return.ts";
import { MessagePage } from "../../../pages/message-page.tsx";
import { storeApplication } from "../../../session/stored-application.ts";
import { applicationQuery } from "../application/use-application.ts";
import { useApplicationsLink } from "../application/use-applications-link.ts";
import { refetchOnReturn } from "../application/use-refetch.ts";
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
  const refetch = useReturnRefetch(isSubmission ? undefined : exchangeId);
  const navigate = useNavigate();
  const { to } = useApplicationsLink();
  const [isRead, setRead] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setRead(true), delay);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    if (exchangeId !== undefined) storeApplication(exchangeId);
  }, [exchangeId]);
  useEffect(() => {
    if (exchangeId === undefined || !isRead || refetch.isPending) return;
    // Two seconds are too short to read it.
    if (error !== undefined) notify({ tone: "danger", text: error });
    if (refetch.failure !== undefined) notify({ tone: "danger", text: refetch.failure });
    void navigate(`/portal/mk/applications/${exchangeId}`, { replace: true });
  }, [exchangeId, error, isRead, refetch.isPending, refetch.failure, navigate, notify]);
  const failure = error ?? (lookup.error ? `${texts.lookupFailed} ${errorMessage(lookup.error)}` : undefined);
  const plans = lookup.data && enrolledPlans(lookup.data);
  const success = plans
    ? texts.submittedPlans(plans)
    : refetch.isPending
      ? texts.fetching
      : exchangeId === undefined && !isSubmission && texts.noApplication;
  return (
    <div role={failure === undefined ? "status" : "alert"} data-full-bleed="">
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

/** Fetches the application of a user who returns from the Marketplace again. */
function useReturnRefetch(appId: string | undefined) {
  const client = useQueryClient();
  const { error, isPending } = useQuery({
    queryKey: ["application return", appId],
    queryFn: async () => {
      await refetchOnReturn(client, appId ?? "");
      return null;
    },
    enabled: appId !== undefined,
    staleTime: 0,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  // The application's page says that there is no such application.
  const isShown = error !== null && !isNotFound(error);
  return {
    isPending: appId !== undefined && isPending,
    failure: isShown ? marketplaceMessages.refetch.failed(errorMessage(error)) : undefined,
  };
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
