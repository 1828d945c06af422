import { useLayoutEffect } from "react";
import { useBrand } from "../brand/use-brand.ts";
import { useConfiguration } from "../configuration/use-configuration.ts";
import { defaultHours, followTheme } from "./theme.ts";

/** Applies the brand's colors and the theme to the page. Renders nothing. */
export function Appearance() {
  const brand = useBrand()?.id;
  const { lightFrom, lightUntil } = useConfiguration()?.theme ?? defaultHours;
  useLayoutEffect(() => {
    if (brand) document.documentElement.dataset.brand = brand;
  }, [brand]);
  useLayoutEffect(() => followTheme({ lightFrom, lightUntil }), [lightFrom, lightUntil]);
  return null;
}
