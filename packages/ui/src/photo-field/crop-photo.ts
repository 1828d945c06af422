/** A part of a picture, in pixels or in percent of it. */
export interface CropArea {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The part of a picture to crop to, and the size of the result. */
export interface PhotoCrop {
  /** A URL of the picture. */
  url: string;
  /** In pixels of the picture. */
  area: CropArea;
  /** Width and height of the result in pixels. */
  size: number;
  /** The name of the chosen file. */
  fileName: string;
}

/**
 * Crops a picture to a square WebP file, or PNG if the browser cannot write WebP.
 * @throws if the browser cannot read the picture or write the result
 */
export async function cropPhoto({ url, area, size, fileName }: PhotoCrop): Promise<File> {
  const picture = new Image();
  picture.src = url;
  await picture.decode();
  const canvas = document.createElement("canvas");
  canvas.width = size;
  canvas.height = size;
  const context = canvas.getContext("2d");
  if (!context) throw new Error(`The browser can't draw an image of ${size} × ${size} pixels.`);
  context.drawImage(picture, area.x, area.y, area.width, area.height, 0, 0, size, size);
  const cropped = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/webp", 0.92));
  if (!cropped) throw new Error(`The browser can't write an image of ${size} × ${size} pixels.`);
  return new File([cropped], croppedName(fileName, cropped.type), { type: cropped.type });
}

/** The name of a cropped photo: `me.jpg` becomes `me.webp`. */
export function croppedName(fileName: string, type: string): string {
  return `${fileName.replace(/\.[^.]*$/, "") || "photo"}.${type.replace("image/", "")}`;
}
