import { renderToString } from "react-dom/server";
import { App } from "./app.tsx";
import type { PageRenderer, PageRequest, RenderedPage } from "./index.ts";
import { loadResults } from "./pages/result-modules.ts";
import { routeOf } from "./routing/routes.ts";
import { en } from "./site/texts/en.ts";
import { es } from "./site/texts/es.ts";

/** Renders a page. It has nothing about the visitor, whose answers are in the browser. */
export const renderPage: PageRenderer["renderPage"] = async (request) => {
  const { site, plan } = request;
  const { page } = routeOf(site.path);
  if (page === "plan") await loadResults();
  const texts = site.language === "es" ? es : en;
  const content = renderToString(<App site={site} texts={texts} plan={plan ?? undefined} />);
  const isMissing = page === "notFound" || plan === null;
  return { html: documentOf(request, content), status: isMissing ? 404 : 200 } satisfies RenderedPage;
};

/** The document around the content. The title and language are part of what React renders. */
function documentOf({ site, plan, files }: PageRequest, content: string): string {
  // React renders `<title>` first, which belongs in the head.
  const [, title = ""] = /<title>([^<]*)<\/title>/.exec(content) ?? [];
  const { language, brand } = site;
  return `<!doctype html>
<html lang="${language}" data-brand="${escaped(brand.id)}" style="${escaped(brand.colors)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="referrer" content="no-referrer">
<title>${title}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
${files.styles.map((href) => `<link rel="stylesheet" href="${escaped(href)}">`).join("\n")}
${files.imports.map((href) => `<link rel="modulepreload" href="${escaped(href)}">`).join("\n")}
<script type="module" src="${escaped(files.script)}"></script>
</head>
<body>
<div id="root" data-props="${escaped(JSON.stringify({ site, plan: plan ?? undefined }))}">${content.replace(/<title>[^<]*<\/title>/, "")}</div>
</body>
</html>
`;
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
