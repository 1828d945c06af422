import type { Shortcut } from "@portico/renderer/keys";
import { usePageMessages } from "@portico/renderer/messages";
import { Dialog } from "@portico/ui";
import { Kbd } from "@portico/ui/display";
import { messages } from "../messages/messages.ts";

const texts = messages.shortcuts;
const groups = ["general", "list", "record", "screens"] as const;
/** Keys of the table itself, which it handles without the registry. */
const tableKeys = [
  { keys: ["Enter"], label: texts.open },
  { keys: ["Space"], label: texts.selectRow },
  { keys: ["Shift+↓"], label: texts.extend },
];

/** Keys that work also in fields, and also if the user turned shortcuts off. */
const keysAnywhere = [
  { keys: ["Mod+k"], label: texts.palette },
  { keys: ["Mod+Enter"], label: texts.submit },
];

export interface ShortcutListProps {
  shortcuts: readonly Shortcut[];
  onClose: () => void;
}

/** A dialog with the shortcuts that are available on the page. */
export function ShortcutList({ shortcuts, onClose }: ShortcutListProps) {
  const { toggleRow } = usePageMessages().keys;
  return (
    <Dialog
      isOpen
      title={texts.title}
      description={texts.hint}
      onOpenChange={({ isOpen }) => !isOpen && onClose()}
    >
      <div className="grid gap-4 pb-2">
        {groups.map((group) => {
          const own = shortcuts.filter((shortcut) => shortcut.group === group);
          if (own.length === 0) return null;
          const hasRowKeys = own.some(({ label }) => label === toggleRow);
          const others = group === "general" ? keysAnywhere : hasRowKeys ? tableKeys : [];
          const rows = [...own, ...others];
          return (
            <section key={group} aria-label={texts.groups[group]}>
              <h3 className="pb-1 text-form font-semibold">{texts.groups[group]}</h3>
              <dl className="grid gap-1 text-form">
                {rows.map(({ keys, label }) => (
                  <div key={keys.join(" ")} className="flex items-center justify-between gap-4">
                    <dt>{label}</dt>
                    <dd className="flex gap-1">
                      {keys.map((key) => (
                        <Kbd key={key}>{keyLabel(key)}</Kbd>
                      ))}
                    </dd>
                  </div>
                ))}
              </dl>
            </section>
          );
        })}
      </div>
    </Dialog>
  );
}

const isMac = /Mac|iPhone|iPad/.test(navigator.platform);

function keyLabel(key: string): string {
  if (!key.startsWith("Mod+")) return key;
  const name = key.slice("Mod+".length);
  return `${isMac ? "⌘" : "Ctrl+"}${name.length === 1 ? name.toUpperCase() : name}`;
}
