import { useCallback } from "react";
import type { NavigateTo, ScreenLocation } from "../router/screen-router.ts";
import { useHost } from "./use-host.ts";

/** Returns the address of the open page. */
export function useLocation(): ScreenLocation {
  return useHost().router.useLocation();
}

/** Returns the parameters of the open page's path. */
export function useParams(): Readonly<Record<string, string | undefined>> {
  return useHost().router.useParams();
}

/**
 * Returns a function that opens a page: at an absolute path, or at a path of a screen, such as `visits/open`. It is
 * referentially stable.
 */
export function useNavigate(): NavigateTo {
  const { basePath, useNavigate: useNavigateTo } = useHost().router;
  const navigate = useNavigateTo();
  return useCallback(
    (to, options) => navigate(typeof to === "string" ? addressOf(to, basePath) : to, options),
    [navigate, basePath],
  );
}

/** Returns the absolute path of a screen's path. Absolute ones stay as they are. */
export function addressOf(path: string, basePath: string): string {
  return path.startsWith("/") ? path : `${basePath}/${path}`;
}
