import { ListPage } from "../renderer/list/list-page.tsx";
import { CustomScreenFrame } from "./custom-screen-frame.tsx";

/** The list of a screen that administrators added. */
export function CustomScreenPage() {
  return (
    <CustomScreenFrame>
      {({ screen, version }) => (
        // Another version starts with new state, because its rows may differ.
        <ListPage key={`${screen.id}/${version}`} screen={screen} />
      )}
    </CustomScreenFrame>
  );
}
