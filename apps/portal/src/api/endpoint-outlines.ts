import { endpoints } from "@portico/contract";
import { type EndpointOutline, endpointOutline } from "./endpoint-outline.ts";

/**
 * Every endpoint in outline, by id. The build puts the outlines alone in the place of this module
 * (`endpoint-outlines.ts` beside the Vite configuration): fields and filters come with what shows them.
 */
export const endpointOutlines: Readonly<Record<string, EndpointOutline>> = Object.fromEntries(
  Object.entries(endpoints).map(([id, endpoint]) => [id, endpointOutline(endpoint)]),
);
