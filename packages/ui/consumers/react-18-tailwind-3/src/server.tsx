import { readFileSync, writeFileSync } from "node:fs";
import { renderToString } from "react-dom/server";
import { Page } from "./page";

/** Writes the pages, rendered under Node, into the built documents. */
for (const document of ["dist/index.html", "dist/sample.html"]) {
  const html = readFileSync(document, "utf8");
  const page = renderToString(<Page name={/data-page="(\w+)"/.exec(html)?.[1]} />);
  writeFileSync(
    document,
    html.replace("<!--page-->", () => page),
  );
}
