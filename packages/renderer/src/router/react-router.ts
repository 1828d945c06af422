import { Link, useBlocker, useLocation, useNavigate, useParams } from "react-router";
import type { ScreenRouter } from "./screen-router.ts";

/**
 * Returns the router of an app that uses React Router, for `RendererHost`.
 * @param basePath the path that the paths of screens are below, without a slash at its end
 */
export function reactRouter({ basePath }: Pick<ScreenRouter, "basePath">): ScreenRouter {
  return { basePath, Link, useLocation, useParams, useNavigate, useBlocker: usePathBlocker };
}

function usePathBlocker(blocks: () => boolean) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname && blocks(),
  );
  if (blocker.state !== "blocked") return undefined;
  return { proceed: () => blocker.proceed(), stay: () => blocker.reset() };
}
