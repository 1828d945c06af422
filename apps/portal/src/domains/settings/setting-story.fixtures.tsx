import { useState } from "react";
import { InPortal } from "../../in-portal.fixtures.tsx";
import { SettingDialog } from "./setting-dialog.tsx";
import { SettingHistory } from "./setting-history.tsx";
import { settingId } from "./setting-responses.fixtures.ts";

export interface SettingStoryProps {
  /** Shows the history. @default the editor */
  isHistory?: boolean;
}

/** The editor of a setting, or its history. */
export function SettingStory({ isHistory = false }: SettingStoryProps) {
  const [isOpen, setOpen] = useState(true);
  const [done, setDone] = useState("");
  const close = () => setOpen(false);
  return (
    <InPortal>
      <main>
        <h1>Configuration</h1>
        <p>{done}</p>
        {isOpen && isHistory && <SettingHistory id={settingId} onRestored={setDone} onClose={close} />}
        {isOpen && !isHistory && (
          <SettingDialog
            rowId={settingId}
            onDone={(success) => {
              setDone(success);
              close();
            }}
            onClose={close}
          />
        )}
      </main>
    </InPortal>
  );
}
