import { areas } from "@portico/contract";
import { allVisible, maxVisibilityEntries, visibilityForm } from "@portico/contract/schemas/user-rights";
import { FormEntries, FormField } from "@portico/ui/form-kit";
import { Select, type SelectOption } from "@portico/ui/forms";
import { userMessages } from "../../../messages/users.ts";

const texts = userMessages.visibility;
const all: SelectOption = { value: allVisible, label: texts.all };
const resources = [all, ...areas.map((area) => ({ value: area, label: area }))];

export interface VisibilityEntriesProps {
  /** The field with the entries. */
  name: string;
  /** Every agent. */
  agents: readonly SelectOption[];
  /** @default false */
  hasLabel?: boolean;
}

/** The field of whose rows a contact can see: pairs of an agent and a resource. */
export function VisibilityEntries({ name, agents, hasLabel = false }: VisibilityEntriesProps) {
  const agentOptions = [all, ...agents];
  const nameOf = (options: readonly SelectOption[], id: unknown) =>
    options.find(({ value }) => value === id)?.label ?? String(id);
  return (
    <FormEntries
      name={name}
      label={texts.entries}
      isLabelHidden={!hasLabel}
      addLabel={hasLabel ? texts.addEntry : userMessages.add}
      entryName={(index) => texts.entry(index + 1)}
      emptyEntry={{ agentId: "", resourceId: "" }}
      emptyText={texts.empty}
      max={maxVisibilityEntries}
      describe={(entries) =>
        visibilityForm.shape.entries
          .catch([])
          .parse(entries)
          .map(
            ({ agentId, resourceId }) => `${nameOf(agentOptions, agentId)}, ${nameOf(resources, resourceId)}`,
          )
      }
      renderEntry={({ nameOf: field }) => (
        <div className="grid gap-3 sm:grid-cols-2">
          <FormField
            as={Select}
            name={field("agentId")}
            label={texts.agent}
            placeholder={userMessages.choose}
            options={agentOptions}
            isHalf
            required
          />
          <FormField
            as={Select}
            name={field("resourceId")}
            label={texts.resource}
            placeholder={userMessages.choose}
            options={resources}
            isHalf
            required
          />
        </div>
      )}
    />
  );
}
