import { contractEndpoints, contractSchemas } from "./contract-features.mjs";
import { serverFeatures } from "./server-features.mjs";

/**
 * Every generated file. `inputs` is a glob below the project's folder, without the paths that match `exclude`;
 * `render` gets `{ path, name, text }` of each input, sorted by path, and returns the content of `output`.
 */
export const generatedFiles = [contractEndpoints, contractSchemas, serverFeatures];
