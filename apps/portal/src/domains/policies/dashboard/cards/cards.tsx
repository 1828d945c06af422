import { dashboardMessages as texts } from "../../../../messages/dashboard.ts";
import { CardsSkeleton } from "../cards-skeleton.tsx";
import { carrierTotals, type Dashboard } from "../figures.ts";
import { listLinks } from "../list-links.ts";
import { useFollowLinks } from "../use-follow-links.ts";
import { CarriersCard } from "./carriers-card.tsx";
import { ComparisonCard } from "./comparison-card.tsx";
import { MonthsCard } from "./months-card.tsx";
import { PersistenceCard } from "./persistence-card.tsx";
import { SalesCard } from "./sales-card.tsx";

export interface CardsProps {
  /** Undefined while it loads. */
  dashboard: Dashboard | undefined;
  /** Whether the figures of another agent or year are loading. */
  isLoading: boolean;
}

/** The five cards. */
export function Cards({ dashboard, isLoading }: CardsProps) {
  const followLinks = useFollowLinks();
  if (!dashboard) return <CardsSkeleton />;
  const card = {
    ...{ dashboard, isLoading },
    totals: carrierTotals(dashboard.data, dashboard.year),
    linkTo: listLinks(dashboard),
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it follows the clicks on links
    // biome-ignore lint/a11y/useKeyWithClickEvents: links are pressed with the keyboard, too
    <div
      onClick={followLinks}
      className="grid gap-4 *:min-w-0 lg:grid-cols-2 print:block print:*:mb-4 print:*:break-inside-avoid"
    >
      <h2 className="sr-only">{texts.figures}</h2>
      <SalesCard {...card} />
      <CarriersCard {...card} />
      <PersistenceCard {...card} />
      <MonthsCard {...card} />
      <ComparisonCard {...card} />
    </div>
  );
}
