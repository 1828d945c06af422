import type { Config } from "tailwindcss";
import { scale, shadows, typeStyles } from "./packages/ui/src/tokens/scale.ts";
import { semanticColors } from "./packages/ui/src/tokens/semantic-colors.ts";

const variables = (group: string, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, `var(--portico-${group}-${name})`]));

/** Token names → CSS variables, for the design system and the apps alike. Sources stand in each entry's `@source`. */
export default {
  theme: {
    colors: {
      transparent: "transparent",
      current: "currentColor",
      inherit: "inherit",
      ...variables("color", [...Object.keys(semanticColors), "scrim"]),
    },
    fontFamily: variables("font", Object.keys(scale.font)),
    fontSize: Object.fromEntries(
      Object.entries(typeStyles).map(([name, { size, line }]) => [
        name,
        [`${size / 16}rem`, { lineHeight: `${line / 16}rem` }],
      ]),
    ),
    borderRadius: { none: "0", full: "9999px", ...variables("radius", Object.keys(scale.radius)) },
    boxShadow: { none: "none", ...variables("shadow", Object.keys(shadows)) },
    transitionDuration: variables("motion", Object.keys(scale.motion)),
    extend: { spacing: variables("size", Object.keys(scale.size)) },
  },
} satisfies Config;
