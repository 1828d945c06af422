import { endpoints, isListId } from "@portico/contract";
import type { ListScreen } from "@portico/portal-config";
import { ListPage } from "../renderer/list-page.tsx";
import { AddedScreenFrame } from "./added-screen-frame.tsx";

/** The list of a screen that administrators added. */
export function AddedScreenPage() {
  return (
    <AddedScreenFrame>
      {({ screen, version }) => (
        // Another version begins anew: what was selected may not be offered by it.
        <ListPage key={`${screen.id}/${version}`} screen={screen} endpoint={listOf(screen)} />
      )}
    </AddedScreenFrame>
  );
}

function listOf({ endpoints: { list } }: ListScreen) {
  return isListId(list) ? endpoints[list] : undefined;
}
