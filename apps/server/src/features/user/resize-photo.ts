import sharp, { type Sharp } from "sharp";
import { ConcurrencyQueueFullError, limitConcurrency } from "../../concurrency/limit-concurrency.ts";
import { Failure } from "../../errors/failure.ts";

/** Width and height of stored photos, in pixels. */
export const photoSize = 256;
/** The media type of stored photos. */
export const photoType = "image/webp";

/**
 * Larger images are not decoded: a small file can expand to a huge image. Phone photos have up to 49 million pixels.
 */
const maxPixels = 50_000_000;
/** The limit for all types but JPEG and PNG. They are decoded as a whole, and AVIF takes 20 bytes per pixel. */
const maxPixelsAtOnce = 16_000_000;
/** Seconds that processing an image may take. */
const timeLimit = 10;

// Decode only these types and only from memory: no SVG, which can run code, and no local files.
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({
  operation: ["Jpeg", "Png", "Webp", "Nsgif", "Tiff", "Heif"].map((kind) => `VipsForeignLoad${kind}Buffer`),
});
// Caching does not help, since every image differs.
sharp.cache(false);

/** Images are processed one at a time to limit memory. */
const runLimited = limitConcurrency(1, 20);

/**
 * Converts an image to a photo: upright, cropped to a centered square, and without metadata.
 * @throws Failure 413 if it has too many pixels, 415 if it can't be decoded, 503 if too many are waiting
 */
export async function toPhoto(bytes: Uint8Array): Promise<Uint8Array> {
  const picture = () => sharp(bytes, { limitInputPixels: maxPixels, failOn: "error" });
  try {
    await requireMaxPixels(picture());
    return await runLimited(() =>
      picture()
        .autoOrient()
        .resize(photoSize, photoSize, { fit: "cover" })
        .webp({ quality: 84 })
        .timeout({ seconds: timeLimit })
        .toBuffer(),
    );
  } catch (error) {
    throw failureOf(error);
  }
}

/** Reads only the image header. */
async function requireMaxPixels(picture: Sharp): Promise<void> {
  const { format, width, height } = await picture.metadata();
  const most = format === "jpeg" || format === "png" ? maxPixels : maxPixelsAtOnce;
  if (width * height > most) throw tooLarge(most);
}

function failureOf(error: unknown): Failure {
  if (error instanceof Failure) return error;
  if (error instanceof ConcurrencyQueueFullError) {
    return new Failure(
      503,
      "Too many photos are being uploaded right now. Try again in a few seconds.",
      undefined,
      {
        retryAfter: 5,
      },
    );
  }
  if (error instanceof Error && /pixel limit/i.test(error.message)) return tooLarge(maxPixels);
  return new Failure(
    415,
    "This image can't be read. Choose a JPEG, PNG, WebP, GIF, AVIF or TIFF file. SVG isn't supported.",
  );
}

function tooLarge(pixels: number): Failure {
  return new Failure(
    413,
    `The image is too large. The maximum for this type is ${pixels / 1_000_000} million pixels.`,
  );
}
