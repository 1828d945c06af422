import type { ListScreen } from "@portico/screens";
import { type ReactNode, useState } from "react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { DetailPage } from "../detail/detail-page.tsx";
import { useHost } from "../host/use-host.ts";
import { ListPage } from "./list-page.tsx";

export interface ScreenPagesProps {
  screen: ListScreen;
  /** Renders the detail page instead of the list. @default false */
  isDetail?: boolean;
}

/** An id for path parameters. */
const sampleId = "00000000-0000-4000-8000-000000000000";

/** The pages of a screen at their own paths, without what an app has around them. */
export function ScreenPages({ screen, isDetail = false }: ScreenPagesProps) {
  const { path, detail } = screen;
  const { basePath } = useHost().router;
  const [router] = useState(() => {
    const pages = [{ path: `${basePath}/${path}`, element: withMain(<ListPage screen={screen} />) }];
    if (detail?.path) {
      const element = withMain(<DetailPage screen={screen} detail={detail} />);
      pages.push({ path: `${basePath}/${detail.path}`, element });
    }
    const address = (isDetail && detail?.path) || path;
    return createMemoryRouter([...pages, { path: "*", element: <h1>Another page</h1> }], {
      initialEntries: [`${basePath}/${address.replaceAll(/:[A-Za-z]+/g, sampleId)}`],
    });
  });
  return <RouterProvider router={router} />;
}

function withMain(page: ReactNode) {
  return <main>{page}</main>;
}
