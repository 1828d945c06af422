import { ArrowUpRight } from "@portico/ui/icons";
import { Link } from "react-router";
import { useConfiguration } from "../configuration/use-configuration.ts";
import { messages } from "../messages/messages.ts";
import { useSession } from "../session/session.ts";
import { type TopLink, topLinks } from "./top-links.ts";

export interface TopLinkListProps {
  /** A row in the top bar, or a column in the sidebar on narrow screens. */
  as: "line" | "column";
}

const styles = {
  line: {
    list: "flex items-center gap-1 max-[75rem]:hidden",
    link: "px-2 text-table text-fg-muted hover:text-fg",
  },
  column: {
    list: "grid gap-0.5 border-t border-border pt-3 min-[75rem]:hidden",
    link: "px-2 text-form text-fg",
  },
};

/** Links to other sites and pages, such as the Marketplace. */
export function TopLinkList({ as }: TopLinkListProps) {
  const user = useSession();
  const configuration = useConfiguration();
  if (!configuration) return null;
  const links = topLinks(configuration, user);
  return (
    <ul aria-label={messages.topBar.links} className={styles[as].list}>
      {links.map((link) => (
        <li key={link.label}>
          <TopLinkItem
            link={link}
            className={`flex h-8 items-center gap-1 rounded-md whitespace-nowrap outline-focus -outline-offset-2 hover:bg-surface-hover focus-visible:outline-2 ${styles[as].link}`}
          />
        </li>
      ))}
    </ul>
  );
}

interface TopLinkItemProps {
  link: TopLink;
  className: string;
}

function TopLinkItem({ link: { label, href, isExternal }, className }: TopLinkItemProps) {
  if (!isExternal) {
    return (
      <Link to={href} className={className}>
        {label}
      </Link>
    );
  }
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className={className}>
      {label}
      <ArrowUpRight className="size-3.5 opacity-70" aria-hidden="true" />
      <span className="sr-only">{messages.topBar.newTab}</span>
    </a>
  );
}
