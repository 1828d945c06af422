import { type ComponentProps, lazy, Suspense } from "react";
import type { ThemedDocs } from "./themed-docs.tsx";

/** Loaded by docs pages only: tests of stories need none of it. */
const LazyContainer = lazy(() =>
  import("./themed-docs.tsx").then((module) => ({ default: module.ThemedDocs })),
);
const LazyPage = lazy(() =>
  import("./component-docs.tsx").then((module) => ({ default: module.ComponentDocs })),
);

/** How docs pages are rendered. */
export const docs = {
  container: (props: ComponentProps<typeof ThemedDocs>) => (
    <Suspense>
      <LazyContainer {...props} />
    </Suspense>
  ),
  page: () => (
    <Suspense>
      <LazyPage />
    </Suspense>
  ),
};
