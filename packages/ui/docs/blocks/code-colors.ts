import { createContext, type ReactNode } from "react";

/** Returns code with colors, or undefined where there are none, as in Storybook. The site has a provider. */
export const CodeColors = createContext<(code: string, language: string) => ReactNode>(() => undefined);
