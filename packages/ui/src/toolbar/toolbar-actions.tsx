"use client";

import { Ellipsis } from "lucide-react";
import { useRef } from "react";
import { Button } from "../button/button.js";
import { useBrowserLayoutEffect } from "../hydration/use-browser-layout-effect.js";
import { Menu } from "../menu/menu.js";
import { useMessages } from "../messages/use-messages.js";
import type { ToolbarAction } from "./toolbar-action.js";
import { useFitting } from "./use-fitting.js";

interface ToolbarActionsProps {
  actions: readonly ToolbarAction[];
}

/** The actions as buttons, as many as the toolbar is wide enough for; the others in a menu. */
export function ToolbarActions({ actions }: ToolbarActionsProps) {
  const { toolbar: words } = useMessages();
  const row = useRef<HTMLDivElement>(null);
  const shown = useFitting(row, actions.length, actions.map(({ label }) => label).join("\n"));
  const folded = actions.slice(shown);
  const hasFocus = useRef(false);
  // The button with the focus may be the one that there is no more room for.
  useBrowserLayoutEffect(() => {
    const isLost = hasFocus.current && !row.current?.contains(document.activeElement);
    if (isLost) row.current?.querySelector<HTMLElement>(":scope > :last-child button")?.focus();
  }, [shown]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only follows where the focus is
    <div
      ref={row}
      onFocus={() => {
        hasFocus.current = true;
      }}
      onBlur={({ target }) => {
        // What is taken away is blurred as well, by some browsers.
        hasFocus.current = !target.isConnected;
      }}
      className="ui:me-2 ui:flex ui:max-w-full ui:flex-wrap ui:items-center ui:gap-2"
    >
      {actions.slice(0, shown).map(({ id, label, icon, variant, isLoading, disabledReason, onPress }) => (
        <span key={id} data-toolbar-action="" className="ui:flex">
          <Button
            size="sm"
            variant={variant ?? "secondary"}
            icon={icon}
            isLoading={isLoading ?? false}
            disabledReason={disabledReason}
            onClick={onPress}
          >
            {label}
          </Button>
        </span>
      ))}
      {folded.length > 0 && (
        <Menu
          items={folded.map(({ isLoading, disabledReason, ...item }) => ({
            ...item,
            disabledReason: isLoading ? words.underWay : disabledReason,
          }))}
          trigger={
            <Button size="sm" icon={<Ellipsis size={16} aria-hidden="true" />}>
              {words.more}
            </Button>
          }
        />
      )}
    </div>
  );
}
