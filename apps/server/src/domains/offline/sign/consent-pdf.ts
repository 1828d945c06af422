import { consentText } from "@portico/public/sign";
import { eq } from "drizzle-orm";
import type { Database } from "../../../db/database.ts";
import { consentRequests } from "../../../db/schema/index.ts";
import {
  createDocument,
  createTextRenderer,
  type TextStyle,
} from "../../../lists/export/pdf/text-renderer.ts";
import type { Services } from "../../../services/services.ts";
import { consentPdfTexts } from "./consent-pdf-texts.ts";
import { readAgency } from "./prove-identity.ts";

/** US Letter, in points. */
const page = { width: 612, height: 792, margin: 64 };
const contentWidth = page.width - 2 * page.margin;
const lineHeight = 1.5;
const colors = { ink: "#1a1d21", quiet: "#5b6470" };
const styles = {
  title: { size: 18, weight: 600 },
  body: { size: 10.5, weight: 400 },
  strong: { size: 10.5, weight: 600 },
} as const satisfies Record<string, TextStyle>;
/** The width of the page's signature pad, in the units of the stored path. */
const padWidth = 600;
const signatureWidth = 200;

/** The record of an answered consent request as PDF. Undefined if it was not answered. */
export async function consentPdf(
  { database, clock, settings }: Pick<Services, "database" | "clock" | "settings">,
  requestId: string,
): Promise<Uint8Array | undefined> {
  const { brand } = await settings();
  const record = await readRecord(database, requestId);
  if (!record) return undefined;
  const { request, language } = record;
  const texts = consentPdfTexts[language];
  const agency = await readAgency(database, request, brand.name);
  const text = consentText(record.textVersion, language, agency);
  const format = new Intl.DateTimeFormat(language, {
    dateStyle: "long",
    timeStyle: "long",
    timeZone: clock.timeZone(),
  });
  const pieces: Uint8Array[] = [];
  const info = { title: text.title, author: agency.name, at: clock.now(), language };
  const document = createDocument(info, (piece) => pieces.push(piece));
  const ended = new Promise((resolve) => document.once("end", resolve));
  document.addPage({ size: [page.width, page.height], margin: 0 });
  const renderer = createTextRenderer(document);
  await renderer.loadFonts([agency, text, request]);
  let y = page.margin;
  const write = (line: string, style: TextStyle = styles.body, color = colors.ink) => {
    document.fillColor(color);
    for (const part of wrap(renderer.toDrawable(line), (piece) => renderer.widthOf(piece, style))) {
      renderer.draw(part, style, page.margin, y);
      y += style.size * lineHeight;
    }
  };
  const space = (height = 8) => {
    y += height;
  };
  write(agency.name, styles.strong, colors.quiet);
  write(text.title, styles.title);
  space();
  write(text.intro);
  for (const purpose of text.purposes) write(`• ${purpose}`);
  space();
  write(text.duration);
  write(text.withdrawal);
  space(20);
  const rows = [
    [texts.answer, texts.answers[record.answer]],
    [texts.name, request.fullName ?? texts.noName],
    [texts.time, request.answeredDate ? format.format(request.answeredDate) : ""],
    [texts.address, request.ipAddress ?? ""],
    [texts.browser, request.userAgent ?? ""],
    [texts.version, record.textVersion],
    ...(request.withdrawnDate ? [[texts.withdrawn, format.format(request.withdrawnDate)]] : []),
    ...(request.replacedDate ? [[texts.replaced, format.format(request.replacedDate)]] : []),
  ];
  for (const [label, value] of rows) write(`${label}: ${value}`);
  if (request.signature) {
    space(12);
    write(texts.signature, styles.strong);
    const scale = signatureWidth / padWidth;
    document.save().translate(page.margin, y).scale(scale);
    document.path(request.signature).lineWidth(2.5).strokeColor(colors.ink).stroke().restore();
  }
  document.end();
  await ended;
  return Buffer.concat(pieces);
}

async function readRecord(database: Database, requestId: string) {
  const [request] = await database.select().from(consentRequests).where(eq(consentRequests.id, requestId));
  if (!request?.answer || !request.textVersion || !request.language) return undefined;
  const { answer, textVersion, language } = request;
  return { request, answer, textVersion, language };
}

/** The lines of a text, broken between words. */
function wrap(text: string, widthOf: (line: string) => number): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const longer = lines.length === 0 ? word : `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && widthOf(longer) <= contentWidth) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
