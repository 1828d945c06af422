/** The header with the custom screen that a call comes from, as `id/version`, for the audit log. */
export const screenHeader = "portico-screen";
/** The header that requests what a user with other rights would get, as URL-encoded JSON; see `PreviewAs`. */
export const previewHeader = "portico-preview";

/** A custom screen and its shown version. */
export interface ScreenOrigin {
  readonly id: string;
  readonly version: number;
}

/** The rights that an administrator previews. The response never has more than the administrator may see. */
export interface PreviewAs<Role extends string = string> {
  readonly roles: readonly Role[];
  readonly claims: readonly string[];
  /** The agent whose rows count as own; without one, no rows do. */
  readonly agentId?: string | undefined;
}

/** Where a call comes from, if not from a built-in page. */
export interface CallOrigin<Role extends string = string> {
  readonly screen?: ScreenOrigin | undefined;
  readonly preview?: PreviewAs<Role> | undefined;
}
