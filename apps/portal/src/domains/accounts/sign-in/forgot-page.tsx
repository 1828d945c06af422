import { zodResolver } from "@hookform/resolvers/zod";
import { identityEndpoints } from "@portico/contract/features/accounts/identity";
import { forgotForm } from "@portico/contract/features/accounts/identity.schemas";
import { errorMessage } from "@portico/renderer/client";
import { Button } from "@portico/ui/button";
import { useFailure } from "@portico/ui/forms";
import { MailCheck } from "@portico/ui/icons";
import { useNotify } from "@portico/ui/notification";
import { useEffect, useState } from "react";
import { useForm } from "react-hook-form";
import { useLocation } from "react-router";
import { client, request } from "../../../api/client.ts";
import { signInMessages } from "../../../messages/sign-in.ts";
import { Card } from "./card.tsx";
import { errorDisplayDelay } from "./error-display-delay.ts";
import { FormFailure } from "./form-failure.tsx";
import { rememberedUsername } from "./remembered-username.ts";
import { backToLogin } from "./step-url.ts";
import { SubmitButton } from "./submit-button.tsx";
import { submitDisabledReason } from "./submit-disabled-reason.ts";
import { TextLink } from "./text-link.tsx";
import { UserField } from "./user-field.tsx";

client.add(identityEndpoints);

const texts = signInMessages.forgot;

/** The page to request a link to set a new password. */
export function ForgotPage() {
  const { search } = useLocation();
  const [sentTo, setSentTo] = useState<string>();
  const back = <TextLink to={backToLogin(search)}>{signInMessages.links.back}</TextLink>;
  return sentTo === undefined ? (
    <Card title={texts.title} lead={texts.lead} footer={back}>
      {(titleId) => <ForgotForm titleId={titleId} onSent={setSentTo} />}
    </Card>
  ) : (
    <Card title={texts.checkTitle} lead={texts.checkText(sentTo)} footer={back}>
      {(titleId) => <Sent titleId={titleId} onRetry={() => setSentTo(undefined)} />}
    </Card>
  );
}

function ForgotForm({ titleId, onSent }: { titleId: string; onSent: (user: string) => void }) {
  const notify = useNotify();
  const { failure, replace: setFailure } = useFailure<string>();
  const [user] = useState(rememberedUsername);
  const form = useForm({
    resolver: zodResolver(forgotForm),
    mode: "onTouched",
    delayError: errorDisplayDelay,
    defaultValues: { user },
  });
  const { isSubmitting, isValid, errors } = form.formState;
  const submit = form.handleSubmit(async (params) => {
    try {
      await request("identity.forgot", { params });
      notify({ tone: "success", text: texts.sent });
      onSent(params.user);
    } catch (error) {
      setFailure(errorMessage(error));
    }
  });
  // A remembered user name can be submitted unchanged.
  const isDirty = form.formState.isDirty || user !== "";
  const disabledReason = submitDisabledReason(
    { isDirty, isValid, errors },
    { ...texts, correctFirst: signInMessages.correctFirst },
  );
  return (
    <form noValidate onSubmit={submit} aria-labelledby={titleId} className="grid gap-4">
      <UserField autoFocus error={errors.user?.message} {...form.register("user")} />
      <SubmitButton label={texts.submit} isSubmitting={isSubmitting} disabledReason={disabledReason} />
      <FormFailure text={failure} />
    </form>
  );
}

function Sent({ titleId, onRetry }: { titleId: string; onRetry: () => void }) {
  // The form that had focus was removed.
  useEffect(() => document.getElementById(titleId)?.focus(), [titleId]);
  return (
    <div className="grid gap-4">
      <p className="flex gap-3 rounded-md bg-info-surface px-3 py-2.5 text-form text-info-fg">
        <MailCheck size={18} aria-hidden="true" className="mt-0.5 shrink-0" />
        {texts.checkHint}
      </p>
      <Button className="w-full" onClick={onRetry}>
        {texts.again}
      </Button>
    </div>
  );
}
