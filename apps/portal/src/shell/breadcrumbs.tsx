import { Breadcrumbs as BreadcrumbList } from "@portico/ui/display";
import { Link, useLocation } from "react-router";
import { messages } from "../messages/messages.ts";
import { breadcrumbsOf } from "../routing/page-title.ts";
import { findPageAt, listOfDetailAt } from "../routing/route-table.ts";
import { routes } from "../routing/routes.ts";
import { useCustomScreens } from "../routing/use-custom-screens.ts";
import { useSession } from "../session/session.ts";

/** The path to the current page. A detail page follows its list. Pages that the user may not open are not links. */
export function Breadcrumbs() {
  const { pathname } = useLocation();
  const user = useSession();
  const { titles } = useCustomScreens();
  const mayOpen = (href: string) => findPageAt(routes, href, user) !== undefined;
  const breadcrumbs = breadcrumbsOf(pathname, mayOpen, titles);
  const listPath = listOfDetailAt(routes, pathname, user);
  const parent = breadcrumbs.at(-2);
  return (
    <BreadcrumbList
      label={messages.navigation.breadcrumbs}
      items={breadcrumbs.map(({ path, ...rest }) => ({
        id: path,
        ...(listPath !== undefined && path === parent?.path && { href: listPath }),
        ...rest,
      }))}
      renderLink={({ href, ...rest }) => <Link to={href} {...rest} />}
    />
  );
}
