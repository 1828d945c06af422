import { useAllPreferences } from "@portico/renderer/host";
import type { AppShellSection } from "@portico/ui/app-shell";
import { KeyboardShortcuts } from "../shortcuts/keyboard-shortcuts.tsx";
import { BuildCheck } from "./build-check.tsx";
import { PersonalSections, type PersonalSectionsProps } from "./personal-sections.tsx";

/** Props of `LaterParts`. */
export interface LaterPartsProps {
  /** The sections of the sidebar that everybody has. */
  sections: readonly AppShellSection[];
  onPersonalSectionsChange: PersonalSectionsProps["onChange"];
}

/** The parts of all portal pages that nobody waits for. Their code loads after that of the first page. */
export function LaterParts({ sections, onPersonalSectionsChange }: LaterPartsProps) {
  useAllPreferences();
  return (
    <>
      <BuildCheck />
      <PersonalSections onChange={onPersonalSectionsChange} />
      <KeyboardShortcuts sections={sections} />
    </>
  );
}
