import { IconButton } from "@portico/ui";
import { Menu, X } from "@portico/ui/icons";
import { useEffect, useRef } from "react";
import { messages } from "../messages/messages.ts";
import { Sidebar } from "./sidebar.tsx";

/** The sidebar on narrow screens: a button that opens it over the page. */
export function NavigationDrawer() {
  const dialog = useRef<HTMLDialogElement>(null);
  const close = () => dialog.current?.close();
  useEffect(() => {
    const wide = window.matchMedia("(min-width: 56.25rem)");
    const closeWhenWide = () => wide.matches && dialog.current?.close();
    wide.addEventListener("change", closeWhenWide);
    return () => wide.removeEventListener("change", closeWhenWide);
  }, []);
  return (
    <>
      <IconButton
        className="min-[56.25rem]:hidden"
        label={messages.navigation.open}
        icon={<Menu size={18} />}
        onClick={() => dialog.current?.showModal()}
      />
      <dialog
        ref={dialog}
        aria-label={messages.navigation.label}
        // Clicks on the backdrop target the dialog itself. Not all browsers support `closedby`.
        onMouseDown={({ clientX, currentTarget }) => clientX > currentTarget.offsetWidth && close()}
        className="fixed inset-y-0 left-0 m-0 h-dvh max-h-none w-64 max-w-[85vw] border-e border-border bg-surface-sunken text-fg shadow-float backdrop:bg-scrim"
      >
        <IconButton
          className="absolute end-2 top-2"
          label={messages.navigation.close}
          icon={<X size={18} />}
          onClick={close}
        />
        <Sidebar onFollow={close} />
      </dialog>
    </>
  );
}
