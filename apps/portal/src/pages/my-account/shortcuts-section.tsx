import { errorMessage } from "@portico/renderer/client";
import { Switch } from "@portico/ui";
import { FormSection } from "@portico/ui/form-kit";
import { useNotify } from "@portico/ui/notification";
import { myAccountMessages } from "../../messages/my-account.ts";
import { useUserPreferences } from "../../shortcuts/use-user-preferences.ts";

const texts = myAccountMessages.shortcuts;

/** A switch that turns off shortcuts of single keys, for people whose speech input or tremor presses them. */
export function ShortcutsSection() {
  const notify = useNotify();
  const { preferences, isLoaded, save } = useUserPreferences();
  const change = async (shortcuts: boolean) => {
    try {
      await save({ shortcuts });
    } catch (error) {
      notify({ tone: "danger", text: texts.failed(errorMessage(error)) });
    }
  };
  return (
    <FormSection id="shortcuts" title={texts.title}>
      <Switch
        className="sm:col-span-2"
        label={texts.label}
        hint={texts.hint}
        checked={preferences.shortcuts}
        disabled={!isLoaded}
        onChange={(event) => void change(event.target.checked)}
      />
    </FormSection>
  );
}
