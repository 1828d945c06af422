import {
  limitedKinds,
  limitedMessages,
  limitNamesOf,
  messageLimits,
} from "@portico/contract/schemas/message-limits";
import { FormField } from "@portico/ui/form-kit";
import { NumberField } from "@portico/ui/forms";
import { settingMessages } from "../../messages/settings.ts";
import { kindName } from "./setting-values.ts";

const texts = settingMessages.messageLimits;

/** The limits on messages, by kind. */
export function MessageLimitFields() {
  return (
    <div className="grid gap-5 sm:col-span-2">
      {limitedKinds.map((kind) => (
        <fieldset key={kind} className="grid min-w-0 gap-3 sm:grid-cols-3">
          <legend className="mb-2 font-medium text-form">{kindName(limitedMessages[kind].noun)}</legend>
          {limitNamesOf(kind).map((name) => (
            <FormField
              key={name}
              as={NumberField}
              name={`value.${kind}.${name}`}
              label={texts[name]}
              errorLabel={`${kindName(limitedMessages[kind].noun)}: ${texts[name]}`}
              min={1}
              max={messageLimits[name]}
              isHalf
            />
          ))}
        </fieldset>
      ))}
    </div>
  );
}
