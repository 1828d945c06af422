import rendererStyles from "@portico/renderer/styles.css?inline";
import portalStyles from "./app.css?inline";

/** The stylesheets of the portal, for stories. */
export const portalStylesheet = `${portalStyles}\n${rendererStyles}`;
