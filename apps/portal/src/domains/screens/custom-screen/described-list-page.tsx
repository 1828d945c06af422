import type { ListScreen } from "@portico/portal-config";
import { ListPage } from "@portico/renderer/list";
import { useMemo } from "react";
import { ScreenSummary } from "./screen-summary.tsx";

/** A custom screen's list, with a sentence that describes it. */
export function DescribedListPage({ screen }: { screen: ListScreen }) {
  const summary = useMemo(() => <ScreenSummary document={screen} className="text-table" />, [screen]);
  return <ListPage screen={screen} summary={summary} />;
}
