import { crc32, deflateSync } from "node:zlib";
import sharp, { type Sharp } from "sharp";

/** Creates an image with a single color. */
export function plainPicture(color: string, width = 400, height = 300): Sharp {
  return sharp({ create: { width, height, channels: 3, background: color } });
}

/** Creates an image with different colors in the left and right half. */
export async function halvedPicture(left: string, right: string, width = 400, height = 400) {
  const half = await plainPicture(right, width / 2, height)
    .png()
    .toBuffer();
  return plainPicture(left, width, height).composite([{ input: half, left: width / 2, top: 0 }]);
}

/** Creates a black PNG of any size, with a few hundred bytes per million pixels. */
export function hugePng(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.writeUInt8(1, 8);
  const rows = deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * height));
  return Buffer.concat([
    Buffer.from("\x89PNG\r\n\x1a\n", "latin1"),
    chunk("IHDR", header),
    chunk("IDAT", rows),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}
