import { isListId } from "@portico/contract";
import type { ListScreen } from "@portico/portal-config";
import { ErrorState } from "@portico/ui";
import { messages } from "../messages.ts";
import { List } from "./list.tsx";

/** Draws a declared list screen; one that asks for a list there is not says so in its place. */
export function ListPage({ screen }: { screen: ListScreen }) {
  const id = screen.endpoints.list;
  if (isListId(id)) return <List screen={screen} endpointId={id} />;
  return (
    <ErrorState title={messages.list.brokenScreen(screen.title)} message={messages.list.noSuchEndpoint(id)} />
  );
}
