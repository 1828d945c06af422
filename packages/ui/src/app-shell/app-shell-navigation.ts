import { createElement, type ReactElement, type ReactNode } from "react";

/** A link of the sidebar. */
export interface AppShellLink {
  /** The text of the link. */
  label: string;
  href: string;
  /** Whether the link leads to the current page. @default false */
  isCurrent?: boolean | undefined;
}

/** A section of the sidebar: a heading with links, or a single link if it has an `href`. */
export interface AppShellSection extends Partial<AppShellLink> {
  /** Unique in the sidebar. */
  id: string;
  label: string;
  /** The icon before the label, and all that is shown of the section in the collapsed sidebar. */
  icon: ReactNode;
  /** The links under the heading. @default none */
  links?: readonly AppShellLink[] | undefined;
}

/** What a rendered link needs. Spread the props on your router's link. */
export interface RenderedLinkProps {
  href: string;
  className: string;
  children: ReactNode;
  "aria-current": "page" | undefined;
}

/** Renders a link with the router of the app. */
export type RenderLink = (props: RenderedLinkProps) => ReactElement;

/** Renders a native link. */
export const renderNativeLink: RenderLink = (props) => createElement("a", props);
