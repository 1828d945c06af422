import { fetchJson } from "../../api/client.ts";
import { loadScreen } from "../../api/load-screen.ts";
import { outlines } from "../../screens/generated/outlines.ts";
import type { ComparedText } from "../compare/compared-text.ts";
import { writeDocument } from "../draft/draft.ts";
import { fetchOpened } from "../workflow/opened-screen.ts";

/** An existing screen. */
export interface ExistingScreen {
  readonly screenId: string;
  readonly title: string;
  /** Of the row of one that was added; undefined where it is built in. */
  readonly rowId?: string;
}

/** The most rows of one page. */
const pageSize = 500;

/** Every screen there is, built in and added; a built-in one comes first. */
export async function fetchExistingScreens(signal?: AbortSignal): Promise<readonly ExistingScreen[]> {
  const builtIn = outlines.map(({ id, title }) => ({ screenId: id, title }));
  return [...builtIn, ...(await fetchCustomScreens(1, signal))];
}

async function fetchCustomScreens(
  pageNumber: number,
  signal?: AbortSignal,
): Promise<readonly ExistingScreen[]> {
  const query = { pageNumber: String(pageNumber), pageSize: String(pageSize), columns: "id,screenId,title" };
  const { data, totalPages } = await fetchJson("screens.list", { query, signal });
  const rows = data.map((row): ExistingScreen => {
    const { id, screenId, title } = row;
    return { rowId: String(id), screenId: String(screenId), title: String(title) };
  });
  return pageNumber < totalPages ? [...rows, ...(await fetchCustomScreens(pageNumber + 1, signal))] : rows;
}

/** The text of a screen that is here, with its title. */
export async function fetchScreenText(screen: ExistingScreen, signal?: AbortSignal): Promise<ComparedText> {
  const { rowId, screenId, title } = screen;
  if (rowId !== undefined) return { label: title, text: (await fetchOpened(rowId, signal)).text };
  return { label: title, text: writeDocument((await loadScreen(screenId)).screen) };
}
