import type { ListScreen } from "@portico/portal-config";
import { ErrorState } from "@portico/ui";
import { endpointOf, isListId } from "../../api/known-endpoints.ts";
import { brokenScreenMessages as texts } from "../../messages/lists.ts";
import { messages } from "../../messages/messages.ts";
import { List } from "./list.tsx";
import { findScreenProblem } from "./screen-problem.ts";

/** Props of `ListPage`. */
export interface ListPageProps {
  screen: ListScreen;
}

/**
 * Draws a list screen that was not built with the portal: the contract may have moved on since it was declared. One that
 * cannot be shown says why in its place, and what to correct.
 */
export function ListPage({ screen }: ListPageProps) {
  const { list } = screen.endpoints;
  if (!isListId(list)) return <BrokenScreen screen={screen} problem={texts.noList(list)} />;
  const endpoint = endpointOf(list);
  const problem = findScreenProblem(screen, endpoint);
  if (problem !== undefined) return <BrokenScreen screen={screen} problem={problem} />;
  return <List screen={screen} endpointId={list} endpoint={endpoint} />;
}

function BrokenScreen({ screen, problem }: { screen: ListScreen; problem: string }) {
  return <ErrorState title={messages.list.brokenScreen(screen.title)} message={`${problem} ${texts.hint}`} />;
}
