import type { ScreenLinkProps } from "../router/screen-router.ts";
import { useHost } from "./use-host.ts";
import { addressOf } from "./use-router.ts";

/** A link to an absolute path, or to a path of a screen, such as `visits/open`. */
export function Link({ to, ...rest }: ScreenLinkProps) {
  const { router } = useHost();
  return <router.Link {...rest} to={addressOf(to, router.basePath)} />;
}
