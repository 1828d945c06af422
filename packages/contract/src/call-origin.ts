import type { Role } from "./roles.ts";

/** The header that names the added screen a call is made from, as `id/version`; the audit keeps it. */
export const screenHeader = "portico-screen";
/** The header that asks for what somebody with other rights would get, as JSON in URL encoding; see `PreviewAs`. */
export const previewHeader = "portico-preview";

/** An added screen and the version of it that is shown. */
export interface ScreenOrigin {
  readonly id: string;
  readonly version: number;
}

/** Whose eyes an administrator looks through. Nothing is shown that they may not see themselves. */
export interface PreviewAs {
  readonly roles: readonly Role[];
  readonly claims: readonly string[];
  /** The agent whose rows are one's own; without one, nobody's are. */
  readonly agentId?: string | undefined;
}

/** Where a call comes from, where it is not the portal's own page. */
export interface CallOrigin {
  readonly screen?: ScreenOrigin | undefined;
  readonly preview?: PreviewAs | undefined;
}
