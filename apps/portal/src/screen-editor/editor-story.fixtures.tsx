import { type ComponentType, useState } from "react";
import { createMemoryRouter, Link, RouterProvider } from "react-router";
import { InPortal } from "../in-portal.fixtures.tsx";
import { BuiltInScreenPage } from "./built-in-screen-page.tsx";
import { ScreenEditorPage } from "./screen-editor-page.tsx";
import { screenRowId } from "./workflow/workflow.fixtures.ts";

/** Props of `EditorStory`. */
export interface EditorStoryProps {
  /** Below `/portal/manage/screens/`. @default the screen of the stories */
  at?: string;
  /** As wide as a phone. @default false */
  isNarrow?: boolean;
}

const base = "/portal/manage/screens";

/** The pages of the editor as in the portal, without the frame, with a way to leave them. */
export function EditorStory({ at = screenRowId, isNarrow = false }: EditorStoryProps) {
  const [router] = useState(() => {
    const page = (path: string, Page: ComponentType) => ({
      path: `${base}/${path}`,
      element: (
        <main className={`h-dvh overflow-y-auto ${isNarrow ? "max-w-96" : ""}`}>
          <Link to="/elsewhere" className="sr-only">
            Elsewhere
          </Link>
          <Page />
        </main>
      ),
    });
    return createMemoryRouter(
      [
        page("new", ScreenEditorPage),
        page("built-in/:screenId", BuiltInScreenPage),
        page(":id", ScreenEditorPage),
        { path: "*", element: <h1>Another page</h1> },
      ],
      { initialEntries: [`${base}/${at}`] },
    );
  });
  return (
    <InPortal>
      <RouterProvider router={router} />
    </InPortal>
  );
}
