import { contractEndpoints, contractLoaders, contractSchemas } from "./contract-features.mjs";
import { portalLoadSizes } from "./portal-load-sizes.mjs";
import { portalDeclaredViews, portalScreenModules, portalScreenOutlines } from "./portal-screens.mjs";
import { portalDashboardEndpoints, portalShellEndpoints } from "./portal-shell-endpoints.mjs";
import { referenceTable } from "./reference-table.mjs";
import { screenJsonSchema } from "./screen-json-schema.mjs";
import { serverFeatures } from "./server-features.mjs";
import { serverReports } from "./server-reports.mjs";
import { serverTables } from "./server-tables.mjs";
import { uiIcons } from "./ui-icons.mjs";

/**
 * Every generated file, those before that others are made of. `inputs` is a glob below the project's folder, without
 * the paths that match `exclude`; `render` gets `{ path, name, text }` of each input, sorted by path, and returns the
 * content of `output`. Where `output` is a glob, it returns a map of paths to contents. `dependsOn` has the globs of
 * other files that the content follows from. Git ignores the files, except those with `isCommitted`, which reviews
 * read: only `pnpm generate` and `pnpm dev` write these.
 */
export const generatedFiles = [
  contractEndpoints,
  contractSchemas,
  contractLoaders,
  referenceTable,
  serverTables,
  serverFeatures,
  serverReports,
  portalShellEndpoints,
  portalDashboardEndpoints,
  portalScreenModules,
  portalScreenOutlines,
  portalDeclaredViews,
  portalLoadSizes,
  screenJsonSchema,
  uiIcons,
];
