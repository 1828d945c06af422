import { allows, type Rights } from "@portico/contract";
import type { Configuration } from "../configuration/use-configuration.ts";
import { messages } from "../messages/messages.ts";
import { hrefOf } from "../routing/route-table.ts";
import { portalRoutes } from "../screens/routes.ts";

/** A link of the top bar. */
export interface TopLink {
  readonly label: string;
  readonly href: string;
  /** Whether the link opens in a new tab. */
  readonly isExternal: boolean;
}

const texts = messages.topBar;

/** Returns the user's links in the top bar (specification, part 1, section 2). */
export function topLinks(
  { links, session }: Pick<Configuration, "links" | "session">,
  rights: Rights | undefined,
): TopLink[] {
  const external = (label: string, href: string | undefined) =>
    href ? [{ label, href, isExternal: true }] : [];
  const internal = (label: string, path: string) => {
    const route = portalRoutes.find((other) => other.path === path);
    return route && allows(route.access, rights) ? [{ label, href: hrefOf(route), isExternal: false }] : [];
  };
  const marketplace = session?.marketplace.url;
  return [
    ...external(texts.seePlans, links.seePlans),
    ...(marketplace && allows("agent|customer", rights)
      ? external(texts.marketplace, marketplace)
      : internal(texts.marketplace, "mk/redirect")),
    ...(allows("view.EDE", rights) ? external(texts.ede, session?.edeUrl) : []),
    ...(session?.marketing.redirectId ? internal(texts.marketing, "marketing") : []),
  ];
}
