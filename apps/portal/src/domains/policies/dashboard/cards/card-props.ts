import type { CarrierTotal, Dashboard } from "../figures.ts";
import type { ListLink } from "../list-links.ts";

/** What each card shows. */
export interface CardProps {
  dashboard: Dashboard;
  /** The sums of the selected year by carrier, the most policies first. */
  totals: readonly CarrierTotal[];
  /** The list of what a figure counts. */
  linkTo: ListLink;
  /** Whether the figures of another agent or year are loading. */
  isLoading: boolean;
}
