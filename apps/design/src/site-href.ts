import type { SitePage } from "./site.ts";

/**
 * The address on the site of a link in a page. Storybook's links to a docs page or a story lead to the page of that
 * title, or to that of the component which it is a part of: `?path=/docs/components-datatable-selection--docs` leads
 * to the page of the table. Other links stay as they are.
 * @throws Error if no page shows it
 */
export function siteHref(href: string, pages: readonly SitePage[]): string {
  const found = /^\?path=\/(docs|story)\/(.+)--([a-z0-9-]+)$/.exec(href);
  if (!found) return href;
  const [, view, id = "", story = ""] = found;
  const page = nearestPage(id, pages);
  if (!page) throw new Error(`The link ${href} leads nowhere: no page of the site shows it.`);
  return view === "story" && page.hasStories && page.id === id ? `${page.path}#${story}` : page.path;
}

/** The page with this id, or with the longest id of which this one is a part. */
function nearestPage(id: string, pages: readonly SitePage[]): SitePage | undefined {
  return pages
    .filter((page) => id === page.id || id.startsWith(`${page.id}-`))
    .toSorted((one, other) => other.id.length - one.id.length)[0];
}
