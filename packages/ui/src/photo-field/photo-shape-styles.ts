/** How a photo is displayed. The file is always a square. */
export type PhotoShape = "round" | "square";

export const shapeStyles: Readonly<Record<PhotoShape, string>> = {
  round: "ui:rounded-full",
  square: "ui:rounded-lg",
};
