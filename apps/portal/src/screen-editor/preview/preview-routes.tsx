import type { ListScreen } from "@portico/portal-config";
import { Navigate, type RouteObject } from "react-router";
import { PreviewCrash } from "./preview-crash.tsx";
import { PreviewedDetail, PreviewedLinkOut, PreviewedList } from "./previewed-page.tsx";

/** The pages of a preview: the list, its detail page, and a message for links to other pages. */
export function previewRoutes({ path, detail }: Pick<ListScreen, "path" | "detail">): RouteObject[] {
  const page = { element: <PreviewedDetail />, errorElement: <PreviewCrash /> };
  return [
    { index: true, element: <PreviewedList />, errorElement: <PreviewCrash /> },
    { path: `portal/${path}`, element: <Navigate to="/" replace /> },
    ...(detail?.path === undefined ? [] : [{ ...page, path: `portal/${detail.path}` }]),
    { path: "*", element: <PreviewedLinkOut /> },
  ];
}
