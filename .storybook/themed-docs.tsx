import { DocsContainer, type DocsContainerProps } from "@storybook/addon-docs/blocks";
import { type ReactNode, useEffect, useState } from "react";
import { GLOBALS_UPDATED, SET_GLOBALS } from "storybook/internal/core-events";
import { themes } from "storybook/theming";
import { Surroundings } from "./surroundings.tsx";

type Channel = DocsContainerProps["context"]["channel"];

/** A docs page with the toolbar's settings, also for what isn't a story. */
export function ThemedDocs({ context, children }: DocsContainerProps & { children?: ReactNode }) {
  const globals = useGlobals(context.channel);
  return (
    <DocsContainer context={context} theme={globals.theme === "dark" ? themes.dark : themes.light}>
      <Surroundings globals={globals}>{children}</Surroundings>
    </DocsContainer>
  );
}

function useGlobals(channel: Channel): Readonly<Record<string, string>> {
  const [globals, setGlobals] = useState<Readonly<Record<string, string>>>(
    () => (channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS))?.[0]?.globals ?? {},
  );
  useEffect(() => {
    const update = (change: { globals: Readonly<Record<string, string>> }) => setGlobals(change.globals);
    channel.on(GLOBALS_UPDATED, update);
    return () => channel.off(GLOBALS_UPDATED, update);
  }, [channel]);
  return globals;
}
