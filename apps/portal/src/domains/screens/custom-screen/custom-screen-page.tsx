import { lazyPart } from "@portico/renderer/parts";
import { Suspense } from "react";
import { useParams } from "react-router";
import { CustomScreenFrame } from "./custom-screen-frame.tsx";
import { DescribedListPage } from "./described-list-page.tsx";

const CustomRowPage = lazyPart(async () => (await import("./custom-row-page.tsx")).CustomRowPage);

/** A custom screen: its list, or the page of one row. Both are of the version that was opened first. */
export function CustomScreenPage() {
  const { id } = useParams();
  return (
    <CustomScreenFrame>
      {({ screen, version }) => {
        // Another version starts with new state, because its rows may differ.
        const key = `${screen.id}/${version}`;
        if (id === undefined) return <DescribedListPage key={key} screen={screen} />;
        return (
          <Suspense>
            <CustomRowPage key={key} screen={screen} />
          </Suspense>
        );
      }}
    </CustomScreenFrame>
  );
}
