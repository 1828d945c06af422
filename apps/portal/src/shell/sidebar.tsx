import { useId } from "react";
import { NavLink } from "react-router";
import { messages } from "../messages.ts";
import { screens } from "../screens/index.ts";
import { useSession } from "../session/session.ts";
import { visibleSections } from "./navigation.ts";
import { ProductMark } from "./product-mark.tsx";
import { sectionIcons } from "./section-icons.ts";

/** Props of `Sidebar`. */
export interface SidebarProps {
  /** Called after a link was followed: a drawer closes then. */
  onFollow?: () => void;
}

/** The portal's sections and what this person may open in each. */
export function Sidebar({ onFollow }: SidebarProps) {
  const user = useSession();
  const ownId = useId();
  return (
    <div className="flex h-full flex-col gap-4 overflow-y-auto bg-surface-sunken p-3">
      <ProductMark className="px-2 py-1" />
      <nav aria-label={messages.navigation.label} className="grid gap-4">
        {visibleSections(screens, user).map(({ id, label, entries }) => {
          const Icon = sectionIcons[id];
          return (
            <section key={id} aria-labelledby={`${ownId}-${id}`}>
              <h2
                id={`${ownId}-${id}`}
                className="flex items-center gap-2 px-2 pb-1 text-caption font-medium text-fg-muted"
              >
                <Icon className="size-4" aria-hidden="true" />
                {label}
              </h2>
              <ul className="grid gap-0.5">
                {entries.map((entry) => (
                  <li key={entry.href}>
                    <NavLink
                      to={entry.href}
                      onClick={onFollow}
                      className="flex h-8 items-center rounded-md ps-8 pe-2 text-form text-fg outline-focus -outline-offset-2 hover:bg-surface-hover focus-visible:outline-2 aria-[current=page]:bg-surface-selected aria-[current=page]:font-medium"
                    >
                      {entry.label}
                    </NavLink>
                  </li>
                ))}
              </ul>
            </section>
          );
        })}
      </nav>
    </div>
  );
}
