import {
  type Setting,
  type SettingChange,
  setting as settingSchema,
} from "@portico/contract/features/settings/settings.schemas";
import { errorMessage, useRepeatableRequest } from "@portico/renderer/client";
import { useDateOptions } from "@portico/renderer/dates";
import { Button } from "@portico/ui";
import { Dialog } from "@portico/ui/dialog";
import { Alert } from "@portico/ui/display";
import { Timeline } from "@portico/ui/timeline";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { settingMessages } from "../../messages/settings.ts";
import { LoadedSetting } from "./loaded-setting.tsx";
import { describeValue } from "./setting-values.ts";

const texts = settingMessages.history;

export interface SettingHistoryProps {
  /** The ID of the setting. */
  id: string | undefined;
  /** Called when a value was restored: shows this text and refetches the list. */
  onRestored: (success: string) => void;
  onClose: () => void;
}

/** The changes of a setting, with buttons to undo them. */
export function SettingHistory({ id, ...rest }: SettingHistoryProps) {
  return (
    <LoadedSetting id={id} onClose={rest.onClose}>
      {(setting) => <History loaded={setting} {...rest} />}
    </LoadedSetting>
  );
}

function History({ loaded, onRestored, onClose }: Omit<SettingHistoryProps, "id"> & { loaded: Setting }) {
  const [setting, setSetting] = useState(loaded);
  const [busy, setBusy] = useState<number>();
  const [problem, setProblem] = useState<string>();
  const send = useRepeatableRequest();
  const client = useQueryClient();
  const { timeZone } = useDateOptions();
  const { id, version, changes, readOnlyReason } = setting;

  const restore = async (target: number) => {
    setBusy(target);
    setProblem(undefined);
    try {
      const response = await send("settings.restore", { params: { id }, body: { version: target }, version });
      setSetting(settingSchema.parse(await response.json()));
      await client.invalidateQueries({ queryKey: ["configuration.get"] });
      onRestored(texts.restored);
    } catch (error) {
      setProblem(errorMessage(error));
    } finally {
      setBusy(undefined);
    }
  };
  const undoOf = (change: SettingChange, index: number) => {
    if (change.isSecret) return undefined;
    // The newest change is undone; of others, the value is restored.
    const isNewest = index === 0;
    const target = isNewest ? (changes[1]?.version ?? 0) : change.version;
    return (
      <Button
        size="sm"
        isLoading={busy === target}
        disabledReason={readOnlyReason ?? undefined}
        onClick={() => void restore(target)}
      >
        {isNewest ? texts.undo : texts.restore}
      </Button>
    );
  };
  return (
    <Dialog
      isOpen
      size="lg"
      title={texts.title(setting.label)}
      onOpenChange={({ isOpen }) => !isOpen && onClose()}
    >
      <div className="grid gap-4 pb-4">
        {problem !== undefined && (
          <Alert
            role="alert"
            tone="danger"
            title={texts.failed}
            actions={
              <Button size="sm" onClick={() => void client.resetQueries({ queryKey: ["settings.get", id] })}>
                {texts.reload}
              </Button>
            }
          >
            {problem}
          </Alert>
        )}
        {changes.length === 0 && <p>{texts.none}</p>}
        <Timeline
          timeZone={timeZone}
          entries={changes.map((change, index) => ({
            id: String(change.version),
            title: change.isDefault ? texts.reset : texts.changed,
            at: change.changedDate,
            author: change.changedBy ?? settingMessages.system,
            body: (
              <div className="grid justify-items-start gap-2">
                <Difference setting={setting} change={change} />
                {undoOf(change, index)}
              </div>
            ),
          }))}
        />
        {changes.length >= 20 && <p className="text-fg-muted text-table">{texts.latest(changes.length)}</p>}
      </div>
    </Dialog>
  );
}

/** What a change removed and added: lines of a list, or the values before and after. */
function Difference({ setting: { editor }, change }: { setting: Setting; change: SettingChange }) {
  if (change.isSecret) return <p>{texts.secret}</p>;
  const [before, after] = [describeValue(editor, change.before), describeValue(editor, change.after)];
  const isList = before.length > 1 || after.length > 1;
  const sides = [
    [isList ? texts.removed : texts.before, before.filter((line) => !after.includes(line))],
    [isList ? texts.added : texts.after, after.filter((line) => !before.includes(line))],
  ] as const;
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-3 gap-y-1">
      {sides.map(([label, lines]) =>
        lines.length === 0 ? null : (
          <div key={label} className="contents">
            <dt className="text-fg-muted">{label}</dt>
            <dd className="min-w-0 break-words">
              {lines.slice(0, maxLines).map((line) => (
                <span key={line} className="block">
                  {line}
                </span>
              ))}
              {lines.length > maxLines && settingMessages.entries(lines.length)}
            </dd>
          </div>
        ),
      )}
    </dl>
  );
}

/** How many lines of a change are shown. */
const maxLines = 12;
