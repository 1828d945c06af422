import type { ListEndpoint } from "@portico/contract";
import { maxScreenDocument } from "@portico/contract/features/screens/screens.schemas";
import type { CustomScreens } from "@portico/screens";
import { customScreenPath } from "./custom-screen-path.ts";

/** Features about accounts and settings. Custom screens can show their lists, and cannot call anything else of them. */
const closedFeatures: ReadonlySet<string> = new Set([
  "configuration",
  "generalConfig",
  "identity",
  "preferences",
  "screens",
  "session",
  "settings",
  "user",
  "userManage",
]);

/** Whether a custom screen may make a call in addition to its list's. */
export function mayBeCalled(id: string): boolean {
  return !closedFeatures.has(id.split(".")[0] ?? "");
}

/** Portico's rules for custom screens. */
export const customScreens: CustomScreens = {
  path: customScreenPath,
  mayCall: mayBeCalled,
  maxLength: maxScreenDocument,
  sectionFor: ({ access }: ListEndpoint) => (access === "administrator" ? "administration" : undefined),
};
