import { Breadcrumbs as BreadcrumbList } from "@portico/ui/display";
import { Link, useLocation } from "react-router";
import { messages } from "../messages/messages.ts";
import { breadcrumbsOf } from "../routing/page-title.ts";
import { findPageAt } from "../routing/route-table.ts";
import { routes } from "../routing/routes.ts";
import { useCustomScreens } from "../routing/use-custom-screens.ts";
import { useSession } from "../session/session.ts";

/** The path to the current page. Pages that the user may not open are not links. */
export function Breadcrumbs() {
  const { pathname } = useLocation();
  const user = useSession();
  const { titles } = useCustomScreens();
  const mayOpen = (href: string) => findPageAt(routes, href, user) !== undefined;
  return (
    <BreadcrumbList
      label={messages.navigation.breadcrumbs}
      items={breadcrumbsOf(pathname, mayOpen, titles).map(({ path, ...rest }) => ({ id: path, ...rest }))}
      renderLink={({ href, ...rest }) => <Link to={href} {...rest} />}
    />
  );
}
