"use client";

import { cx } from "class-variance-authority";
import { type KeyboardEvent, type RefObject, useEffect, useRef } from "react";
import { Floating } from "../floating/floating.js";
import type { Align } from "../floating/position.js";
import { usePressOutside } from "../floating/use-press-outside.js";
import { rovingIndex, typedIndex } from "../roving/roving.js";
import type { MenuItem } from "./menu-item.js";

export interface MenuListProps {
  id: string;
  label: string;
  items: readonly (MenuItem | "separator")[];
  anchor: RefObject<Element | null>;
  align: Align;
  startAt: "first" | "last";
  onClose: () => void;
}

/** Milliseconds without a keystroke after which typeahead starts over. */
const typingPause = 500;

/** The open menu. Arrow keys move the focus. */
export function MenuList({ id, label, items, anchor, align, startAt, onClose }: MenuListProps) {
  const list = useRef<HTMLDivElement>(null);
  const typed = useRef({ text: "", at: 0 });
  const choices = items.filter((item) => item !== "separator");
  const hasIcons = choices.some(({ icon }) => icon);
  const rows = () => [...(list.current?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [])];
  usePressOutside([list, anchor], onClose);
  useEffect(() => {
    const all = list.current?.querySelectorAll<HTMLElement>('[role="menuitem"]');
    all?.[startAt === "first" ? 0 : all.length - 1]?.focus();
  }, [startAt]);

  const findTyped = (key: string, index: number) => {
    const now = performance.now();
    const text = now - typed.current.at < typingPause ? typed.current.text + key : key;
    typed.current = { text, at: now };
    const from = text.length > 1 ? index - 1 : index;
    return typedIndex(
      text,
      from,
      choices.map(({ label }) => label),
    );
  };
  const move = (event: KeyboardEvent) => {
    const all = rows();
    const index = event.target instanceof HTMLElement ? all.indexOf(event.target) : -1;
    if (event.key === "Escape" || event.key === "Tab") {
      if (event.key === "Escape") event.preventDefault();
      return onClose();
    }
    const isLetter = event.key.length === 1 && event.key !== " " && !(event.ctrlKey || event.metaKey);
    const next = isLetter
      ? findTyped(event.key, index)
      : rovingIndex(event.key, index, all.length, "vertical");
    if (next === undefined) return;
    event.preventDefault();
    all[next]?.focus();
  };
  return (
    <Floating anchor={anchor} align={align} isAnchorWide={true} data-handles-escape="">
      <div
        ref={list}
        id={id}
        role="menu"
        aria-label={label}
        tabIndex={-1}
        onKeyDown={move}
        className="ui:flex ui:max-h-(--portico-available-height) ui:min-w-44 ui:animate-[portico-fade_var(--portico-motion-fast)_ease-out] ui:flex-col ui:overflow-y-auto ui:rounded-lg ui:border ui:border-border ui:bg-surface-raised ui:p-1 ui:text-form ui:text-fg ui:shadow-float ui:outline-none"
      >
        {items.map((item, index) =>
          item === "separator" ? (
            <hr
              // biome-ignore lint/suspicious/noArrayIndexKey: a line has no identity
              key={`line-${index}`}
              className="ui:-mx-1 ui:my-1 ui:border-t ui:border-border"
            />
          ) : (
            <MenuRow key={item.id} item={item} hasIconSpace={hasIcons} onClose={onClose} />
          ),
        )}
      </div>
    </Floating>
  );
}

interface MenuRowProps {
  item: MenuItem;
  /** Other items have icons, so this label is indented. */
  hasIconSpace: boolean;
  onClose: () => void;
}

/** A menu item. A disabled one shows its reason. */
function MenuRow({ item, hasIconSpace, onClose }: MenuRowProps) {
  const { label, icon, tone = "neutral", disabledReason, onPress } = item;
  const isOut = disabledReason !== undefined;
  const choose = () => {
    if (isOut) return;
    onClose();
    onPress();
  };
  return (
    <button
      type="button"
      role="menuitem"
      tabIndex={-1}
      aria-disabled={isOut || undefined}
      onClick={choose}
      onPointerMove={(event) => event.currentTarget.focus({ preventScroll: true })}
      data-tone={tone}
      className={cx(
        "ui:flex ui:w-full ui:items-start ui:gap-2.5 ui:rounded-md ui:px-2.5 ui:py-1.5 ui:text-start ui:text-table ui:outline-none ui:focus:bg-surface-pressed ui:focus-visible:-outline-offset-2 ui:focus-visible:outline-2 ui:focus-visible:outline-focus ui:forced-colors:focus:-outline-offset-2 ui:forced-colors:focus:outline-2 ui:focus-visible:outline-solid ui:forced-colors:focus:outline-solid",
        isOut && "ui:cursor-not-allowed ui:text-fg-disabled ui:forced-colors:text-[GrayText]",
        !isOut && "ui:cursor-pointer",
        !isOut && tone === "danger" && "ui:text-danger-fg",
      )}
    >
      {(icon || hasIconSpace) && (
        <span
          aria-hidden="true"
          className="ui:flex ui:h-5 ui:w-4 ui:shrink-0 ui:items-center ui:justify-center ui:opacity-80"
        >
          {icon}
        </span>
      )}
      <span className="ui:min-w-0 ui:flex-1">
        {label}
        {isOut && (
          <span className="ui:block ui:max-w-60 ui:text-caption ui:font-normal ui:text-fg-muted">
            {disabledReason}
          </span>
        )}
      </span>
    </button>
  );
}
