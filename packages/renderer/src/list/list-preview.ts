import { createContext, useContext } from "react";

/** How a list differs in the preview of an editor of screens. */
export interface ListPreview {
  /** Whether rows are cards, as on a phone. @default as the window is wide */
  readonly isPhone?: boolean | undefined;
  /** Called with the fields of all columns when some are moved, instead of keeping that for the user. */
  readonly onColumnOrder?: ((change: { fields: readonly string[] }) => void) | undefined;
}

/** Tells lists that they are previews. The value must be referentially stable. */
export const ListPreviewContext = createContext<ListPreview>({});

/** Returns how this list differs as a preview. Empty for others. */
export function useListPreview(): ListPreview {
  return useContext(ListPreviewContext);
}
