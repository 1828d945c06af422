import { messages } from "../messages/messages.ts";
import { isId } from "./route-ids.ts";

/** One step of the way to a page. */
export interface Crumb {
  readonly label: string;
  /** The address of the step, also of one that is no page. */
  readonly at: string;
  /** Undefined for the page itself, and for steps that are no page or one that the person may not open. */
  readonly href?: string;
}

/** Steps whose words cannot be told from how they are written. */
const stepNames: ReadonlyMap<string, string> = new Map([["myaccount", messages.topBar.myAccount]]);

/** What pages are called that their path does not tell of, by their addresses. */
export type PageTitles = ReadonlyMap<string, string>;

const noTitles: PageTitles = new Map();

/** The way to a page, from its path; a guid is shown as ID (specification, part 1, section 2). */
export function crumbsOf(
  pathname: string,
  mayOpen: (href: string) => boolean,
  titles: PageTitles = noTitles,
): Crumb[] {
  const steps = pathname.split("/").filter((step) => step !== "" && step !== "portal");
  return steps.map((step, index) => {
    const at = `/portal/${steps.slice(0, index + 1).join("/")}`;
    const isLast = index === steps.length - 1;
    return { label: titles.get(at) ?? stepLabel(step), at, ...(!isLast && mayOpen(at) && { href: at }) };
  });
}

/** The title of the browser's tab, the page first. */
export function documentTitle(pathname: string, productName: string, titles?: PageTitles): string {
  const labels = crumbsOf(pathname, () => false, titles).map(({ label }) => label);
  return [...labels.toReversed(), productName].join(" · ");
}

function stepLabel(step: string): string {
  if (isId("id", step)) return messages.navigation.id;
  const name = stepNames.get(step);
  if (name) return name;
  const words = decode(step)
    .replaceAll(/[-_]+/g, " ")
    .replaceAll(/([a-z])([A-Z])/g, "$1 $2");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function decode(step: string): string {
  try {
    return decodeURIComponent(step);
  } catch {
    return step;
  }
}
