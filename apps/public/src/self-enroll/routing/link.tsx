import type { AnchorHTMLAttributes, MouseEvent } from "react";
import { useSite } from "../site/site.ts";
import { navigate } from "./navigation.ts";
import { pathOf, type Route } from "./routes.ts";

interface Props extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href"> {
  readonly to: Route;
}

/** A link to a page of the site. It works without JavaScript, too. */
export function Link({ to, onClick, ...rest }: Props) {
  const { languageQuery } = useSite();
  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0)
      return;
    event.preventDefault();
    navigate(to);
  };
  return <a {...rest} href={pathOf(to) + languageQuery} onClick={open} />;
}
