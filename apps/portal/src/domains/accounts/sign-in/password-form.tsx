import { zodResolver } from "@hookform/resolvers/zod";
import { type LoginBody, loginBody } from "@portico/contract/features/accounts/identity.schemas";
import { Checkbox } from "@portico/ui/forms";
import { type AnimationEvent, type FormEvent, useEffect, useState } from "react";
import { useForm } from "react-hook-form";
import { signInMessages } from "../../../messages/sign-in.ts";
import { errorDisplayDelay } from "./error-display-delay.ts";
import { FormFailure } from "./form-failure.tsx";
import { PasswordField } from "./password-field.tsx";
import { SubmitButton } from "./submit-button.tsx";
import { submitDisabledReason } from "./submit-disabled-reason.ts";
import { UserField } from "./user-field.tsx";
import "./autofill.css";

const texts = signInMessages;

export interface PasswordFormProps {
  /** The user name, if it is known. @default "" */
  user?: string;
  /** Whether the user name can be edited. @default true */
  isUserEditable?: boolean;
  /** Whether 'Remember' is checked initially. The checkbox is hidden if this is omitted. */
  isRemembered?: boolean;
  /** Why the server rejected the sign-in. */
  failure: string | undefined;
  /** The id of the element that labels the form. */
  titleId: string;
  /** @returns whether the server accepted the sign-in */
  onSubmit: (body: LoginBody) => Promise<boolean>;
}

/** The form with user name and password. */
export function PasswordForm(props: PasswordFormProps) {
  const { user = "", isUserEditable = true, isRemembered, failure, titleId, onSubmit } = props;
  const [isShown, setIsShown] = useState(false);
  const [rememberUsername, setRememberUsername] = useState(isRemembered === true);
  const form = useForm({
    resolver: zodResolver(loginBody),
    mode: "onTouched",
    delayError: errorDisplayDelay,
    defaultValues: { user, pass: "" },
  });
  const { errors, isSubmitting } = form.formState;
  const { setFocus, resetField, setValue } = form;
  const { isAutofilled, onAnimationStart } = useAutofill();
  // Autofilled values are validated on submit.
  const disabledReason =
    isAutofilled && Object.keys(errors).length === 0
      ? undefined
      : submitDisabledReason(form.formState, texts);
  useEffect(() => setFocus(user === "" ? "user" : "pass"), [setFocus, user]);
  const send = form.handleSubmit(async (body) => {
    const isAccepted = await onSubmit({ ...body, rememberUsername });
    if (isAccepted) resetField("pass");
    else setFocus("pass", { shouldSelect: true });
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    const formData = new FormData(event.currentTarget);
    for (const name of ["user", "pass"] as const) setValue(name, String(formData.get(name) ?? ""));
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
      <UserField readOnly={!isUserEditable} error={errors.user?.message} {...form.register("user")} />
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
            checked={rememberUsername}
            onCheckedChange={({ checked }) => setRememberUsername(checked === true)}
          />
        )}
        <Checkbox
          label={texts.showPassword}
          checked={isShown}
          onCheckedChange={({ checked }) => setIsShown(checked === true)}
        />
      </div>
      <SubmitButton label={texts.submit} isSubmitting={isSubmitting} disabledReason={disabledReason} />
      <FormFailure text={failure} />
    </form>
  );
}

/** The animation's name in `autofill.css`. */
const autofillAnimation = "portico-autofilled";

/** Whether the browser autofilled a field. Autofill fires no change event, or fires it late. */
function useAutofill() {
  const [isAutofilled, setIsAutofilled] = useState(false);
  const onAnimationStart = ({ animationName }: AnimationEvent) => {
    if (animationName === autofillAnimation) setIsAutofilled(true);
  };
  return { isAutofilled, onAnimationStart };
}
