import "./self-enroll.css";
import { hydrateRoot } from "react-dom/client";
import { App } from "./app.tsx";
import { loadResults } from "./pages/result-modules.ts";
import { routeOf } from "./routing/routes.ts";
import type { ServedPlan, SiteProps } from "./site/site.ts";

/** What the server rendered the page with. */
interface Served {
  readonly site: SiteProps;
  readonly plan?: ServedPlan;
}

const root = document.getElementById("root");
if (!root?.dataset.props) throw new Error("The page has no properties. The server writes them to #root.");
const { site, plan }: Served = JSON.parse(root.dataset.props);
applyChosenTheme();
const [texts] = await Promise.all([
  site.language === "es"
    ? import("./site/texts/es.ts").then(({ es }) => es)
    : import("./site/texts/en.ts").then(({ en }) => en),
  // Without it, a rendered plan page would be replaced by a placeholder.
  routeOf(site.path).page === "plan" && loadResults(),
]);
hydrateRoot(root, <App site={site} texts={texts} plan={plan} />);

/** The theme that the user chose in the portal. Without a choice, styles follow the browser. */
function applyChosenTheme() {
  try {
    const theme = localStorage.getItem("portico.theme");
    if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
  } catch {
    // Storage isn't allowed.
  }
}
