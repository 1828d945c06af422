import { forwardRef } from "react";
import { userMessages } from "../../../messages/users.ts";
import { EntryList } from "./entry-list.tsx";

const texts = userMessages;

/** Props of `RolesField`, as the form kit passes them. */
export interface RolesFieldProps {
  label: string;
  value?: readonly string[];
  onChange?: (value: readonly string[]) => void;
  error?: string | undefined;
  /** The roles that users can have. */
  roles: readonly string[];
}

/** All roles, and those of the user. */
export const RolesField = forwardRef<HTMLFieldSetElement, RolesFieldProps>(function RolesField(
  { label, error, roles, value = [], onChange },
  ref,
) {
  return (
    <fieldset ref={ref} tabIndex={-1} className="min-w-0">
      <legend className="mb-1 font-medium text-table">{label}</legend>
      <div className="grid gap-3 sm:grid-cols-2">
        <EntryList
          title={texts.all}
          action={texts.add}
          actionLabel={texts.addNamed}
          entries={roles.map((text) => ({
            text,
            disabledReason: value.includes(text) ? texts.isAssigned : undefined,
          }))}
          onAction={(role) => onChange?.(roles.filter((each) => each === role || value.includes(each)))}
        />
        <EntryList
          title={texts.assigned}
          action={texts.remove}
          actionLabel={texts.removeNamed}
          entries={value.map((text) => ({ text }))}
          onAction={(role) => onChange?.(value.filter((each) => each !== role))}
        />
      </div>
      {error && <p className="mt-1 text-danger-fg text-table">{error}</p>}
    </fieldset>
  );
});
