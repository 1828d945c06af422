import type { ComponentType, ReactNode } from "react";

/** The address of the open page. */
export interface ScreenLocation {
  readonly pathname: string;
  /** Empty, or starts with `?`. */
  readonly search: string;
  /** What the navigation to this page stored in the history. */
  readonly state: unknown;
  /** Identifies the entry in the history. */
  readonly key: string;
}

/** Opens a page at an absolute path, or changes the query of the open one. A promise is settled when it is open. */
export type NavigateTo = (
  to: string | { readonly search: string },
  options?: { readonly replace?: boolean; readonly state?: unknown },
) => Promise<void> | void;

/** A navigation that waits for an answer. */
export interface BlockedNavigation {
  readonly proceed: () => void;
  readonly stay: () => void;
}

/** Props of a link to an absolute path. */
export interface ScreenLinkProps {
  to: string;
  className?: string;
  children: ReactNode;
}

/** The app's router. Its hooks and `Link` are used by components, and its functions stay the same. */
export interface ScreenRouter {
  /** The path that the paths of screens are below, without a slash at its end. */
  readonly basePath: string;
  readonly Link: ComponentType<ScreenLinkProps>;
  readonly useLocation: () => ScreenLocation;
  /** Returns the parameters of the open page's path. */
  readonly useParams: () => Readonly<Record<string, string | undefined>>;
  /** Returns a function that is referentially stable while the page is open. */
  readonly useNavigate: () => NavigateTo;
  /** Holds navigation to another path for as long as `blocks` returns true for it. */
  readonly useBlocker: (blocks: () => boolean) => BlockedNavigation | undefined;
}
