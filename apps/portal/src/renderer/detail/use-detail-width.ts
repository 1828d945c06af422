import { useEffect, useState } from "react";
import { useUserPreferences } from "../../shortcuts/use-user-preferences.ts";
import { createPreferenceSaver } from "../preferences/preference-saver.ts";

const saveDelay = 600;

/** Returns the width that the user gave to the details beside lists, and what saves another one. */
export function useDetailWidth() {
  const { preferences, isLoaded, save } = useUserPreferences();
  const [saver] = useState(() => createPreferenceSaver<number>(saveDelay));
  useEffect(() => () => saver.flush(), [saver]);
  return {
    defaultWidth: preferences.detailWidth,
    onWidthChange: ({ width }: { width: number }) => {
      if (isLoaded) saver.save(width, (detailWidth) => save({ detailWidth }));
    },
  };
}
