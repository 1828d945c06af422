import { errorMessage } from "@portico/renderer/client";
import { Switch } from "@portico/ui";
import { FormSection } from "@portico/ui/form-kit";
import { useNotify } from "@portico/ui/notification";
import type { ReactNode } from "react";
import { useUserPreferences } from "../../../shortcuts/use-user-preferences.ts";

export interface PreferenceSectionProps {
  id: string;
  /** A preference that is on or off. */
  preference: "shortcuts" | "followUpMail";
  texts: { title: string; label: string; hint: string; failed: (message: string) => string };
  /** What else is in the section. */
  children?: ReactNode;
}

/**
 * A section with a switch that is saved at once: for shortcuts of single keys, which speech input or a tremor may press,
 * and for the morning email.
 */
export function PreferenceSection({ id, preference, texts, children }: PreferenceSectionProps) {
  const notify = useNotify();
  const { preferences, isLoaded, save } = useUserPreferences();
  const change = async (isOn: boolean) => {
    try {
      await save({ [preference]: isOn });
    } catch (error) {
      notify({ tone: "danger", text: texts.failed(errorMessage(error)) });
    }
  };
  return (
    <FormSection id={id} title={texts.title}>
      <Switch
        className="sm:col-span-2"
        label={texts.label}
        hint={texts.hint}
        checked={preferences[preference] ?? false}
        disabled={!isLoaded}
        onChange={(event) => void change(event.target.checked)}
      />
      {children}
    </FormSection>
  );
}
