import { allows, type Rights } from "@portico/contract";
import type { Configuration } from "../configuration/use-configuration.ts";
import { messages } from "../messages/messages.ts";
import { hrefOf } from "../routing/route-table.ts";
import { portalRoutes } from "../screens/routes.ts";

/** A link of the top bar. */
export interface TopLink {
  readonly label: string;
  readonly href: string;
  /** It leads to a page of its own and opens next to the portal. */
  readonly isOutside: boolean;
}

const texts = messages.topBar;

/** The links of the top bar for this person (specification, part 1, section 2). */
export function topLinks(
  { links, session }: Pick<Configuration, "links" | "session">,
  rights: Rights | undefined,
): TopLink[] {
  const outside = (label: string, href: string | undefined) =>
    href ? [{ label, href, isOutside: true }] : [];
  const inside = (label: string, path: string) => {
    const route = portalRoutes.find((other) => other.path === path);
    return route && allows(route.access, rights) ? [{ label, href: hrefOf(route), isOutside: false }] : [];
  };
  const marketplace = session?.marketplace.url;
  return [
    ...outside(texts.seePlans, links.seePlans),
    ...(marketplace && allows("agent|customer", rights)
      ? outside(texts.marketplace, marketplace)
      : inside(texts.marketplace, "mk/redirect")),
    ...(allows("view.EDE", rights) ? outside(texts.ede, session?.edeUrl) : []),
    // For everyone: its page asks for the claim itself.
    ...(session?.marketing.redirectId
      ? [{ label: texts.marketing, href: "/portal/marketing", isOutside: false }]
      : []),
  ];
}
