import { useEffect, useState } from "react";
import { createPreferenceSaver } from "../preferences/preference-saver.ts";
import { useUserPreferences } from "../preferences/use-user-preferences.ts";

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
