"use client";

import {
  forwardRef,
  type HTMLAttributes,
  type KeyboardEvent,
  type ReactNode,
  useId,
  useRef,
  useState,
} from "react";
import { cx } from "../class-names/cx.js";
import { useLocale } from "../format-provider/use-locale.js";
import { rovingIndex } from "../roving/roving.js";
import { logicalKey } from "../text-direction/text-direction.js";

export interface Tab {
  /** Unique among its tabs. */
  id: string;
  /** The tab's label. */
  label: ReactNode;
  /** A count next to the label. @default none */
  count?: number | undefined;
  /** Content of the panel. */
  content: ReactNode;
  /** Visible but cannot be selected. @default false */
  isDisabled?: boolean | undefined;
}

export interface TabsProps extends HTMLAttributes<HTMLDivElement> {
  /** Accessible name of the tab list. */
  label: string;
  /** The tabs in order. */
  tabs: readonly Tab[];
  /** Id of the selected tab, if the page controls it. */
  selectedId?: string | undefined;
  /** Id of the tab selected at first, if the component is uncontrolled. @default the first tab */
  defaultSelectedId?: string | undefined;
  /** Classes of its parts; `className` is for all of it. */
  classNames?:
    | { list?: string | undefined; tab?: string | undefined; panel?: string | undefined }
    | undefined;
  /** Called with the id of the tab to select. */
  onSelectionChange?: ((change: { id: string }) => void) | undefined;
}

/** Tabs with one visible panel. Arrow keys, Home and End select; Tab moves into the panel. */
export const Tabs = forwardRef<HTMLDivElement, TabsProps>(function Tabs(
  {
    label,
    tabs,
    selectedId: controlledId,
    defaultSelectedId,
    onSelectionChange,
    className,
    classNames,
    ...rest
  },
  ref,
) {
  const id = useId();
  const locale = useLocale();
  const list = useRef<HTMLDivElement>(null);
  const usable = tabs.filter(({ isDisabled }) => !isDisabled);
  const [heldId, setHeldId] = useState(defaultSelectedId ?? usable[0]?.id ?? "");
  const selectedId = controlledId ?? heldId;
  const select = (tab: Tab) => {
    setHeldId(tab.id);
    onSelectionChange?.({ id: tab.id });
  };
  const selected = tabs.find((tab) => tab.id === selectedId);
  const move = (event: KeyboardEvent) => {
    const index = usable.findIndex((tab) => tab.id === selectedId);
    const next = rovingIndex(logicalKey(event), index, usable.length, "horizontal");
    const tab = next === undefined ? undefined : usable[next];
    if (!tab) return;
    event.preventDefault();
    select(tab);
    list.current?.querySelector<HTMLElement>(`[data-tab="${CSS.escape(tab.id)}"]`)?.focus();
  };
  return (
    <div {...rest} ref={ref} className={cx("ui:break-words ui:font-sans ui:text-form ui:text-fg", className)}>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        onKeyDown={move}
        className={cx(
          "ui:flex ui:gap-1 ui:overflow-x-auto ui:overflow-y-hidden ui:border-b ui:border-border",
          classNames?.list,
        )}
      >
        {tabs.map((tab) => {
          const isSelected = tab.id === selectedId;
          return (
            <button
              key={tab.id}
              type="button"
              role="tab"
              id={`${id}-tab-${tab.id}`}
              data-tab={tab.id}
              aria-selected={isSelected}
              aria-controls={isSelected ? `${id}-view` : undefined}
              tabIndex={isSelected ? 0 : -1}
              disabled={tab.isDisabled}
              onClick={() => select(tab)}
              className={cx(
                "ui:-mb-px ui:flex ui:h-control ui:shrink-0 ui:cursor-pointer ui:items-center ui:gap-2 ui:border-b-2 ui:border-transparent ui:px-3 ui:font-medium ui:whitespace-nowrap ui:text-fg-muted ui:transition-colors ui:duration-fast ui:hover:text-fg ui:focus-visible:-outline-offset-2 ui:disabled:cursor-not-allowed ui:disabled:text-fg-disabled ui:aria-selected:border-primary ui:aria-selected:text-fg ui:forced-colors:border-[Canvas] ui:forced-colors:aria-selected:border-[Highlight]",
                classNames?.tab,
              )}
            >
              {tab.label}
              {tab.count !== undefined && (
                <span className="ui:rounded-full ui:bg-neutral-surface ui:px-1.5 ui:text-caption ui:text-neutral-fg ui:tabular-nums">
                  {tab.count.toLocaleString(locale)}
                </span>
              )}
            </button>
          );
        })}
      </div>
      <div
        role="tabpanel"
        id={`${id}-view`}
        aria-labelledby={`${id}-tab-${selectedId}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a view without controls of its own has to be reachable
        tabIndex={0}
        className={cx("ui:pt-4 ui:focus-visible:outline-offset-4", classNames?.panel)}
      >
        {selected?.content}
      </div>
    </div>
  );
});
