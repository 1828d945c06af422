import type { ComponentPropsWithRef } from "react";
import { useCallOrigin } from "./client/call-origin.ts";

export interface HeadingProps extends ComponentPropsWithRef<"h1"> {
  /** The heading level outside previews. */
  level: 1 | 2;
}

/** A heading of a page. In a preview it is one level lower, because the page around it has its own title. */
export function Heading({ level, ...rest }: HeadingProps) {
  const Tag = (["h1", "h2", "h3"] as const)[useCallOrigin()?.isPreview ? level : level - 1] ?? "h3";
  return <Tag {...rest} />;
}
