import { ListPage } from "../renderer/list-page.tsx";
import { AddedScreenFrame } from "./added-screen-frame.tsx";

/** The list of a screen that administrators added. */
export function AddedScreenPage() {
  return (
    <AddedScreenFrame>
      {({ screen, version }) => (
        // Another version begins anew: what was selected may not be offered by it.
        <ListPage key={`${screen.id}/${version}`} screen={screen} />
      )}
    </AddedScreenFrame>
  );
}
