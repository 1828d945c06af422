import type * as core from "@portico/endpoints";
import type { Role } from "./roles.ts";

/** The rights that an administrator previews. The response never has more than the administrator may see. */
export type PreviewAs = core.PreviewAs<Role>;

/** Where a call comes from, if not from a built-in page. */
export type CallOrigin = core.CallOrigin<Role>;
