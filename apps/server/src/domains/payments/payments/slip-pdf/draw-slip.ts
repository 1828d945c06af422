import { createDocument, createTextRenderer } from "../../../../lists/export/pdf/text-renderer.ts";
import { paginate } from "./paginate.ts";
import type { SlipDocument } from "./render-slip.ts";
import { slipBlocks } from "./slip-blocks.ts";
import { slipMessages as texts } from "./slip-messages.ts";
import { colors, createPen, margin, page, styles } from "./slip-pen.ts";

const footerHeight = 24;

/** Draws a payment slip. */
export async function drawSlip({ slip, brand, at }: SlipDocument): Promise<Uint8Array> {
  const pieces: Uint8Array[] = [];
  const title = texts.titleOf(slip.paymentNumber);
  const document = createDocument({ title, author: brand, at }, (piece) => pieces.push(piece));
  const ended = new Promise((resolve) => document.once("end", resolve));
  const renderer = createTextRenderer(document);
  await renderer.loadFonts([slip, brand]);
  const pen = createPen(renderer);
  const pages = paginate(slipBlocks(pen, slip, brand), page.height - 2 * margin - footerHeight);
  for (const [index, blocks] of pages.entries()) {
    document.addPage({ size: [page.width, page.height], margin: 0 });
    let y = margin;
    for (const { height, draw } of blocks) {
      draw(y);
      y += height;
    }
    const footer = page.height - margin - styles.small.size;
    const isLast = index === pages.length - 1;
    pen.text(`${title} · ${slip.agent}`, { style: styles.small, color: colors.quiet, y: footer });
    pen.text(texts.page(index + 1, pages.length), {
      style: styles.small,
      color: colors.quiet,
      y: footer,
      align: "end",
    });
    if (isLast && pen.hasMissingCharacters())
      pen.text(texts.missingCharacters, { style: styles.small, color: colors.quiet, y: footer - 12 });
  }
  document.end();
  await ended;
  return Buffer.concat(pieces);
}
