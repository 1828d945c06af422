import { customScreenDetailPath, type ScreenAction, type ScreenDetail } from "@portico/portal-config";
import {
  isJsonObject,
  isSame,
  type JsonObject,
  listOf,
  propertyOf,
  textOf,
  withProperty,
} from "../document/document.ts";

/** The document with a detail, and a row button that opens it if nothing does yet. */
export function withDetail(document: JsonObject, detail: ScreenDetail, opener: ScreenAction): JsonObject {
  const path =
    detail.path === undefined ? {} : { path: customScreenDetailPath(textOf(propertyOf(document, "id"))) };
  const next = withProperty(document, "detail", { ...detail, ...path });
  if (["actions", "rowActions"].some((documentPath) => listOf(next, documentPath)?.some(opensDetail)))
    return next;
  const buttons = listOf(next, "rowActions");
  return buttons ? withProperty(next, "rowActions", [opener, ...buttons]) : next;
}

/** The document without its detail and the buttons that open it. */
export function withoutDetail(document: JsonObject): JsonObject {
  return (["actions", "rowActions"] as const).reduce<JsonObject>(
    (next, documentPath) => {
      const actions = listOf(next, documentPath) ?? [];
      const rest = actions.filter((action) => !opensDetail(action));
      if (rest.length === actions.length) return next;
      return withProperty(next, documentPath, rest.length === 0 ? undefined : rest);
    },
    withProperty(document, "detail", undefined),
  );
}

/** Whether two details are the same except for the paths of their pages. */
export function isSameDetail(raw: unknown, detail: ScreenDetail): boolean {
  return (
    isJsonObject(raw) &&
    isSame(withProperty({ ...detail }, "path", undefined), withProperty(raw, "path", undefined))
  );
}

function opensDetail(raw: unknown): boolean {
  return propertyOf(raw, "kind") === "detail";
}
