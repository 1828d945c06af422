import sharp, { type Metadata, type Sharp } from "sharp";
import { ConcurrencyQueueFullError, limitConcurrency } from "../concurrency/limit-concurrency.ts";
import { Failure } from "../errors/failure.ts";

/** The media type of stored images. */
export const imageType = "image/webp";

/** Width and height of stored photos, in pixels. */
export const photoSize = 256;
/** The maximum size of stored logos, in pixels. */
const maxLogo = { width: 800, height: 200 };
const logoFormats: readonly string[] = ["png", "jpeg", "webp"];

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
export function toPhoto(bytes: Uint8Array): Promise<Uint8Array> {
  const photo = (picture: Sharp) => picture.resize(photoSize, photoSize, { fit: "cover" });
  return convert(bytes, photo, unreadable("JPEG, PNG, WebP, GIF, AVIF or TIFF"));
}

/**
 * Converts a PNG, JPEG or WebP image to a logo: upright, reduced to 800 by 200 pixels, and without metadata.
 * @throws Failure 413 if it has too many pixels, 415 if it can't be decoded, 503 if too many are waiting
 */
export async function toLogo(bytes: Uint8Array): Promise<Uint8Array> {
  const logo = (picture: Sharp) => picture.resize({ ...maxLogo, fit: "inside", withoutEnlargement: true });
  return convert(bytes, logo, unreadable("PNG, JPEG or WebP"), logoFormats);
}

async function convert(
  bytes: Uint8Array,
  resize: (picture: Sharp) => Sharp,
  cannotRead: Failure,
  formats?: readonly string[],
): Promise<Uint8Array> {
  const picture = () => sharp(bytes, { limitInputPixels: maxPixels, failOn: "error" });
  try {
    const { format } = await requireMaxPixels(picture());
    if (formats && !formats.includes(format)) throw cannotRead;
    return await runLimited(() =>
      resize(picture().autoOrient()).webp({ quality: 84 }).timeout({ seconds: timeLimit }).toBuffer(),
    );
  } catch (error) {
    throw failureOf(error, cannotRead);
  }
}

/** Reads only the image header. */
async function requireMaxPixels(picture: Sharp): Promise<Metadata> {
  const metadata = await picture.metadata();
  const { format, width, height } = metadata;
  const most = format === "jpeg" || format === "png" ? maxPixels : maxPixelsAtOnce;
  if (width * height > most) throw tooLarge(most);
  return metadata;
}

function failureOf(error: unknown, cannotRead: Failure): Failure {
  if (error instanceof Failure) return error;
  if (error instanceof ConcurrencyQueueFullError) {
    return new Failure(
      503,
      "Too many images are being uploaded right now. Try again in a few seconds.",
      undefined,
      {
        retryAfter: 5,
      },
    );
  }
  if (error instanceof Error && /pixel limit/i.test(error.message)) return tooLarge(maxPixels);
  return cannotRead;
}

function unreadable(formats: string): Failure {
  return new Failure(415, `This image can't be read. Choose a ${formats} file. SVG isn't supported.`);
}

function tooLarge(pixels: number): Failure {
  return new Failure(
    413,
    `The image is too large. The maximum for this type is ${pixels / 1_000_000} million pixels.`,
  );
}
