import { type ComponentType, createElement, forwardRef, type RefAttributes, type SVGAttributes } from "react";

/** Props of an icon. */
export interface IconProps extends Omit<SVGAttributes<SVGSVGElement>, "children"> {
  /** Width and height in px. @default 24 */
  size?: number | undefined;
}

/** An icon in the color of the surrounding text. It is decorative, so add a text label. */
export type IconComponent = ComponentType<IconProps & RefAttributes<SVGSVGElement>>;

/** An SVG element of an icon, with its attributes. */
export type IconShape = readonly [name: string, attributes: Readonly<Record<string, string>>];

const lines = {
  viewBox: "0 0 24 24",
  fill: "none",
  stroke: "currentColor",
  strokeWidth: 2,
  strokeLinecap: "round",
  strokeLinejoin: "round",
  "aria-hidden": true,
} as const;

interface IconOptions {
  /** Whether it points along the text, as an arrow to the next page does: it is mirrored in right-to-left text. */
  readonly isMirrored?: boolean | undefined;
}

/** Creates an icon from shapes on a 24 × 24 grid. */
export function createIcon(shapes: readonly IconShape[], { isMirrored }: IconOptions = {}): IconComponent {
  const drawing = shapes.map(([name, attributes]) => createElement(name, attributes));
  return forwardRef<SVGSVGElement, IconProps>(({ size = 24, ...rest }, ref) =>
    createElement(
      "svg",
      { ...lines, "data-mirrored": isMirrored ? "" : undefined, width: size, height: size, ...rest, ref },
      ...drawing,
    ),
  );
}
