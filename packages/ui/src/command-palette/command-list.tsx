"use client";

import { useEffect, useRef } from "react";
import { Kbd } from "../kbd/kbd.js";
import type { Command, CommandGroup } from "./command.js";
import { optionId } from "./option-id.js";

/** Keys that `aria-keyshortcuts` calls by another name. */
const ariaKeys: Readonly<Record<string, string>> = { Ctrl: "Control", "⌘": "Meta" };

interface CommandListProps {
  id: string;
  label: string;
  groups: readonly CommandGroup[];
  activeId: string | undefined;
  onActivate: (command: Command) => void;
  onChoose: (command: Command) => void;
}

/** The commands in their groups. The focus stays in the text field. */
export function CommandList({ id, label, groups, activeId, onActivate, onChoose }: CommandListProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (activeId) list.current?.querySelector("[data-active]")?.scrollIntoView({ block: "nearest" });
  }, [activeId]);
  return (
    <div ref={list} id={id} role="listbox" aria-label={label} tabIndex={-1} className="ui:outline-none">
      {groups.map((group) => (
        // biome-ignore lint/a11y/useSemanticElements: options, not fields
        <div key={group.id} role="group" aria-label={group.label} className="ui:pb-2">
          <p aria-hidden="true" className="ui:px-2.5 ui:py-1 ui:text-caption ui:font-medium ui:text-fg-muted">
            {group.label}
          </p>
          {group.commands.map((command) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the text field's, which keeps the focus
            <div
              key={command.id}
              id={optionId(id, command)}
              role="option"
              tabIndex={-1}
              aria-selected={command.id === activeId}
              aria-keyshortcuts={command.shortcut?.map((key) => ariaKeys[key] ?? key).join("+")}
              data-active={command.id === activeId || undefined}
              onPointerMove={() => command.id !== activeId && onActivate(command)}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => onChoose(command)}
              className="ui:flex ui:cursor-pointer ui:items-center ui:gap-2.5 ui:rounded-md ui:px-2.5 ui:py-1.5 ui:data-active:bg-surface-pressed ui:forced-colors:data-active:outline-1 ui:forced-colors:data-active:-outline-offset-1"
            >
              {command.icon && (
                <span aria-hidden="true" className="ui:text-fg-muted">
                  {command.icon}
                </span>
              )}
              <CommandText command={command} />
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}

function CommandText({ command: { label, description, shortcut } }: { command: Command }) {
  return (
    <>
      <span className="ui:min-w-0 ui:flex-1 ui:break-words">
        {label}
        {description && <span className="ui:block ui:text-table ui:text-fg-muted">{description}</span>}
      </span>
      {shortcut && (
        <span aria-hidden="true" className="ui:flex ui:gap-1">
          {shortcut.map((key) => (
            <Kbd key={key}>{key}</Kbd>
          ))}
        </span>
      )}
    </>
  );
}
