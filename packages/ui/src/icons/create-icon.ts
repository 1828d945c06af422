import { type ComponentType, createElement, type SVGAttributes } from "react";

/** Props of an icon. */
export interface IconProps extends Omit<SVGAttributes<SVGSVGElement>, "children"> {
  /** Width and height in pixels. @default 24 */
  size?: number;
}

/** An icon, drawn in the color of the text around it. Decoration: say what it means beside it. */
export type IconComponent = ComponentType<IconProps>;

/** An SVG element of an icon's drawing, with its attributes. */
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

/** Makes an icon of shapes drawn on 24 × 24 units. */
export function createIcon(shapes: readonly IconShape[]): IconComponent {
  const drawing = shapes.map(([name, attributes]) => createElement(name, attributes));
  return ({ size = 24, ...rest }) =>
    createElement("svg", { ...lines, width: size, height: size, ...rest }, ...drawing);
}
