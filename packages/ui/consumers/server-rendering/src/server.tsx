import { readFileSync, writeFileSync } from "node:fs";
import { StrictMode } from "react";
import { renderToString } from "react-dom/server";
import { PolicyPage } from "./policy-page";

/** Writes the page, rendered under Node, into the built document. */
const document = "dist/index.html";
const page = renderToString(
  <StrictMode>
    <PolicyPage />
  </StrictMode>,
);
writeFileSync(
  document,
  readFileSync(document, "utf8").replace("<!--page-->", () => page),
);
