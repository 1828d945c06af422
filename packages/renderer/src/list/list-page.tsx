import type { ListEndpoint } from "@portico/endpoints";
import type { ListScreen } from "@portico/screens";
import type { RightLabels } from "@portico/screens/description";
import { ErrorState } from "@portico/ui";
import { useMemo } from "react";
import { findList } from "../client/find-endpoint.ts";
import { useClient } from "../client/screen-client.ts";
import { FixedFilters } from "../fixed-filters/fixed-filters.tsx";
import { ScreenSummary } from "../fixed-filters/screen-summary.tsx";
import { brokenScreenMessages, useBrokenScreenMessages } from "../messages/lists.ts";
import { useHostMessages } from "../messages/messages-context.ts";
import { List } from "./list.tsx";
import { findScreenProblem } from "./screen-problem.ts";

/** Props of `ListPage`. */
export interface ListPageProps {
  screen: ListScreen;
  /** The names of rights, for the sentence that describes the screen. */
  rightLabels: RightLabels;
}

/**
 * Renders a custom screen, with a sentence that describes it. The contract may have changed since the screen was
 * declared. If the screen can't be shown, an error with the path of the problem is rendered instead.
 */
export function ListPage({ screen, rightLabels }: ListPageProps) {
  const messages = useHostMessages();
  const { list } = screen.endpoints;
  const client = useClient();
  const endpoint = findList(client, list);
  if (!endpoint)
    return <BrokenScreen screen={screen} problem={brokenScreenMessages(messages).noList(list)} />;
  const problem = findScreenProblem(client, screen, endpoint, messages);
  if (problem !== undefined) return <BrokenScreen screen={screen} problem={problem} />;
  return <DescribedList screen={screen} rightLabels={rightLabels} endpointId={list} endpoint={endpoint} />;
}

interface DescribedListProps extends ListPageProps {
  endpointId: string;
  endpoint: ListEndpoint;
}

/** Its elements stay the same until the screen changes, because the parts of a list are memoized. */
function DescribedList({ screen, rightLabels, endpointId, endpoint }: DescribedListProps) {
  const { permanentFilters } = screen;
  const summary = useMemo(
    () => <ScreenSummary document={screen} rightLabels={rightLabels} className="page:text-table" />,
    [screen, rightLabels],
  );
  const fixedFilters = useMemo(
    () => permanentFilters && <FixedFilters values={permanentFilters} endpoint={endpoint} />,
    [permanentFilters, endpoint],
  );
  return <List {...{ screen, endpointId, endpoint, summary, fixedFilters }} />;
}

function BrokenScreen({ screen, problem }: { screen: ListScreen; problem: string }) {
  const texts = useBrokenScreenMessages();
  return <ErrorState title={texts.title(screen.title)} message={`${problem} ${texts.hint}`} />;
}
