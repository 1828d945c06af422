"use client";

import { useRef } from "react";
import { Button } from "../button/button.js";
import { useBrowserLayoutEffect } from "../hydration/use-browser-layout-effect.js";
import { ChevronDown, Ellipsis } from "../icons/index.js";
import { Menu } from "../menu/menu.js";
import type { MenuItem } from "../menu/menu-item.js";
import { useMessages } from "../messages/use-messages.js";
import type { ToolbarAction } from "./toolbar-action.js";
import { useVisibleActionCount } from "./visible-actions.js";

interface ToolbarActionsProps {
  actions: readonly ToolbarAction[];
}

/** The actions that fit as buttons, the others in a menu. */
export function ToolbarActions({ actions }: ToolbarActionsProps) {
  const { toolbar: texts } = useMessages();
  const row = useRef<HTMLDivElement>(null);
  const inMenu = actions.filter(({ isInMenu }) => isInMenu);
  const buttons = actions.filter(({ isInMenu }) => !isInMenu);
  const shown = useVisibleActionCount(row, {
    count: buttons.length,
    hasMenu: inMenu.length > 0,
    key: buttons.map(({ label }) => label).join("\n"),
  });
  const folded = [...buttons.slice(shown), ...inMenu];
  const hasFocus = useRef(false);
  // The focused button may no longer fit.
  useBrowserLayoutEffect(() => {
    const isLost = hasFocus.current && !row.current?.contains(document.activeElement);
    if (isLost) row.current?.querySelector<HTMLElement>(":scope > :last-child button")?.focus();
  }, [shown]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only follows where the focus is
    <div
      ref={row}
      // Dialogs restore the focus within it.
      data-toolbar-actions=""
      onFocus={() => {
        hasFocus.current = true;
      }}
      onBlur={({ target }) => {
        // Some browsers fire blur when an element is removed.
        hasFocus.current = !target.isConnected;
      }}
      className="ui:me-2 ui:flex ui:max-w-full ui:flex-wrap ui:items-center ui:gap-2"
    >
      {buttons.slice(0, shown).map((action) => (
        <span key={action.id} data-toolbar-action="" className="ui:flex">
          <ActionButton action={action} />
        </span>
      ))}
      {folded.length > 0 && (
        <Menu
          items={folded.map((action) => menuItem(action, texts.inProgress))}
          trigger={
            <Button size="sm" icon={<Ellipsis size={16} aria-hidden="true" />}>
              {texts.more}
            </Button>
          }
        />
      )}
    </div>
  );
}

function ActionButton({ action }: { action: ToolbarAction }) {
  const { label, icon, variant, isLoading, disabledReason, onPress, items = [] } = action;
  const [first] = items;
  const hasMenu = items.length > 1;
  const button = (
    <Button
      size="sm"
      // Red text warns; a red button would be the loudest of the toolbar.
      variant={variant === "danger" ? "secondary" : (variant ?? "secondary")}
      className={variant === "danger" && !disabledReason ? "ui:text-danger-fg!" : undefined}
      icon={icon}
      isLoading={isLoading ?? false}
      disabledReason={disabledReason}
      {...(!hasMenu && { onClick: first?.onPress ?? onPress })}
    >
      {label}
      {hasMenu && <ChevronDown size={14} aria-hidden="true" className="ui:-me-0.5" />}
    </Button>
  );
  return hasMenu ? <Menu items={items} trigger={button} /> : button;
}

/** An action as an item of the 'More' menu. A single item of its own is run directly. */
function menuItem(action: ToolbarAction, inProgress: string): MenuItem {
  const { variant: _variant, isInMenu: _isInMenu, isLoading, items = [], ...item } = action;
  const disabledReason = isLoading ? inProgress : action.disabledReason;
  if (items.length > 1) return { ...item, items, disabledReason };
  return { ...item, ...items[0], id: item.id, label: item.label, disabledReason };
}
