"use client";

import {
  type AnchorHTMLAttributes,
  createElement,
  type MouseEvent,
  type PointerEvent,
  type ReactElement,
} from "react";
import { cx } from "../class-names/cx.js";
import { Check, ChevronRight } from "../icons/index.js";
import type { MenuItem } from "./menu-item.js";

/** Renders a menu item as a link. */
export type RenderMenuLink = (
  props: AnchorHTMLAttributes<HTMLAnchorElement> & { href: string },
) => ReactElement;

interface MenuRowProps {
  item: MenuItem;
  /** Other items have icons, so this label is indented. */
  hasIconSpace: boolean;
  renderLink: RenderMenuLink | undefined;
  onClose: () => void;
  /** Shows other items in this menu, instead of closing it. @default none */
  onOpen?: (() => void) | undefined;
}

/** A menu item. A disabled one shows its reason. */
export function MenuRow({ item, hasIconSpace, renderLink, onClose, onOpen }: MenuRowProps) {
  const { label, icon, isChecked, tone = "neutral", disabledReason, href, onPress } = item;
  const isOut = disabledReason !== undefined;
  const choose = (event: MouseEvent) => {
    if (isOut) return event.preventDefault();
    if (onOpen) return onOpen();
    onClose();
    onPress?.();
  };
  const content = (
    <>
      {(icon || hasIconSpace) && (
        <span
          aria-hidden="true"
          className="ui:flex ui:h-5 ui:w-4 ui:shrink-0 ui:items-center ui:justify-center ui:opacity-80"
        >
          {isChecked ? <Check size={16} /> : icon}
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
      {item.items && (
        <ChevronRight size={16} aria-hidden="true" className="ui:my-0.5 ui:shrink-0 ui:rtl:-scale-x-100" />
      )}
    </>
  );
  const props = {
    role: isChecked === undefined ? "menuitem" : "menuitemradio",
    "aria-checked": isChecked,
    tabIndex: -1,
    "aria-disabled": isOut || undefined,
    "aria-haspopup": item.items ? ("menu" as const) : undefined,
    "data-item": item.id,
    onClick: choose,
    onPointerMove: (event: PointerEvent<HTMLElement>) => event.currentTarget.focus({ preventScroll: true }),
    "data-tone": tone,
    className: cx(
      "ui:flex ui:w-full ui:items-start ui:gap-2.5 ui:rounded-md ui:px-2.5 ui:py-1.5 ui:text-start ui:text-table ui:no-underline ui:outline-none ui:focus:bg-surface-pressed ui:focus-visible:-outline-offset-2 ui:focus-visible:outline-2 ui:focus-visible:outline-focus ui:forced-colors:focus:-outline-offset-2 ui:forced-colors:focus:outline-2 ui:focus-visible:outline-solid ui:forced-colors:focus:outline-solid",
      isOut && "ui:cursor-not-allowed ui:text-fg-disabled ui:forced-colors:text-[GrayText]",
      !isOut && "ui:cursor-pointer",
      !isOut && tone === "neutral" && "ui:text-fg",
      !isOut && tone === "danger" && "ui:text-danger-fg",
    ),
    children: content,
  };
  if (href === undefined) return <button type="button" {...props} />;
  return renderLink ? renderLink({ href, ...props }) : createElement("a", { href, ...props });
}
