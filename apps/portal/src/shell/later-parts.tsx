import { useAllPreferences } from "@portico/renderer/host";
import type { AppShellSection } from "@portico/ui/app-shell";
import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { fetchJson } from "../api/client.ts";
import { KeyboardShortcuts } from "../shortcuts/keyboard-shortcuts.tsx";
import { BuildCheck } from "./build-check.tsx";
import { PersonalSections, type PersonalSectionsProps } from "./personal-sections.tsx";

/** How often the number of due follow-ups is read, in milliseconds. */
const dueInterval = 5 * 60_000;

export interface LaterPartsProps {
  /** The sections of the sidebar that everybody has. */
  sections: readonly AppShellSection[];
  onPersonalSectionsChange: PersonalSectionsProps["onChange"];
  /** Gets the number of the user's follow-ups that are due, whenever it is read. */
  onDueChange: (due: number) => void;
}

/** The parts of all portal pages that nobody waits for. Their code loads after that of the first page. */
export function LaterParts({ sections, onPersonalSectionsChange, onDueChange }: LaterPartsProps) {
  useAllPreferences();
  const { data } = useQuery({
    queryKey: ["followUps.due"],
    queryFn: ({ signal }) => fetchJson("followUps.due", { signal }),
    refetchInterval: dueInterval,
    meta: { dependsOnLists: true },
  });
  useEffect(() => {
    if (data) onDueChange(data.overdue + data.today);
  }, [data, onDueChange]);
  return (
    <>
      <BuildCheck />
      <PersonalSections onChange={onPersonalSectionsChange} />
      <KeyboardShortcuts sections={sections} />
    </>
  );
}
