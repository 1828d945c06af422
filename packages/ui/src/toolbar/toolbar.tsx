"use client";

import { cx } from "class-variance-authority";
import { type HTMLAttributes, type ReactNode, useRef } from "react";
import { Button } from "../button/button.js";
import { useMessages } from "../messages/use-messages.js";
import type { ToolbarAction } from "./toolbar-action.js";
import { ToolbarActions } from "./toolbar-actions.js";

export interface ToolbarProps extends HTMLAttributes<HTMLDivElement> {
  /** What the actions are about; the accessible name of their group. */
  label: string;
  /** How many rows are selected, on all pages; leave it out where nothing can be selected. */
  selectedCount?: number;
  /** Called when nothing is to be selected any more. */
  onUnmarkAll?: () => void;
  /** What stands at the far end: an export, a switch of columns. @default none */
  end?: ReactNode;
  /** The actions, the one used most first: those there is no room for stand in a menu behind 'More'. @default none */
  actions?: readonly ToolbarAction[];
  /** What else stands among the actions and is always shown: a menu, a switch. @default none */
  children?: ReactNode;
}

/** The actions of a list. It always stands there; once rows are selected it says how many, and nothing moves. */
export function Toolbar({
  label,
  selectedCount,
  onUnmarkAll,
  actions,
  end,
  className,
  children,
  ...rest
}: ToolbarProps) {
  const { toolbar: texts, locale } = useMessages();
  const root = useRef<HTMLDivElement>(null);
  const unmark = () => {
    // The button goes away with the selection; the focus stays at hand.
    root.current?.focus();
    onUnmarkAll?.();
  };
  const hasSelection = selectedCount !== undefined && selectedCount > 0;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div
      role="group"
      aria-label={label}
      tabIndex={-1}
      {...rest}
      ref={root}
      data-selected={hasSelection || undefined}
      className={cx(
        "ui:flex ui:min-h-control ui:flex-wrap ui:items-center ui:gap-2 ui:font-sans ui:text-table ui:text-fg ui:outline-none ui:print:hidden",
        // What can ask for its width never is as wide as what it holds: with actions alone it may be in a row of others.
        children && "ui:@container",
        className,
      )}
    >
      {actions && <ToolbarActions actions={actions} />}
      {children && (
        <div data-toolbar-part="beside" className="ui:flex ui:flex-wrap ui:items-center ui:gap-2">
          {children}
        </div>
      )}
      {/* Together, so that they share a second line where there has to be one. */}
      <div className="ui:flex ui:grow ui:flex-wrap ui:items-center ui:gap-2 ui:empty:hidden">
        {selectedCount !== undefined && (
          <div data-toolbar-part="" className="ui:flex ui:items-center ui:gap-1 ui:tabular-nums">
            <span className={hasSelection ? "ui:font-medium" : "ui:text-fg-muted"}>
              {hasSelection ? texts.selected(selectedCount.toLocaleString(locale)) : texts.noneSelected}
            </span>
            {onUnmarkAll && (
              <span className={hasSelection ? "ui:flex ui:items-center" : "ui:invisible ui:flex"}>
                <span aria-hidden="true" className="ui:ms-1.5 ui:text-fg-muted">
                  ·
                </span>
                <Button size="sm" variant="ghost" onClick={unmark}>
                  {texts.unmarkAll}
                </Button>
              </span>
            )}
          </div>
        )}
        {end && (
          <div data-toolbar-part="" className="ui:ms-auto ui:flex ui:flex-wrap ui:items-center ui:gap-2">
            {end}
          </div>
        )}
      </div>
    </div>
  );
}
