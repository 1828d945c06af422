import type { ScreenAction, ScreenDetail } from "@portico/portal-config";
import type { OfferedHeader } from "@portico/portal-config/starting";
import {
  entriesOf,
  isJsonObject,
  type JsonObject,
  listOf,
  propertyOf,
  withProperty,
} from "../document/document.ts";
import { withEntries } from "./actions.ts";

const opensDetail = (action: unknown) => propertyOf(action, "kind") === "detail";

/** The document with a detail, and a row button that opens it if nothing does yet. */
export function withDetail(document: JsonObject, detail: ScreenDetail, opener: ScreenAction): JsonObject {
  const next = withProperty(document, "detail", detail);
  const buttons = listOf(next, "rowActions");
  const isOpened = [...entriesOf(next.actions), ...(buttons ?? [])].some(opensDetail);
  return buttons && !isOpened ? withProperty(next, "rowActions", [opener, ...buttons]) : next;
}

/** The document without its detail and the buttons that open it. */
export function withoutDetail(document: JsonObject): JsonObject {
  return ["actions", "rowActions"].reduce(
    (next, key) => {
      const actions = entriesOf(next[key]);
      const rest = actions.filter((action) => !opensDetail(action));
      return rest.length < actions.length ? withEntries(next, key, rest) : next;
    },
    withProperty(document, "detail", undefined),
  );
}

/** The document with another header and the call that loads it; undefined removes both. */
export function withHeader(document: JsonObject, header: OfferedHeader | undefined): JsonObject {
  const next = withProperty(document, "header", header?.header);
  const { endpoints } = document;
  return isJsonObject(endpoints)
    ? withProperty(next, "endpoints", withProperty(endpoints, "summary", header?.summary))
    : next;
}
