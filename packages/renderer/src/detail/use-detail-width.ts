import { useEffect, useState } from "react";
import type { StoredWidth } from "../host/renderer-host.ts";
import { createPreferenceSaver } from "../preferences/preference-saver.ts";

const saveDelay = 600;

/** Returns the stored width of the details beside lists, and what saves another one. */
export function useDetailWidth({ width: defaultWidth, save }: StoredWidth) {
  const [saver] = useState(() => createPreferenceSaver<number>(saveDelay));
  useEffect(() => () => saver.flush(), [saver]);
  return {
    defaultWidth,
    onWidthChange: ({ width }: { width: number }) => {
      if (save) saver.save(width, save);
    },
  };
}
