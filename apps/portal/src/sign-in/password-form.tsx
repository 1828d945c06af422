import { zodResolver } from "@hookform/resolvers/zod";
import { type LoginBody, loginBody } from "@portico/contract/features/identity.schemas";
import { Checkbox } from "@portico/ui/forms";
import { type FormEvent, useEffect, useState } from "react";
import { useForm } from "react-hook-form";
import { signInMessages } from "../messages/sign-in.ts";
import { errorDelay } from "./error-delay.ts";
import { FormFailure } from "./form-failure.tsx";
import { PasswordField } from "./password-field.tsx";
import { SubmitButton } from "./submit-button.tsx";
import { submitDisabledReason } from "./submit-disabled-reason.ts";
import { useAutofill } from "./use-autofill.ts";
import { UserField } from "./user-field.tsx";

const texts = signInMessages;

/** Props of `PasswordForm`. */
export interface PasswordFormProps {
  /** Who signs in, where that is known. @default "" */
  user?: string;
  /** Whether someone else may sign in. @default true */
  isUserOpen?: boolean;
  /** Whether the user name is to be remembered at first; the choice is offered only where this is given. */
  isRemembered?: boolean;
  /** Why the server refused. */
  failure: string | undefined;
  /** The id of what the form is called by. */
  titleId: string;
  /** @returns whether the server took it */
  onSubmit: (body: LoginBody) => Promise<boolean>;
}

/** User name and password. */
export function PasswordForm(props: PasswordFormProps) {
  const { user = "", isUserOpen = true, isRemembered, failure, titleId, onSubmit } = props;
  const [isShown, setIsShown] = useState(false);
  const [remembers, setRemembers] = useState(isRemembered === true);
  const form = useForm({
    resolver: zodResolver(loginBody),
    mode: "onTouched",
    delayError: errorDelay,
    defaultValues: { user, pass: "" },
  });
  const { errors, isSubmitting } = form.formState;
  const { setFocus, resetField, setValue } = form;
  const { isAutofilled, onAnimationStart } = useAutofill();
  // What the browser filled in is looked at when it is sent.
  const whyNot =
    isAutofilled && Object.keys(errors).length === 0
      ? undefined
      : submitDisabledReason(form.formState, texts);
  useEffect(() => setFocus(user === "" ? "user" : "pass"), [setFocus, user]);
  const send = form.handleSubmit(async (body) => {
    const isTaken = await onSubmit({ ...body, rememberUsername: remembers });
    if (isTaken) resetField("pass");
    else setFocus("pass", { shouldSelect: true });
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    const filledIn = new FormData(event.currentTarget);
    for (const name of ["user", "pass"] as const) setValue(name, String(filledIn.get(name) ?? ""));
    return send(event);
  };
  return (
    <form
      noValidate
      onSubmit={submit}
      onAnimationStart={onAnimationStart}
      aria-labelledby={titleId}
      className="grid gap-4"
    >
      <UserField readOnly={!isUserOpen} error={errors.user?.message} {...form.register("user")} />
      <PasswordField
        label={texts.pass}
        isShown={isShown}
        autoComplete="current-password"
        error={errors.pass?.message}
        {...form.register("pass")}
      />
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        {isRemembered !== undefined && (
          <Checkbox
            label={texts.rememberUsername}
            checked={remembers}
            onCheckedChange={({ checked }) => setRemembers(checked === true)}
          />
        )}
        <Checkbox
          label={texts.showPassword}
          checked={isShown}
          onCheckedChange={({ checked }) => setIsShown(checked === true)}
        />
      </div>
      <FormFailure text={failure} />
      <SubmitButton label={texts.submit} isSubmitting={isSubmitting} whyNot={whyNot} />
    </form>
  );
}
