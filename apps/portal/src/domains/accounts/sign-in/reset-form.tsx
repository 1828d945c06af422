import { zodResolver } from "@hookform/resolvers/zod";
import { identityEndpoints } from "@portico/contract/features/accounts/identity";
import { type ResetBody, resetBody } from "@portico/contract/features/accounts/identity.schemas";
import { errorMessage } from "@portico/renderer/client";
import { Checkbox, useFailure } from "@portico/ui/forms";
import { Check, Circle } from "@portico/ui/icons";
import { useFormNotice, useNotify } from "@portico/ui/notification";
import { useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import { client, request } from "../../../api/client.ts";
import { signInMessages } from "../../../messages/sign-in.ts";
import { errorDisplayDelay } from "./error-display-delay.ts";
import { FormFailure } from "./form-failure.tsx";
import { PasswordField } from "./password-field.tsx";
import { metRules } from "./password-rules.ts";
import { rememberedUsername } from "./remembered-username.ts";
import { SubmitButton } from "./submit-button.tsx";
import { submitDisabledReason } from "./submit-disabled-reason.ts";
import { UserField } from "./user-field.tsx";

client.add(identityEndpoints);

/** The texts and the request of each purpose. Both send the same fields. */
const purposes = {
  reset: { texts: signInMessages.reset, send: (body: ResetBody) => request("identity.reset", { body }) },
  setup: {
    texts: { ...signInMessages.reset, ...signInMessages.setup },
    send: (body: ResetBody) => request("identity.setup", { body }),
  },
};

export interface ResetFormProps {
  code: string;
  /** Whether the form resets a password or creates a security administrator. @default "reset" */
  purpose?: keyof typeof purposes;
  /** The initial user name. @default the remembered user name */
  user?: string | undefined;
  /** The id of the element that labels the form. */
  titleId: string;
  /** Called after the password was set. */
  onDone: () => void;
}

/** The form with user name, new password and its confirmation. */
export function ResetForm({ titleId, purpose = "reset", user, ...rest }: ResetFormProps) {
  const { texts } = purposes[purpose];
  const { form, submit, failure } = useReset({ ...rest, user, purpose });
  const [isShown, setIsShown] = useState(false);
  const pass = useWatch({ control: form.control, name: "pass" });
  const { errors, isSubmitting, touchedFields } = form.formState;
  const disabledReason = submitDisabledReason(form.formState, {
    ...texts,
    correctFirst: signInMessages.correctFirst,
  });
  const validateConfirmation = () => {
    if (touchedFields.pass_confirm) void form.trigger("pass_confirm");
  };
  return (
    <form noValidate onSubmit={submit} aria-labelledby={titleId} className="grid gap-4">
      <UserField autoFocus={!user} error={errors.user?.message} {...form.register("user")} />
      <PasswordField
        autoFocus={Boolean(user)}
        label={texts.pass}
        isShown={isShown}
        autoComplete="new-password"
        error={errors.pass?.message}
        {...form.register("pass", { onChange: validateConfirmation })}
      />
      <PasswordChecklist password={pass} />
      <PasswordField
        label={texts.passConfirm}
        isShown={isShown}
        autoComplete="new-password"
        error={errors.pass_confirm?.message}
        {...form.register("pass_confirm")}
      />
      <Checkbox
        label={texts.showPasswords}
        checked={isShown}
        onCheckedChange={({ checked }) => setIsShown(checked === true)}
      />
      <SubmitButton label={texts.submit} isSubmitting={isSubmitting} disabledReason={disabledReason} />
      <FormFailure text={failure} />
    </form>
  );
}

function useReset({
  code,
  purpose,
  user = rememberedUsername(),
  onDone,
}: Omit<ResetFormProps, "titleId"> & Required<Pick<ResetFormProps, "purpose">>) {
  const { texts, send } = purposes[purpose];
  const notify = useNotify();
  const { failure, replace: setFailure } = useFailure<string>();
  const notice = useFormNotice();
  const form = useForm({
    resolver: zodResolver(resetBody),
    mode: "onTouched",
    delayError: errorDisplayDelay,
    defaultValues: { user, pass: "", pass_confirm: "", code },
  });
  const submit = form.handleSubmit(async (body) => {
    notice.dismiss();
    try {
      await send(body);
      setFailure(undefined);
      notify({ tone: "success", text: texts.done });
      onDone();
    } catch (error) {
      const text = errorMessage(error);
      setFailure(undefined);
      notice.showFailure({
        notification: texts.failed(text),
        failure: { text },
        onShow: () => setFailure(text),
      });
    }
  });
  return { form, submit, failure };
}

/** The requirements for a new password, checked as the user types. */
function PasswordChecklist({ password }: { password: string }) {
  const texts = signInMessages.reset.rules;
  return (
    <ul aria-label={texts.label} className="grid grid-cols-1 gap-x-4 gap-y-1 text-table sm:grid-cols-2">
      {metRules(password).map(({ text, isMet }) => (
        <li key={text} className={`flex items-center gap-2 ${isMet ? "text-success-fg" : "text-fg-muted"}`}>
          {isMet ? <Check size={14} aria-hidden="true" /> : <Circle size={14} aria-hidden="true" />}
          {text}
          <span className="sr-only">{isMet ? texts.isMet : texts.isOpen}</span>
        </li>
      ))}
    </ul>
  );
}
