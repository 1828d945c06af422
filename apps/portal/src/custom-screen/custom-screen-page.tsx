import { ListPage } from "../renderer/list/list-page.tsx";
import { CustomScreenFrame } from "./custom-screen-frame.tsx";

/** The list of a screen that administrators added. */
export function CustomScreenPage() {
  return (
    <CustomScreenFrame>
      {({ screen, version }) => (
        // Another version starts again: what was selected may not be offered by it.
        <ListPage key={`${screen.id}/${version}`} screen={screen} />
      )}
    </CustomScreenFrame>
  );
}
