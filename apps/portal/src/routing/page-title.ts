import { capitalize } from "@portico/renderer/parts";
import { messages } from "../messages/messages.ts";
import { isId } from "./route-ids.ts";

/** A breadcrumb. */
export interface Breadcrumb {
  readonly label: string;
  /** The path of the breadcrumb, even if it has no page. */
  readonly path: string;
  /** Undefined for the current page, and for paths without a page or without access. */
  readonly href?: string;
}

/** Titles by path. Other paths are titled by their last segment. */
export type PageTitles = ReadonlyMap<string, string>;

const noTitles: PageTitles = new Map();

/**
 * Returns the breadcrumbs of a path. A GUID is shown as 'ID' (specification, part 1, section 2). Of two in a row with
 * the same label, only the last one is returned.
 */
export function breadcrumbsOf(
  pathname: string,
  mayOpen: (href: string) => boolean,
  titles: PageTitles = noTitles,
): Breadcrumb[] {
  const segments = pathname.split("/").filter((segment) => segment !== "" && segment !== "portal");
  const breadcrumbs = segments.map((segment, index) => {
    const path = `/portal/${segments.slice(0, index + 1).join("/")}`;
    const isLast = index === segments.length - 1;
    return {
      label: titles.get(path) ?? segmentLabel(segment),
      path,
      ...(!isLast && mayOpen(path) && { href: path }),
    };
  });
  // 'Policies' is both the section and its first page.
  return breadcrumbs.filter(({ label }, index) => label !== breadcrumbs[index + 1]?.label);
}

/**
 * Returns the document title, with the page's name first. A GUID is always shown as 'ID': the name of a row can be
 * personal, and browsers store titles in their history.
 */
export function documentTitle(pathname: string, productName: string, titles?: PageTitles): string {
  const labels = breadcrumbsOf(pathname, () => false, titles).map(({ label, path }) =>
    isId("id", path.slice(path.lastIndexOf("/") + 1)) ? messages.navigation.id : label,
  );
  return [...labels.toReversed(), productName].join(" · ");
}

function segmentLabel(segment: string): string {
  if (isId("id", segment)) return messages.navigation.id;
  const words = decode(segment)
    .replaceAll(/[-_]+/g, " ")
    .replaceAll(/([a-z])([A-Z])/g, "$1 $2");
  return capitalize(words);
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
