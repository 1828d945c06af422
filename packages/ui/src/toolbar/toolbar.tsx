"use client";

import { forwardRef, type HTMLAttributes, type ReactNode } from "react";
import { Button } from "../button/button.js";
import { cx } from "../class-names/cx.js";
import { useMergedRef } from "../field-value/use-merged-ref.js";
import { useLocale } from "../format-provider/use-locale.js";
import { useMessages } from "../messages/use-messages.js";
import type { ToolbarAction } from "./toolbar-action.js";
import { ToolbarActions } from "./toolbar-actions.js";

export interface ToolbarProps extends HTMLAttributes<HTMLDivElement> {
  /** Accessible name of the group of actions. */
  label: string;
  /** Number of selected rows on all pages. Omit it if rows are not selectable. */
  selectedCount?: number | undefined;
  /** Called to clear the selection. */
  onUnmarkAll?: (() => void) | undefined;
  /** Content at the end: an export button or a columns menu. @default none */
  end?: ReactNode | undefined;
  /** The actions, the most used first. Those that do not fit go to the 'More' menu. @default none */
  actions?: readonly ToolbarAction[] | undefined;
  /** Other content that is always visible: a menu or a switch. @default none */
  children?: ReactNode | undefined;
}

/** The actions of a list. Always visible; shows the number of selected rows without shifting the layout. */
export const Toolbar = forwardRef<HTMLDivElement, ToolbarProps>(function Toolbar(
  { label, selectedCount, onUnmarkAll, actions, end, className, children, ...rest },
  ref,
) {
  const { toolbar: texts } = useMessages();
  const locale = useLocale();
  const [root, mergedRef] = useMergedRef(ref);
  const unmark = () => {
    // The button disappears with the selection, so the focus moves to the toolbar.
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
      ref={mergedRef}
      data-keep-clear=""
      data-selected={hasSelection || undefined}
      className={cx(
        // As wide as its row allows. Else it would be as wide as the actions that fit, and others would never fit again.
        "ui:flex ui:min-h-control ui:grow ui:flex-wrap ui:items-center ui:gap-2 ui:font-sans ui:text-table ui:text-fg ui:outline-none ui:print:hidden",
        // A size container does not size to its content, so a toolbar with only actions is not one.
        children ? "ui:@container" : undefined,
        className,
      )}
    >
      {actions && <ToolbarActions actions={actions} />}
      {children && (
        <div data-toolbar-part="beside" className="ui:flex ui:flex-wrap ui:items-center ui:gap-2">
          {children}
        </div>
      )}
      {/* Grouped, so that they wrap to a second row together. */}
      <div className="ui:flex ui:grow ui:flex-wrap ui:items-center ui:gap-2 ui:empty:hidden">
        {selectedCount !== undefined && (
          <div data-toolbar-part="" className="ui:flex ui:items-center ui:gap-1 ui:tabular-nums">
            <span className={hasSelection ? "ui:font-medium" : "ui:text-fg-muted ui:max-[40rem]:hidden"}>
              {hasSelection ? texts.selected(selectedCount.toLocaleString(locale)) : texts.noneSelected}
            </span>
            {onUnmarkAll && (
              <span
                className={
                  hasSelection ? "ui:flex ui:items-center" : "ui:invisible ui:flex ui:max-[40rem]:hidden"
                }
              >
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
});
