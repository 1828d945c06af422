import type { ServedPlan, SiteProps } from "./site/site.ts";

export type { Language, ServedPlan, SiteBrand, SiteProps } from "./site/site.ts";

/** What a page is rendered with. */
export interface PageRequest {
  readonly site: SiteProps;
  /** The plan of a plan page, without prices for a household. Null if it isn't sold, undefined if it can't be read. */
  readonly plan?: ServedPlan | null | undefined;
  /** The built files that the page loads, by their address. */
  readonly files: PageFiles;
}

/** The built files that a page loads, by their address. */
export interface PageFiles {
  readonly script: string;
  readonly styles: readonly string[];
  /** What the script imports at once. */
  readonly imports: readonly string[];
}

/** A rendered page. */
export interface RenderedPage {
  readonly html: string;
  readonly status: 200 | 404;
}

/** The built module with which the server renders pages. */
export interface PageRenderer {
  renderPage(request: PageRequest): Promise<RenderedPage>;
}
