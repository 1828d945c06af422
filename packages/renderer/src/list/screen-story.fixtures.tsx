import { InHost } from "../in-host.fixtures.tsx";
import { ScreenPages, type ScreenPagesProps } from "./screen-pages.fixtures.tsx";

/** The pages of a screen in the example host. */
export function ScreenStory(props: ScreenPagesProps) {
  return (
    <InHost>
      <ScreenPages {...props} />
    </InHost>
  );
}
