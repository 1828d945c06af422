import type { Dashboard } from "./figures.ts";

/** What a figure counts. */
interface Counted {
  /** The carrier's name. @default all carriers */
  readonly carrier?: string | undefined;
  readonly year: number;
  /** 1 to 12. @default all months */
  readonly month?: number | undefined;
}

/** Returns the URL of the list of what a figure counts, or undefined if the user can't see that list. */
export type ListLink = (counted: Counted) => string | undefined;

/** Creates the links of a dashboard: to the tracked months, filtered. */
export function listLinks({ agent, canListMonths }: Pick<Dashboard, "agent" | "canListMonths">): ListLink {
  return ({ carrier, year, month }) => {
    if (!canListMonths) return undefined;
    const query = new URLSearchParams();
    if (agent) query.set("agent", agent.name);
    if (carrier !== undefined) query.set("carrier", carrier);
    query.set("year", String(year));
    if (month !== undefined) query.set("month", String(month));
    return `/portal/commissions/tracking?${query}`;
  };
}
