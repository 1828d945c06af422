import "./site.css";
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { App } from "./app.tsx";
import { colorsInDocument } from "./colored-code.tsx";
import type { PageData, PageView } from "./site.ts";

/** Makes the rendered page of this document interactive. */
export function hydratePage(view: Omit<PageView, "data" | "colorCode">): void {
  const root = document.getElementById("root");
  const json = document.getElementById("page-data")?.textContent;
  if (!root || !json) throw new Error("This document is no page of the site: it has no root or no data.");
  const data: PageData = JSON.parse(json);
  const colorCode = colorsInDocument();
  // In pieces, between which the browser responds.
  startTransition(() => {
    hydrateRoot(root, <App {...view} data={data} colorCode={colorCode} />);
  });
}
