import type { ReactNode } from "react";
import { FormatProvider } from "../packages/ui/src/format-provider/index.ts";
import { MessagesProvider } from "../packages/ui/src/messages/index.ts";
import { ThemedPage } from "./themed-page.tsx";
import { formats, initialGlobals, languages } from "./toolbar.ts";

interface SurroundingsProps {
  /** The toolbar's settings. */
  globals: Readonly<Record<string, string>>;
  children: ReactNode;
}

/** Applies the toolbar's settings. */
export function Surroundings({ globals, children }: SurroundingsProps) {
  const {
    theme,
    brand,
    density,
    language,
    formats: format,
    timeZone,
    direction,
  } = {
    ...initialGlobals,
    ...globals,
  };
  return (
    <ThemedPage {...{ theme, brand, density, direction }}>
      <MessagesProvider {...languages[language]}>
        <FormatProvider {...formats[format]} timeZone={timeZone === "browser" ? undefined : timeZone}>
          {children}
        </FormatProvider>
      </MessagesProvider>
    </ThemedPage>
  );
}
