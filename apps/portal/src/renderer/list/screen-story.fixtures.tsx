import type { ListScreen } from "@portico/portal-config";
import { type ReactNode, useState } from "react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { InPortal } from "../../in-portal.fixtures.tsx";
import { DetailPage } from "../detail/detail-page.tsx";
import { ListPage } from "./list-page.tsx";

/** Props of `ScreenStory`. */
export interface ScreenStoryProps {
  screen: ListScreen;
  /** Renders the detail page instead of the list. @default false */
  isDetail?: boolean;
}

/** An id for path parameters. */
const sampleId = "00000000-0000-4000-8000-000000000000";

/** A screen at its own path, without the portal's layout. */
export function ScreenStory({ screen, isDetail = false }: ScreenStoryProps) {
  const { path, detail } = screen;
  const [router] = useState(() => {
    const pages = [{ path: `/portal/${path}`, element: withMain(<ListPage screen={screen} />) }];
    if (detail?.path) {
      const element = withMain(<DetailPage screen={screen} detail={detail} />);
      pages.push({ path: `/portal/${detail.path}`, element });
    }
    const address = (isDetail && detail?.path) || path;
    return createMemoryRouter([...pages, { path: "*", element: <h1>Another page</h1> }], {
      initialEntries: [`/portal/${address.replaceAll(/:[A-Za-z]+/g, sampleId)}`],
    });
  });
  return (
    <InPortal>
      <RouterProvider router={router} />
    </InPortal>
  );
}

function withMain(page: ReactNode) {
  return <main>{page}</main>;
}
