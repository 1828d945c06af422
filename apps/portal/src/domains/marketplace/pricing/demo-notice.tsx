import { Alert } from "@portico/ui/display";
import { useConfiguration } from "../../../configuration/use-configuration.ts";
import { planMessages as texts } from "../../../messages/plans.ts";

/** Says that plans and prices are made up, if they come from the built-in sandbox. */
export function DemoNotice() {
  const base = useConfiguration()?.session?.marketplace.base;
  return base?.startsWith("/sandbox/") ? <Alert tone="neutral">{texts.demo}</Alert> : null;
}
