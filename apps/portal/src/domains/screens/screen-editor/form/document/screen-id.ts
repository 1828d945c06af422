import { customScreenDetailPath, customScreenPath } from "@portico/portal-config";
import { freeId } from "@portico/portal-config/starting";
import { isJsonObject, type JsonObject, propertyOf, withProperty } from "./document.ts";

const longest = 60;
const unnamed = "new-screen";

/** The id made from a title: `Ambetter in grace` becomes `ambetter-in-grace`. */
function idOfTitle(title: string): string {
  const plain = title
    .normalize("NFKD")
    .replaceAll(/\p{Mark}/gu, "")
    .toLowerCase();
  const id = plain.replaceAll(/[^a-z0-9]+/g, "-").replaceAll(/^-|-$/g, "");
  if (id.length <= longest) return id || unnamed;
  const end = id.lastIndexOf("-", longest);
  return id.slice(0, end > 0 ? end : longest);
}

/**
 * The document with another title. Before the first save, also updates its id and paths.
 * @param takenIds the ids that exist already; omit if the id is fixed
 */
export function withTitle(document: JsonObject, title: string, takenIds?: readonly string[]): JsonObject {
  const titled = withProperty(document, "title", title);
  return takenIds ? withId(titled, freeId(idOfTitle(title), takenIds)) : titled;
}

/** The document with another id, and the paths that contain it. */
export function withId(document: JsonObject, id: string): JsonObject {
  const renamed = withProperty(withProperty(document, "id", id), "path", customScreenPath(id));
  const detail = propertyOf(document, "detail");
  return isJsonObject(detail) && propertyOf(detail, "path") !== undefined
    ? withProperty(renamed, "detail", withProperty(detail, "path", customScreenDetailPath(id)))
    : renamed;
}
