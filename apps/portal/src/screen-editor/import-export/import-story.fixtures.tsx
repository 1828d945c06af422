import { useState } from "react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { InPortal } from "../../in-portal.fixtures.tsx";
import { ImportDialog, type ImportDialogProps } from "./import-dialog.tsx";

/** The dialog as it is in the portal, apart from the page. */
export function ImportStory(props: ImportDialogProps) {
  const [router] = useState(() => createMemoryRouter([{ path: "*", element: <ImportDialog {...props} /> }]));
  return (
    <InPortal>
      <RouterProvider router={router} />
    </InPortal>
  );
}
