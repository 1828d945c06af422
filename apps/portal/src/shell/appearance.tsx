import { useLayoutEffect } from "react";
import { useBrand } from "../brand/use-brand.ts";
import { useConfiguration } from "../configuration/use-configuration.ts";
import { defaultHours, followTheme } from "./theme.ts";

/** Applies the brand's colors and the theme to the page. Renders nothing. */
export function Appearance() {
  const { id, colors = "" } = useBrand() ?? {};
  const { lightFrom, lightUntil } = useConfiguration()?.theme ?? defaultHours;
  useLayoutEffect(() => {
    const { dataset, style } = document.documentElement;
    if (id) dataset.brand = id;
    style.cssText = colors;
  }, [id, colors]);
  useLayoutEffect(() => followTheme({ lightFrom, lightUntil }), [lightFrom, lightUntil]);
  return null;
}
