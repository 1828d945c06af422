"use client";

import { useId } from "react";
import type { AppShellLink, AppShellSection, RenderLink } from "./app-shell-navigation.js";

/** Props of the navigation, expanded or collapsed. */
export interface SidebarSectionsProps {
  sections: readonly AppShellSection[];
  renderLink: RenderLink;
}

/** The sections with their headings and links. */
export function SidebarSections({ sections, renderLink }: SidebarSectionsProps) {
  return sections.map((section) => <SidebarSection key={section.id} {...{ section, renderLink }} />);
}

interface SidebarSectionProps {
  section: AppShellSection;
  renderLink: RenderLink;
}

function SidebarSection({
  section: { label, href, isCurrent, icon, links },
  renderLink,
}: SidebarSectionProps) {
  const headingId = useId();
  if (href !== undefined) return <SidebarLink link={{ label, href, isCurrent }} {...{ renderLink, icon }} />;
  return (
    <section aria-labelledby={headingId} className="portico-shell-section">
      <h2 id={headingId}>
        {icon}
        {label}
      </h2>
      <ul>
        {links?.map((link) => (
          <li key={link.href}>
            <SidebarLink link={link} renderLink={renderLink} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface SidebarLinkProps {
  link: AppShellLink;
  renderLink: RenderLink;
  /** The icon of a link that is a section of its own. */
  icon?: AppShellSection["icon"];
}

/** A link of the sidebar. */
export function SidebarLink({ link: { label, href, isCurrent }, renderLink, icon }: SidebarLinkProps) {
  return renderLink({
    href,
    className: "portico-shell-link",
    "aria-current": isCurrent ? "page" : undefined,
    children: (
      <>
        {icon}
        <span>{label}</span>
      </>
    ),
  });
}
