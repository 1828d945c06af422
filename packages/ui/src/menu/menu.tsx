"use client";

import {
  Children,
  type ComponentType,
  cloneElement,
  forwardRef,
  type HTMLAttributes,
  type KeyboardEvent,
  lazy,
  type ReactElement,
  Suspense,
  useId,
  useRef,
  useState,
} from "react";
import { cx } from "../class-names/cx.js";
import { useMergedRef } from "../field-value/use-merged-ref.js";
import type { Align } from "../floating/position.js";
import { useSharedMessages } from "../messages/use-shared-messages.js";
import type { MenuItem } from "./menu-item.js";
import type { MenuListProps } from "./menu-list.js";

const loadList = () => import("./menu-list.js");

/** Preloads the menu, so that it opens without delay. A failure is reported when the menu opens. */
function fetchAhead() {
  loadList().catch(() => {});
}

/** Loaded when a menu is about to open. If loading fails, an error is shown. */
const MenuList = lazy<ComponentType<MenuListProps>>(() =>
  loadList().then(
    (module) => ({ default: module.MenuList }),
    () => ({ default: MenuNotLoaded }),
  ),
);

interface TriggerProps {
  "aria-haspopup"?: "menu" | undefined;
  "aria-expanded"?: boolean | undefined;
  "aria-controls"?: string | undefined;
  onClick?: (() => void) | undefined;
  onKeyDown?: ((event: KeyboardEvent<HTMLElement>) => void) | undefined;
}

export interface MenuProps extends Omit<HTMLAttributes<HTMLSpanElement>, "children"> {
  /** The button that opens it: a Button or an IconButton. */
  trigger: ReactElement<TriggerProps>;
  /** The items in order; "separator" draws a line. */
  items: readonly (MenuItem | "separator")[];
  /** Renders items with `href`, for the link of your router: `(props) => <Link {...props} />`. @default `<a>` */
  renderLink?: MenuListProps["renderLink"];
  /** Which edge of the button to align with. @default "start" */
  align?: Align | undefined;
}

/** A menu of actions. Arrow keys, Home, End and typing move the focus; Enter and Space select; Esc closes. */
export const Menu = forwardRef<HTMLSpanElement, MenuProps>(function Menu(
  { trigger, items, align = "start", renderLink, className, ...rest },
  ref,
) {
  const id = useId();
  const [root, mergedRef] = useMergedRef(ref);
  const button = useRef<Element | null>(null);
  const [opened, setOpened] = useState<{ startAt: "first" | "last"; label: string }>();
  const open = (startAt: "first" | "last") => {
    const pressed = root.current?.firstElementChild;
    if (!pressed || pressed.getAttribute("aria-disabled") === "true") return;
    button.current = pressed;
    setOpened({ startAt, label: pressed.getAttribute("aria-label") ?? pressed.textContent ?? "" });
  };
  const close = () => {
    setOpened(undefined);
    if (button.current instanceof HTMLElement) button.current.focus();
  };
  const openByKey = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
    event.preventDefault();
    open(event.key === "ArrowDown" ? "first" : "last");
  };
  const isOpen = opened !== undefined;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only follows where pointer and focus are
    <span
      {...rest}
      ref={mergedRef}
      className={cx("ui:inline-flex", className)}
      data-open={isOpen || undefined}
      onPointerEnter={(event) => {
        fetchAhead();
        rest.onPointerEnter?.(event);
      }}
      onFocus={(event) => {
        fetchAhead();
        rest.onFocus?.(event);
      }}
    >
      {/* `Children.map` also resolves the lazy trigger that a server component passes. */}
      {Children.map(trigger, (button) =>
        cloneElement(button, {
          "aria-haspopup": "menu",
          "aria-expanded": isOpen,
          "aria-controls": isOpen ? id : undefined,
          onClick: () => (isOpen ? close() : open("first")),
          onKeyDown: openByKey,
        }),
      )}
      {opened && (
        <Suspense>
          <MenuList
            {...opened}
            id={id}
            items={items}
            anchor={button}
            {...{ align, renderLink }}
            onClose={close}
          />
        </Suspense>
      )}
    </span>
  );
});

function MenuNotLoaded() {
  const { field } = useSharedMessages();
  return (
    <span role="alert" className="ui:text-table ui:text-danger-fg">
      {field.notLoaded}
    </span>
  );
}
