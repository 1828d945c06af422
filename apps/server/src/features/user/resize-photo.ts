import sharp, { type Sharp } from "sharp";
import { ConcurrencyQueueFullError, limitConcurrency } from "../../concurrency/limit-concurrency.ts";
import { Failure } from "../../errors/failure.ts";

/** The width and height that photos are kept in, in pixels. */
export const photoSize = 256;
/** What photos are kept as. */
export const photoType = "image/webp";

/** Of a picture with more pixels not one is decoded: a small file can stand for a huge one. A phone's has 49 million. */
const maxPixels = 50_000_000;
/** The same of all but JPEG and PNG, which are decoded as a whole: an AVIF takes twenty bytes of memory a pixel. */
const maxPixelsAtOnce = 16_000_000;
/** Work on one picture ends after so many seconds. */
const timeLimit = 10;

// Nothing is decoded but these, and those only from memory: no SVG, which is a program, and no file of this machine.
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({
  operation: ["Jpeg", "Png", "Webp", "Nsgif", "Tiff", "Heif"].map((kind) => `VipsForeignLoad${kind}Buffer`),
});
// Pictures differ: what is kept of the last one is of no use to the next.
sharp.cache(false);

/** Pictures are worked on one after the other, so that their memory is never needed twice. */
const runLimited = limitConcurrency(1, 20);

/**
 * Any picture as a photo: turned upright, cropped to a square around its middle, written anew, and without whatever
 * else its file held.
 * @throws Failure 413 where it has too many pixels, 415 where its content is no picture that can be read, whatever it
 * says it is, 503 where too many wait already
 */
export async function toPhoto(bytes: Uint8Array): Promise<Uint8Array> {
  const picture = () => sharp(bytes, { limitInputPixels: maxPixels, failOn: "error" });
  try {
    await refuseLarge(picture());
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

/** Looks at the header alone. */
async function refuseLarge(picture: Sharp): Promise<void> {
  const { format, width, height } = await picture.metadata();
  const most = format === "jpeg" || format === "png" ? maxPixels : maxPixelsAtOnce;
  if (width * height > most) throw tooLarge(most);
}

function failureOf(error: unknown): Failure {
  if (error instanceof Failure) return error;
  if (error instanceof ConcurrencyQueueFullError) {
    return new Failure(
      503,
      "Too many photos come in at this moment. Try again in a few seconds.",
      undefined,
      {
        retryAfter: 5,
      },
    );
  }
  if (error instanceof Error && /pixel limit/i.test(error.message)) return tooLarge(maxPixels);
  return new Failure(
    415,
    "This is no picture that can be read. Choose a JPEG, PNG, WebP, GIF, AVIF or TIFF; SVG is not taken.",
  );
}

function tooLarge(pixels: number): Failure {
  return new Failure(
    413,
    `The picture is too large: at most ${pixels / 1_000_000} million pixels of its kind are taken.`,
  );
}
