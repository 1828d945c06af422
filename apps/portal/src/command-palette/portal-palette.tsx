import { CommandPalette } from "@portico/ui/command-palette";
import { useCallback, useEffect, useMemo } from "react";
import { useNavigate } from "react-router";
import { paletteMessages as texts } from "../messages/command-palette.ts";
import { recordRecentPages } from "../recent-pages/record-recent-pages.ts";
import { addRecentRecord, type RecentRecord } from "../records/recent-records.ts";
import { matchesAddress, personPath, recordAddress } from "../records/record-address.ts";
import { type RecordCommands, recordSources } from "./record-sources.ts";
import { useCommandGroups } from "./use-command-groups.ts";

export interface PortalPaletteProps {
  onClose: () => void;
}

/** The open command palette: recent items, actions of the page and screens, and records of people that match a text. */
export function PortalPalette({ onClose }: PortalPaletteProps) {
  const navigate = useNavigate();
  useEffect(recordRecentPages, []);
  const open = useCallback(
    (record: RecentRecord) => {
      addRecentRecord(record);
      const { path, state } = recordAddress(record);
      void navigate(path, { state });
    },
    [navigate],
  );
  const openAll = useCallback<RecordCommands["openAll"]>(
    (kind, search) => {
      const { path, state } = matchesAddress(kind, search);
      void navigate(path, { state });
    },
    [navigate],
  );
  const openPerson = useCallback<RecordCommands["openPerson"]>(
    (id) => void navigate(personPath(id)),
    [navigate],
  );
  return (
    <CommandPalette
      isOpen={true}
      onOpenChange={onClose}
      title={texts.title}
      searchLabel={texts.label}
      groups={useCommandGroups(open)}
      sources={useMemo(() => recordSources({ openPerson, open, openAll }), [openPerson, open, openAll])}
    />
  );
}
