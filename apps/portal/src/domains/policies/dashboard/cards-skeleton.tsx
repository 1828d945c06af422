import { Skeleton } from "@portico/ui";
import { dashboardMessages as texts } from "../../../messages/dashboard.ts";

/** The five cards while they load. */
export function CardsSkeleton() {
  return (
    <div role="status" aria-label={texts.loading} className="grid gap-4 lg:grid-cols-2">
      {["sales", "carriers", "persistence", "months", "comparison"].map((card) => (
        <Skeleton key={card} height="20rem" className={card === "comparison" ? "lg:col-span-2" : ""} />
      ))}
    </div>
  );
}
