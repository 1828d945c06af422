import { prerender } from "react-dom/static";
import { App } from "./app.tsx";
import type { PageView } from "./site.ts";

/** The HTML of a page, without the document around it. */
export async function renderPage(view: PageView): Promise<string> {
  // In one piece: pieces that scripts put in place would need inline scripts.
  const { prelude } = await prerender(<App {...view} />, { progressiveChunkSize: Number.POSITIVE_INFINITY });
  return new Response(prelude).text();
}
