import { TextArea, TextField } from "@portico/ui";
import { FormEntries, FormField } from "@portico/ui/form-kit";
import { settingMessages } from "../../messages/settings.ts";
import { describeValue, labels } from "./setting-values.ts";

const texts = settingMessages.roleTemplates;

/** Roles and claims to start a new user with. */
export function RoleTemplates() {
  return (
    <FormEntries
      name="value"
      label={texts.list}
      addLabel={texts.add}
      entryName={texts.entry}
      emptyEntry={{ name: "", roles: "", claims: "" }}
      emptyText={texts.none}
      max={20}
      describe={(entries) => describeValue("roleTemplates", entries)}
      renderEntry={({ index, nameOf }) => {
        const labelsOf = (label: string) => labels(texts.entry(index), label);
        return (
          <div className="grid gap-3 sm:grid-cols-2">
            <FormField
              as={TextField}
              {...labelsOf(texts.name)}
              name={nameOf("name")}
              autoComplete="off"
              isHalf
            />
            <FormField
              as={TextField}
              {...labelsOf(texts.roles)}
              name={nameOf("roles")}
              hint={texts.rolesHint}
              autoComplete="off"
              isHalf
            />
            <FormField
              as={TextArea}
              {...labelsOf(texts.claims)}
              name={nameOf("claims")}
              hint={texts.claimsHint}
              rows={2}
            />
          </div>
        );
      }}
    />
  );
}
