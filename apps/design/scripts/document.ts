import { nameOf, type PageData } from "../src/site.ts";
import type { BuiltPage } from "./site-pages.ts";
import { base } from "./site-pages.ts";
import type { PageFiles } from "./vite-build.ts";

interface DocumentParts {
  readonly page: BuiltPage;
  /** The rendered page. */
  readonly html: string;
  readonly data: PageData;
  readonly files: PageFiles;
}

const siteName = "Portico design system";

/** The document of a page. What makes it interactive comes last: it can be read before. */
export function documentOf({ page, html, data, files }: DocumentParts): string {
  const title = page.title === "Introduction" ? siteName : `${nameOf(page)} – ${siteName}`;
  return `<!doctype html>
<html lang="en" dir="ltr" data-theme="light">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="description" content="${escaped(page.description)}">
<title>${escaped(title)}</title>
<link rel="icon" href="${base}favicon.svg" type="image/svg+xml">
<script src="${base}theme.js"></script>
${files.styles.map((file) => `<link rel="stylesheet" href="${file}">`).join("\n")}
</head>
<body>
<div id="root">${html}</div>
<script type="application/json" id="page-data">${JSON.stringify(data).replaceAll("<", "\\u003c")}</script>
${[
  ...files.fonts.map(
    (file) =>
      `<link rel="preload" as="font" type="font/woff2" crossorigin fetchpriority="low" href="${file}">`,
  ),
  ...files.modules.map((file) => `<link rel="modulepreload" fetchpriority="low" href="${file}">`),
  `<script type="module" fetchpriority="low" src="${files.script}"></script>`,
].join("\n")}
</body>
</html>
`;
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
}
