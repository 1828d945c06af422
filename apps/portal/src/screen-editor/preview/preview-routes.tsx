import type { ListScreen } from "@portico/portal-config";
import { Navigate, type RouteObject } from "react-router";
import { PreviewCrash } from "./preview-crash.tsx";
import { PreviewedDetail, PreviewedLinkOut, PreviewedList } from "./previewed-page.tsx";

/** The pages of the preview of a screen: the list, a row of it, and the word that a link leads elsewhere. */
export function previewRoutes({ path, detail }: Pick<ListScreen, "path" | "detail">): RouteObject[] {
  const page = { element: <PreviewedDetail />, errorElement: <PreviewCrash /> };
  return [
    { index: true, element: <PreviewedList />, errorElement: <PreviewCrash /> },
    { path: `portal/${path}`, element: <Navigate to="/" replace /> },
    ...(detail?.path === undefined ? [] : [{ ...page, path: `portal/${detail.path}` }]),
    { path: "*", element: <PreviewedLinkOut /> },
  ];
}
