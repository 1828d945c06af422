import type { ApplicationDetail } from "@portico/contract/features/marketplace/application.schemas";
import { Button, buttonStyles } from "@portico/ui";
import { useState } from "react";
import { Link, useNavigate } from "react-router";
import { marketplaceMessages } from "../../../messages/marketplace.ts";
import { CustomerAccountDialog } from "./customer-account-dialog.tsx";
import { useIsAgent } from "./use-applications-link.ts";
import type { Refetch } from "./use-refetch.ts";

const texts = marketplaceMessages.actions;

export interface ApplicationActionsProps {
  application: ApplicationDetail;
  refetch: Refetch;
}

/** What can be done with an application. Customers have no customer account to look up. */
export function ApplicationActions({ application, refetch }: ApplicationActionsProps) {
  const isAgent = useIsAgent();
  const [isAccountOpen, setAccountOpen] = useState(false);
  const { id, enrollment, hasCustomerAccount } = application;
  return (
    <fieldset data-print="hidden" className="flex min-w-0 flex-wrap items-center gap-2">
      <legend className="sr-only">{texts.label}</legend>
      <Button isLoading={refetch.isRunning} onClick={() => void refetch.start()}>
        {texts.refetch}
      </Button>
      {isAgent && (
        <Button
          disabledReason={hasCustomerAccount ? undefined : texts.noAccount}
          onClick={() => setAccountOpen(true)}
        >
          {texts.account}
        </Button>
      )}
      <Link to={`/portal/mk/redirect?appId=${id}`} className={buttonStyles({})}>
        {texts.continue}
      </Link>
      <Link to="plans" className={buttonStyles({})}>
        {texts.plans}
      </Link>
      <EnrollLink enrollment={enrollment} />
      {isAccountOpen && <CustomerAccountDialog appId={id} onClose={() => setAccountOpen(false)} />}
    </fieldset>
  );
}

/** A link to the enrollment groups, or a disabled button. The page shows the reason, too. */
function EnrollLink({ enrollment: { state, reason } }: Pick<ApplicationDetail, "enrollment">) {
  const navigate = useNavigate();
  // Groups that aren't confirmed can be submitted again.
  if (reason === null || state === "pending") {
    return (
      <Link to="enrollment" className={buttonStyles({ variant: "primary" })}>
        {texts.enroll}
      </Link>
    );
  }
  return (
    <Button variant="primary" disabledReason={reason} onClick={() => void navigate("enrollment")}>
      {texts.enroll}
    </Button>
  );
}
