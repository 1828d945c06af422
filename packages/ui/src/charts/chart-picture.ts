import { isRightToLeft } from "../text-direction/text-direction.js";

/** Pixels per CSS pixel, so that the picture is sharp on any screen. */
const scale = 2;
/** Space around the chart in CSS pixels. */
const margin = 16;

/**
 * Draws a chart as it is on the page, on the page's background: the shapes and texts of its graphics, and the elements
 * marked with `data-picture`. Drawing instead of converting the SVG keeps the page's font and needs no `img-src`.
 */
export function chartPicture(figure: HTMLElement): HTMLCanvasElement {
  const canvas = document.createElement("canvas");
  const { width, height, left, top } = figure.getBoundingClientRect();
  canvas.width = (width + 2 * margin) * scale;
  canvas.height = (height + 2 * margin) * scale;
  const context = canvas.getContext("2d");
  if (!context) throw new Error("This browser draws no pictures, so the chart cannot be exported as one.");
  context.fillStyle = backgroundOf(figure);
  context.fillRect(0, 0, canvas.width, canvas.height);
  const origin = new DOMMatrix().scale(scale).translate(margin - left, margin - top);
  for (const shape of figure.querySelectorAll<SVGGraphicsElement>("svg :is(path, line, circle)"))
    if (!shape.closest("[data-marks]")) drawShape(context, shape, origin);
  context.setTransform(origin);
  for (const text of figure.querySelectorAll("svg text, [data-picture]")) drawText(context, text);
  return canvas;
}

/** The color of the page behind the element. */
function backgroundOf(element: Element | null): string {
  if (!element) return "white";
  const { backgroundColor } = getComputedStyle(element);
  const isTransparent = /^transparent$|[,/] ?0\)$/.test(backgroundColor);
  return isTransparent ? backgroundOf(element.parentElement) : backgroundColor;
}

function drawShape(context: CanvasRenderingContext2D, shape: SVGGraphicsElement, origin: DOMMatrix) {
  const { fill, stroke, strokeWidth, strokeDasharray, fillOpacity, strokeLinecap } = getComputedStyle(shape);
  const path = pathOf(shape);
  context.setTransform(origin.multiply(shape.getScreenCTM() ?? undefined));
  if (isColor(fill)) {
    context.globalAlpha = Number(fillOpacity);
    context.fillStyle = fill;
    context.fill(path);
    context.globalAlpha = 1;
  }
  if (!isColor(stroke)) return;
  context.strokeStyle = stroke;
  context.lineWidth = Number.parseFloat(strokeWidth);
  context.lineCap = strokeLinecap as CanvasLineCap;
  context.setLineDash(strokeDasharray === "none" ? [] : strokeDasharray.split(",").map(Number.parseFloat));
  context.stroke(path);
}

const isColor = (paint: string) => paint !== "none" && !paint.startsWith("url");

function pathOf(shape: SVGGraphicsElement): Path2D {
  if (shape instanceof SVGPathElement) return new Path2D(shape.getAttribute("d") ?? "");
  const path = new Path2D();
  const number = (name: string) => Number(shape.getAttribute(name));
  if (shape instanceof SVGCircleElement) path.arc(number("cx"), number("cy"), number("r"), 0, 2 * Math.PI);
  else {
    path.moveTo(number("x1"), number("y1"));
    path.lineTo(number("x2"), number("y2"));
  }
  return path;
}

/** Where a text is aligned in its box. A picture has no tabular figures, so their widths differ from the page's. */
const alignments = {
  left: { align: "left", at: 0 },
  middle: { align: "center", at: 0.5 },
  right: { align: "right", at: 1 },
} as const;

function alignmentOf(name: string, isRtl: boolean) {
  if (name === "middle" || name === "right") return alignments[name];
  return (name === "end") === isRtl ? alignments.left : alignments.right;
}

function drawText(context: CanvasRenderingContext2D, element: Element) {
  const { left, top, width, height } = element.getBoundingClientRect();
  const { font, color, fill, textAnchor, textAlign } = getComputedStyle(element);
  if (width <= 1) return;
  const isGraphic = element instanceof SVGElement;
  const { align, at } = alignmentOf(isGraphic ? textAnchor : textAlign, isRightToLeft(element));
  context.direction = isRightToLeft(element) ? "rtl" : "ltr";
  context.font = font;
  context.fillStyle = isGraphic ? fill : color;
  context.textAlign = align;
  context.textBaseline = "middle";
  context.fillText(element.textContent ?? "", left + at * width, top + height / 2, width);
}
