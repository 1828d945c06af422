import { fetchJson } from "../../../../api/client.ts";
import { outlines } from "../../../../screens/generated/outlines.ts";

/** An existing screen. */
export interface ExistingScreen {
  readonly screenId: string;
  readonly title: string;
  /** The row of a custom screen; undefined for a built-in one. */
  readonly rowId?: string;
}

/** The maximum number of rows per page. */
const pageSize = "500";

/** All screens, the built-in ones first. */
export async function fetchExistingScreens(signal?: AbortSignal): Promise<readonly ExistingScreen[]> {
  const screens: ExistingScreen[] = outlines.map(({ id, title }) => ({ screenId: id, title }));
  for (let page = 1, last = 1; page <= last; page++) {
    const query = { pageNumber: String(page), pageSize, columns: "id,screenId,title" };
    const { data, totalPages } = await fetchJson("screens.list", { query, signal });
    last = totalPages;
    for (const { id, screenId, title } of data) {
      screens.push({ rowId: String(id), screenId: String(screenId), title: String(title) });
    }
  }
  return screens;
}
