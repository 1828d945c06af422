import { ArrowUpRight } from "@portico/ui/icons";
import { Link } from "react-router";
import { useConfiguration } from "../configuration/use-configuration.ts";
import { messages } from "../messages/messages.ts";
import { useSession } from "../session/session.ts";
import { type TopLink, topLinks } from "./top-links.ts";

/** Props of `TopLinkList`. */
export interface TopLinkListProps {
  /** In a line of the top bar, or one below the other where there is no room for that. */
  as: "line" | "column";
  /** Called after a link was followed: a drawer closes then. */
  onFollow?: (() => void) | undefined;
}

const look = {
  line: {
    list: "flex items-center gap-1 max-[75rem]:hidden",
    link: "px-2 text-table text-fg-muted hover:text-fg",
  },
  column: {
    list: "grid gap-0.5 border-t border-border pt-3 min-[75rem]:hidden",
    link: "px-2 text-form text-fg",
  },
};

/** The links that lead from the portal to what is next to it. */
export function TopLinkList({ as, onFollow }: TopLinkListProps) {
  const user = useSession();
  const configuration = useConfiguration();
  if (!configuration) return null;
  const links = topLinks(configuration, user);
  return (
    <ul aria-label={messages.topBar.links} className={look[as].list}>
      {links.map((link) => (
        <li key={link.label}>
          <OneLink
            link={link}
            onFollow={onFollow}
            className={`flex h-8 items-center gap-1 rounded-md whitespace-nowrap outline-focus -outline-offset-2 hover:bg-surface-hover focus-visible:outline-2 ${look[as].link}`}
          />
        </li>
      ))}
    </ul>
  );
}

interface OneLinkProps {
  link: TopLink;
  onFollow: (() => void) | undefined;
  className: string;
}

function OneLink({ link: { label, href, isOutside }, onFollow, className }: OneLinkProps) {
  if (!isOutside) {
    return (
      <Link to={href} onClick={onFollow} className={className}>
        {label}
      </Link>
    );
  }
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" onClick={onFollow} className={className}>
      {label}
      <ArrowUpRight className="size-3.5 opacity-70" aria-hidden="true" />
      <span className="sr-only">{messages.topBar.newTab}</span>
    </a>
  );
}
