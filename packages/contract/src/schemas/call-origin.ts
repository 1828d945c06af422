import { previewSchema } from "@portico/endpoints/schemas";
import { roles } from "../roles.ts";

/** The parsed value of `portico-preview`. */
export const previewAs = previewSchema(roles);
