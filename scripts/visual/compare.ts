import pixelmatch from "pixelmatch";
import { PNG } from "pngjs";

/** What differs between two pictures. */
export interface Difference {
  /** Number of pixels that differ, also those that only one of the pictures has. */
  readonly pixels: number;
  /** A PNG with the changed pixels in red over the faded picture. */
  readonly picture: Buffer;
}

/** Compares two PNG pictures pixel by pixel, without tolerance. Returns undefined if they are the same. */
export function compare(before: Buffer, after: Buffer): Difference | undefined {
  if (before.equals(after)) return;
  const images = [PNG.sync.read(before), PNG.sync.read(after)] as const;
  const width = Math.max(...images.map((image) => image.width));
  const height = Math.max(...images.map((image) => image.height));
  const [a, b] = images.map((image) => extend(image, width, height)) as [PNG, PNG];
  const shown = new PNG({ width, height });
  // Otherwise smoothed edges of text count as unchanged.
  const pixels = pixelmatch(a.data, b.data, shown.data, width, height, { threshold: 0, includeAA: true });
  return pixels === 0 ? undefined : { pixels, picture: PNG.sync.write(shown) };
}

/** The image with transparent pixels at its right and bottom. */
function extend(image: PNG, width: number, height: number): PNG {
  if (image.width === width && image.height === height) return image;
  const extended = new PNG({ width, height, fill: true });
  extended.data.fill(0);
  PNG.bitblt(image, extended, 0, 0, image.width, image.height, 0, 0);
  return extended;
}
