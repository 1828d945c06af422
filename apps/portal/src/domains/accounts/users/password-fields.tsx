import { FormField } from "@portico/ui/form-kit";
import { Checkbox, PasswordField } from "@portico/ui/forms";
import { useState } from "react";
import { userMessages } from "../../../messages/users.ts";

const texts = userMessages.password;

/** A new password, its confirmation, and a checkbox that shows both. */
export function PasswordFields() {
  const [isShown, setShown] = useState(false);
  const shared = { as: PasswordField, isHalf: true, isSecret: true, isShown, required: true } as const;
  return (
    <>
      <FormField {...shared} name="pass" label={texts.pass} autoComplete="new-password" />
      <FormField {...shared} name="pass_confirm" label={texts.confirm} autoComplete="new-password" />
      <Checkbox
        className="sm:col-span-2"
        label={texts.show}
        checked={isShown}
        onCheckedChange={({ checked }) => setShown(checked === true)}
      />
    </>
  );
}
