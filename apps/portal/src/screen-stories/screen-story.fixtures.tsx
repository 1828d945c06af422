import { ScreenPages, type ScreenPagesProps } from "@portico/renderer/testing";
import { InPortal } from "../in-portal.fixtures.tsx";

/** The pages of a screen in the portal, without the portal's layout. */
export function ScreenStory(props: ScreenPagesProps) {
  return (
    <InPortal>
      <ScreenPages {...props} />
    </InPortal>
  );
}
