import { type AnchorHTMLAttributes, forwardRef, type MouseEvent } from "react";

interface RouterLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
}

/** A link as routers render it: a click changes the page without loading it, unless it is prevented. */
export const RouterLink = forwardRef<HTMLAnchorElement, RouterLinkProps>(function RouterLink(
  { href, onClick, children, ...rest },
  ref,
) {
  const go = (event: MouseEvent<HTMLAnchorElement>) => {
    if (!event.defaultPrevented) onClick?.(event);
    event.preventDefault();
  };
  return (
    <a {...rest} ref={ref} href={href} onClick={go}>
      {children}
    </a>
  );
});
