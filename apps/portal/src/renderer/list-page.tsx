import type { ListEndpoint } from "@portico/contract";
import type { ListScreen } from "@portico/portal-config";
import { ErrorState } from "@portico/ui";
import { isListId } from "../api/known-endpoints.ts";
import { messages } from "../messages.ts";
import { List } from "./list.tsx";
import { screenProblem } from "./screen-problem.ts";

/** Props of `ListPage`. */
export interface ListPageProps {
  screen: ListScreen;
  /** The screen's list as the contract has it; undefined where there is none. */
  endpoint: ListEndpoint | undefined;
}

/** Draws a declared list screen; one that cannot be shown says why in its place, and what to correct. */
export function ListPage({ screen, endpoint }: ListPageProps) {
  const id = screen.endpoints.list;
  if (!endpoint || !isListId(id)) {
    return <BrokenScreen screen={screen} problem={messages.list.noSuchEndpoint(id)} />;
  }
  const problem = screenProblem(screen, endpoint);
  if (problem === undefined) return <List screen={screen} endpointId={id} endpoint={endpoint} />;
  return <BrokenScreen screen={screen} problem={`${problem} ${messages.listPage.broken.hint}`} />;
}

function BrokenScreen({ screen, problem }: { screen: ListScreen; problem: string }) {
  return <ErrorState title={messages.list.brokenScreen(screen.title)} message={problem} />;
}
