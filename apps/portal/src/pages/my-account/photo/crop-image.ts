import type { Area } from "react-easy-crop";
import { myAccountMessages } from "../../../messages/my-account.ts";

/** The maximum width and height of the uploaded photo in pixels, twice the displayed size. */
const side = 512;

/**
 * A square part of a picture as a file of its own.
 * @param area in pixels of the picture
 * @throws where the browser cannot read the picture, or cannot write the part
 */
export async function cropImage(address: string, area: Area): Promise<File> {
  const picture = new Image();
  picture.src = address;
  await picture.decode();
  const canvas = document.createElement("canvas");
  canvas.width = side;
  canvas.height = side;
  canvas.getContext("2d")?.drawImage(picture, area.x, area.y, area.width, area.height, 0, 0, side, side);
  const part = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/webp", 0.92));
  if (!part) throw new Error(myAccountMessages.photo.notDrawn);
  return new File([part], "photo", { type: part.type });
}
