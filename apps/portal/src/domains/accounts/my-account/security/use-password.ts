import { currentPasswordBody } from "@portico/contract/features/accounts/user.schemas";
import { useState } from "react";
import { myAccountMessages } from "../../../../messages/my-account.ts";

/** The password as it is typed to confirm a change. */
export function usePassword() {
  const [pass, setPass] = useState("");
  const [error, setError] = useState<string>();
  return {
    /** For `PasswordField`. */
    field: { value: pass, onChange: setPass, error },
    /** Why it cannot be sent yet. */
    whyNot: pass === "" ? myAccountMessages.security.passFirst : undefined,
    /** The password if it is valid; otherwise shows an error under the field. */
    read: () => {
      const body = currentPasswordBody.safeParse({ pass });
      setError(body.error?.issues[0]?.message);
      return body.data;
    },
  };
}
