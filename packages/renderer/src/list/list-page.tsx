import type { ListEndpoint } from "@portico/endpoints";
import type { ListScreen } from "@portico/screens";
import { ErrorState } from "@portico/ui";
import { type ReactNode, useMemo } from "react";
import { findList } from "../client/find-endpoint.ts";
import { useClient } from "../client/screen-client.ts";
import { FixedFilters } from "../fixed-filters/fixed-filters.tsx";
import { brokenScreenMessages, useBrokenScreenMessages } from "../messages/lists.ts";
import { useHostMessages } from "../messages/messages-context.ts";
import { List } from "./list.tsx";
import { findScreenProblem } from "./screen-problem.ts";

export interface ListPageProps {
  screen: ListScreen;
  /** Says what the list shows. Must be referentially stable. @default nothing */
  summary?: ReactNode;
}

/**
 * Renders a screen, with its permanent filters as text. The API may have changed since the screen was declared. If the
 * screen can't be shown, an error with the path of the problem is rendered instead.
 */
export function ListPage({ screen, summary }: ListPageProps) {
  const messages = useHostMessages();
  const { list } = screen.endpoints;
  const client = useClient();
  const endpoint = findList(client, list);
  if (!endpoint)
    return <BrokenScreen screen={screen} problem={brokenScreenMessages(messages).noList(list)} />;
  const problem = findScreenProblem(client, screen, endpoint, messages);
  if (problem !== undefined) return <BrokenScreen screen={screen} problem={problem} />;
  return <DescribedList {...{ screen, summary, endpoint }} endpointId={list} />;
}

interface DescribedListProps extends ListPageProps {
  endpointId: string;
  endpoint: ListEndpoint;
}

/** Its elements stay the same until the screen changes, because the parts of a list are memoized. */
function DescribedList({ screen, summary, endpointId, endpoint }: DescribedListProps) {
  const { permanentFilters } = screen;
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
