import { gzipSync } from "node:zlib";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { halvedPicture, hugePng, plainPicture } from "../../test/pictures.ts";
import { toPhoto } from "./resize-image.ts";

const [red, blue] = ["#ff0000", "#0000ff"];
const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';

/** The color at a position, as the nearest of red, green, blue and dark. */
async function colorAt(photo: Uint8Array, left: number, top: number) {
  const [r = 0, g = 0, b = 0] = await sharp(photo)
    .extract({ left, top, width: 1, height: 1 })
    .removeAlpha()
    .raw()
    .toBuffer();
  const strongest = Math.max(r, g, b);
  if (strongest < 80) return "dark";
  return strongest === r ? "red" : strongest === b ? "blue" : "green";
}

describe("toPhoto", () => {
  it.each(["jpeg", "png", "webp", "gif", "tiff", "avif"] as const)(
    "converts any %s to a square WebP of 256 pixels",
    async (format) => {
      const photo = await toPhoto(await plainPicture(red, 700, 90).toFormat(format).toBuffer());
      expect(await sharp(photo).metadata()).toMatchObject({ format: "webp", width: 256, height: 256 });
      expect(await colorAt(photo, 128, 128)).toBe("red");
    },
  );

  it("crops around the center", async () => {
    const wide = await plainPicture(blue, 900, 300)
      .composite([{ input: await plainPicture(red, 300, 300).png().toBuffer(), left: 300, top: 0 }])
      .png()
      .toBuffer();
    const photo = await toPhoto(wide);
    for (const left of [8, 128, 247]) expect(await colorAt(photo, left, 128)).toBe("red");
  });

  it("applies the rotation in the metadata", async () => {
    const turned = await (await halvedPicture(red, blue)).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const photo = await toPhoto(turned);
    expect(await colorAt(photo, 20, 20)).toBe("red");
    expect(await colorAt(photo, 236, 20)).toBe("red");
    expect(await colorAt(photo, 20, 236)).toBe("blue");
  });

  it("removes all metadata: location, camera, profile and comment", async () => {
    const withMetadata = await plainPicture(red)
      .withExif({
        IFD0: { Copyright: "Secret Studio", Make: "Camera" },
        IFD3: { GPSLatitudeRef: "N", GPSLatitude: "25/1 46/1 0/1" },
      })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><note>Secret note</note></x:xmpmeta>')
      .withIccProfile("p3")
      .jpeg()
      .toBuffer();
    const photo = await toPhoto(Buffer.concat([withMetadata, Buffer.from("<script>Secret tail</script>")]));
    const { exif, xmp, icc, iptc } = await sharp(photo).metadata();
    expect({ exif, xmp, icc, iptc }).toEqual({});
    expect(Buffer.from(photo).toString("latin1")).not.toMatch(/Secret|Camera|script|EXIF|XMP/);
  });

  it("uses the first frame of an animation", async () => {
    const frames = Buffer.concat([Buffer.alloc(30_000, Buffer.from([255, 0, 0])), Buffer.alloc(30_000)]);
    const moving = await sharp(frames, { raw: { width: 100, height: 200, channels: 3, pageHeight: 100 } })
      .gif({ delay: [100, 100] })
      .toBuffer();
    const photo = await toPhoto(moving);
    expect((await sharp(photo).metadata()).pages).toBeUndefined();
    expect(await colorAt(photo, 128, 128)).toBe("red");
  });

  it.each([
    ["SVG", Buffer.from(svg)],
    ["SVG with a byte order mark", Buffer.from(`\ufeff<?xml version="1.0"?>${svg}`)],
    ["compressed SVG", gzipSync(svg)],
    ["HTML", Buffer.from("<!doctype html><script>alert(1)</script>")],
    ["a PDF", Buffer.from("%PDF-1.7\n%âãÏÓ\n1 0 obj<</Type/Catalog>>endobj")],
    ["a program", Buffer.from("\x7fELF\x02\x01\x01", "latin1")],
    ["a portable pixmap", Buffer.from("P6\n1 1\n255\nabc")],
    ["the name of a file", Buffer.from("/etc/passwd")],
    ["a truncated PNG header", Buffer.from("\x89PNG\r\n\x1a\n", "latin1")],
    ["a truncated GIF header", Buffer.from("GIF89a")],
    ["nothing", Buffer.alloc(0)],
    ["noise", Buffer.from(Array.from({ length: 500 }, (_, index) => (index * 197) % 251))],
  ])("rejects %s", async (_what, bytes) => {
    await expect(toPhoto(bytes)).rejects.toMatchObject({ status: 415 });
  });

  it("rejects a truncated image", async () => {
    const whole = await (await halvedPicture(red, blue)).jpeg().toBuffer();
    await expect(toPhoto(whole.subarray(0, whole.length >> 1))).rejects.toMatchObject({ status: 415 });
  });

  it("rejects a small file with too many pixels before decoding it", async () => {
    const bomb = hugePng(30_000, 30_000);
    expect(bomb.length).toBeLessThan(200_000);
    const begun = process.memoryUsage().rss;
    await expect(toPhoto(bomb)).rejects.toMatchObject({ status: 413 });
    // Its decoded pixels would take 2.7 GB.
    expect(process.memoryUsage().rss - begun).toBeLessThan(500_000_000);
  });

  it.each(["avif", "webp", "gif", "tiff"] as const)(
    "has a lower limit for %s, which is decoded as a whole",
    async (format) => {
      const large = await plainPicture(red, 5_000, 4_000)
        .toFormat(format, { effort: format === "gif" ? 1 : 0, compression: "lzw" })
        .toBuffer();
      await expect(toPhoto(large)).rejects.toMatchObject({ status: 413 });
    },
  );

  it("processes concurrent images one after the other, and returns 503 if too many are queued", async () => {
    const picture = await plainPicture(red, 2_000, 2_000).jpeg().toBuffer();
    const results = await Promise.allSettled(Array.from({ length: 40 }, () => toPhoto(picture)));
    const refused = results.flatMap((result) => (result.status === "rejected" ? [result.reason] : []));
    expect(refused.length).toBeGreaterThan(0);
    expect(refused.length).toBeLessThan(40);
    for (const reason of refused) expect(reason).toMatchObject({ status: 503, details: { retryAfter: 5 } });
    // The queue still works.
    expect((await toPhoto(picture)).length).toBeGreaterThan(0);
  });

  it("accepts the largest photos of current phones", async () => {
    const photo = await toPhoto(hugePng(8_064, 6_048));
    expect(await colorAt(photo, 128, 128)).toBe("dark");
  });
});
