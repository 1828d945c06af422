import type { EnrollmentResult } from "@portico/contract/features/marketplace/application.schemas";
import { errorFields, errorMessage, errorStatus, useRepeatableRequest } from "@portico/renderer/client";
import { refreshLists } from "@portico/renderer/list";
import { useFailure } from "@portico/ui/forms";
import type { Failure } from "@portico/ui/work-dialogs";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate } from "react-router";
import { client } from "../../../api/client.ts";
import { enrollmentMessages as texts } from "../../../messages/enrollment.ts";
import { storeGroups } from "../groups/use-groups.ts";
import { type Enrollment, enrollmentBody } from "./submission.ts";

/** A submission: whether it runs, why the last one failed, and a function to start it. */
export interface Submission {
  readonly isSubmitting: boolean;
  readonly failure: Failure | undefined;
  readonly submit: (enrollment: Enrollment) => Promise<void>;
}

/**
 * Submits an enrollment and opens the return page. After a failure, the groups stay, and submitting the same groups
 * again sends the same idempotency key, so that they are enrolled once.
 */
export function useSubmitEnrollment(appId: string): Submission {
  const send = useRepeatableRequest();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [isSubmitting, setSubmitting] = useState(false);
  const { failure, replace: setFailure } = useFailure<Failure>();
  const submit = async (enrollment: Enrollment) => {
    if (isSubmitting) return;
    setSubmitting(true);
    try {
      const body = enrollmentBody(enrollment);
      const response = await send("application.submit", { params: { id: appId }, body });
      const { exchangeId }: EnrollmentResult = await response.json();
      await navigate(`/portal/mk/return/submit?${new URLSearchParams({ exchangeId })}`);
      storeGroups(appId, []);
      void refreshLists(queries, client, "application.list");
    } catch (error) {
      setFailure({
        text: isUnconfirmed(error) ? texts.notConfirmed : texts.failed,
        details: [errorMessage(error), ...Object.values(errorFields(error)).flat()],
      });
      setSubmitting(false);
    }
  };
  return { isSubmitting, failure, submit };
}

/** Whether a failure doesn't say if the enrollment was submitted: there was no response, or the server failed. */
function isUnconfirmed(error: unknown): boolean {
  const status = errorStatus(error);
  return status === undefined || status >= 500;
}
