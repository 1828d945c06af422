import type { ListEndpoint } from "@portico/endpoints";
import { type ListScreen, pathParameters } from "@portico/screens";
import { findCall } from "../client/find-endpoint.ts";
import type { ScreenClient } from "../client/screen-client.ts";
import { brokenScreenMessages } from "../messages/lists.ts";
import { pageMessages } from "../messages/page.ts";
import type { RendererMessages } from "../messages/renderer-messages.ts";

/**
 * Returns why a screen can't be shown, with the path in its declaration. Undefined if it can.
 * @param messages those of the host. @default English
 */
export function findScreenProblem(
  client: Pick<ScreenClient, "find">,
  screen: ListScreen,
  endpoint: ListEndpoint,
  messages?: RendererMessages,
): string | undefined {
  const texts = brokenScreenMessages(messages);
  const { list, summary } = screen.endpoints;
  const isFilter = (name: string) => Object.hasOwn(endpoint.filters, name);
  const isField = (name: string) => Object.hasOwn(endpoint.fields, name);
  const parameter = pathParameters(screen).find((name) => !isFilter(name));
  if (parameter !== undefined) return texts.noFilter("path", parameter, list);
  const permanent = Object.keys(screen.permanentFilters ?? {}).find((name) => !isFilter(name));
  if (permanent !== undefined) return texts.noFilter(`permanentFilters.${permanent}`, permanent, list);
  if (screen.rowId !== undefined && !isField(screen.rowId)) return texts.noRowId(screen.rowId, list);
  if (summary !== undefined && !findCall(client, summary))
    return pageMessages(messages).listPage.broken.noSummary(summary);
  const columns = screen.columns.map((column) => (typeof column === "string" ? column : column.field));
  return columns.some(isField) ? undefined : texts.noColumns(list);
}
