"use client";

import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from "react";
import { Floating } from "../floating/floating.js";
import type { Align } from "../floating/position.js";
import { usePressOutside } from "../floating/use-press-outside.js";
import { ChevronLeft } from "../icons/index.js";
import { isInputMethodKey } from "../keyboard/input-method-key.js";
import { rovingIndex } from "../roving/roving.js";
import { useTypedIndex } from "../roving/use-typed-index.js";
import { logicalKey } from "../text-direction/text-direction.js";
import { groupedItems } from "./grouped-items.js";
import type { MenuItem } from "./menu-item.js";
import { MenuRow, type RenderMenuLink } from "./menu-row.js";

export interface MenuListProps {
  id: string;
  label: string;
  items: readonly (MenuItem | "separator")[];
  anchor: RefObject<Element | null>;
  align: Align;
  startAt: "first" | "last";
  renderLink?: RenderMenuLink | undefined;
  onClose: () => void;
}

/** The item whose own items the menu shows, or showed before its back item was used. */
interface OpenedItem {
  item: MenuItem;
  isOpen: boolean;
}

/** The open menu. Arrow keys move the focus. The items of an item take the place of all items. */
export function MenuList({ id, label, items, anchor, align, startAt, renderLink, onClose }: MenuListProps) {
  const list = useRef<HTMLDivElement>(null);
  const findTyped = useTypedIndex();
  const [opened, setOpened] = useState<OpenedItem>();
  const goBack = () => setOpened((before) => before && { ...before, isOpen: false });
  const openItem = (item: MenuItem) => setOpened({ item, isOpen: true });
  const inside = opened?.isOpen ? opened.item : undefined;
  const shown = inside ? [backItem(inside), ...(inside.items ?? [])] : items;
  const choices = shown.filter((item) => item !== "separator");
  const hasIcons = choices.some(({ icon, isChecked }) => icon || isChecked !== undefined);
  const rows = () => [...(list.current?.querySelectorAll<HTMLElement>('[role^="menuitem"]') ?? [])];
  usePressOutside([list, anchor], onClose);
  useEffect(() => {
    const all = [...(list.current?.querySelectorAll<HTMLElement>('[role^="menuitem"]') ?? [])];
    // The first item follows the back item.
    if (opened?.isOpen) all[1]?.focus();
    else if (opened) all.find(({ dataset }) => dataset.item === opened.item.id)?.focus();
    else all.at(startAt === "first" ? 0 : -1)?.focus();
  }, [startAt, opened]);

  const move = (event: KeyboardEvent) => {
    if (isInputMethodKey(event)) return;
    const all = rows();
    const index = event.target instanceof HTMLElement ? all.indexOf(event.target) : -1;
    const arrow = logicalKey(event);
    if (inside && (arrow === "ArrowLeft" || event.key === "Escape")) {
      event.preventDefault();
      return goBack();
    }
    const focused = choices[index];
    if (arrow === "ArrowRight" && focused?.items && focused.disabledReason === undefined) {
      event.preventDefault();
      return openItem(focused);
    }
    if (event.key === "Escape" || event.key === "Tab") {
      if (event.key === "Escape") event.preventDefault();
      return onClose();
    }
    if (event.key === " " && event.target instanceof HTMLAnchorElement) {
      event.preventDefault();
      return event.target.click();
    }
    const labels = choices.map(({ label }) => label);
    const next = findTyped(event, index, labels) ?? rovingIndex(event.key, index, all.length, "vertical");
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
        aria-label={inside?.label ?? label}
        tabIndex={-1}
        onKeyDown={move}
        className="ui:flex ui:max-h-(--portico-available-height) ui:min-w-44 ui:animate-[portico-fade_var(--portico-motion-fast)_ease-out] ui:flex-col ui:overflow-y-auto ui:rounded-lg ui:border ui:border-border ui:bg-surface-raised ui:p-1 ui:text-form ui:text-fg ui:shadow-float ui:outline-none"
      >
        {groupedItems(shown).map(({ id: groupId, group, members }) =>
          members.length === 0 ? (
            <hr key={groupId} className="ui:-mx-1 ui:my-1 ui:border-t ui:border-border" />
          ) : (
            <div key={groupId} {...(group && { role: "group", "aria-label": group })}>
              {group && (
                <span
                  aria-hidden="true"
                  className="ui:block ui:px-2.5 ui:pt-1.5 ui:pb-1 ui:text-caption ui:font-medium ui:text-fg-muted"
                >
                  {group}
                </span>
              )}
              {members.map((item) => (
                <MenuRow
                  key={item.id}
                  item={item}
                  hasIconSpace={hasIcons}
                  {...{ renderLink, onClose }}
                  {...(item.id === backId && { onOpen: goBack })}
                  {...(item.items && { onOpen: () => openItem(item) })}
                />
              ))}
            </div>
          ),
        )}
      </div>
    </Floating>
  );
}

const backId = "back";

/** The first item of another's items, which returns to the menu. */
function backItem({ label }: MenuItem): MenuItem {
  return {
    id: backId,
    label,
    icon: <ChevronLeft size={16} aria-hidden="true" className="ui:rtl:-scale-x-100" />,
  };
}
