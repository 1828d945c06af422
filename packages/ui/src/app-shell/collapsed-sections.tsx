"use client";

import { type MouseEvent, useState } from "react";
import { Popover } from "../popover/popover.js";
import { AttachedTooltip } from "../tooltip/attached-tooltip.js";
import type { AppShellSection, RenderLink } from "./app-shell-navigation.js";
import { SidebarLink, type SidebarSectionsProps } from "./sidebar-sections.js";

/** The sections as icons. A section with several links opens a panel with them. */
export function CollapsedSections({ sections, renderLink }: SidebarSectionsProps) {
  return sections.map((section) => (
    <span key={section.id} className="portico-shell-icon">
      {section.href === undefined ? (
        <SectionPopover section={section} renderLink={renderLink} />
      ) : (
        <>
          {renderLink({
            href: section.href,
            className: "portico-shell-link",
            "aria-current": section.isCurrent ? "page" : undefined,
            children: <IconWithName section={section} />,
          })}
          <AttachedTooltip text={section.label} side="end" />
        </>
      )}
    </span>
  ));
}

interface SectionPopoverProps {
  section: AppShellSection;
  renderLink: RenderLink;
}

function SectionPopover({ section, renderLink }: SectionPopoverProps) {
  const [isOpen, setOpen] = useState(false);
  const { label, links = [] } = section;
  return (
    <>
      <Popover
        label={label}
        side="end"
        isOpen={isOpen}
        onOpenChange={(change) => setOpen(change.isOpen)}
        classNames={{ panel: "portico-shell-panel" }}
        trigger={
          <button
            type="button"
            className="portico-shell-link"
            data-current={links.some(({ isCurrent }) => isCurrent) || undefined}
          >
            <IconWithName section={section} />
          </button>
        }
      >
        {({ close }) => <PanelLinks section={section} renderLink={renderLink} onFollow={close} />}
      </Popover>
      {!isOpen && <AttachedTooltip text={label} side="end" />}
    </>
  );
}

interface PanelLinksProps extends SectionPopoverProps {
  onFollow: () => void;
}

function PanelLinks({ section: { label, links }, renderLink, onFollow }: PanelLinksProps) {
  const closeOnLink = ({ target }: MouseEvent) =>
    target instanceof Element && target.closest("a") && onFollow();
  return (
    <>
      <p>{label}</p>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click */}
      <ul onClick={closeOnLink}>
        {links?.map((link) => (
          <li key={link.href}>
            <SidebarLink link={link} renderLink={renderLink} />
          </li>
        ))}
      </ul>
    </>
  );
}

function IconWithName({ section: { icon, label } }: { section: AppShellSection }) {
  return (
    <>
      {icon}
      <span className="ui:sr-only">{label}</span>
    </>
  );
}
