import { useState } from "react";
import { createMemoryRouter, Link, RouterProvider } from "react-router";
import { InPortal } from "../../../in-portal.fixtures.tsx";
import { ScreenEditorPage } from "./screen-editor-page.tsx";
import { screenRowId } from "./workflow/workflow.fixtures.ts";

export interface EditorStoryProps {
  /** Below `/portal/manage/screens/`. @default the screen of the stories */
  at?: string;
}

const base = "/portal/manage/screens";
const page = (
  <main className="h-dvh overflow-y-auto">
    <Link to="/elsewhere" className="sr-only">
      Elsewhere
    </Link>
    <ScreenEditorPage />
  </main>
);
const routes = [
  { path: `${base}/new`, element: page },
  { path: `${base}/:id`, element: page },
  { path: "*", element: <h1>Another page</h1> },
];

/** The page of the editor as in the portal, without the frame, with a way to leave it. */
export function EditorStory({ at = screenRowId }: EditorStoryProps) {
  const [router] = useState(() => createMemoryRouter(routes, { initialEntries: [`${base}/${at}`] }));
  return (
    <InPortal>
      <RouterProvider router={router} />
    </InPortal>
  );
}
