import * as core from "@portico/screens/check-files";
import { registry } from "./registry.ts";

/** `checkFiles` for Portico's screens. */
export function checkFiles(names: readonly string[], folder: string): Promise<core.CheckResult> {
  return core.checkFiles(names, folder, registry);
}
