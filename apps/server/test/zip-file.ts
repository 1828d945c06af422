import { crc32, deflateRawSync } from "node:zlib";

/** A file in an archive. */
export interface ZippedFile {
  readonly name: string;
  readonly content: string | Uint8Array;
  /** The size that the archive claims the file has. @default the true one */
  readonly declaredSize?: number;
}

/** A ZIP archive with deflated files. */
export function zipFile(files: readonly ZippedFile[]): Buffer<ArrayBuffer> {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, content, declaredSize } of files) {
    const bytes = Buffer.from(content);
    const packed = deflateRawSync(bytes, { level: 1 });
    const fields = Buffer.alloc(26);
    fields.writeUInt16LE(20, 0);
    fields.writeUInt16LE(8, 4);
    fields.writeUInt32LE(crc32(bytes), 10);
    fields.writeUInt32LE(packed.length, 14);
    fields.writeUInt32LE(declaredSize ?? bytes.length, 18);
    fields.writeUInt16LE(Buffer.byteLength(name), 22);
    const local = [Buffer.from("PK\x03\x04", "latin1"), fields, Buffer.from(name), packed];
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(offset, 10);
    directory.push(Buffer.from("PK\x01\x02\x14\x00", "latin1"), fields, rest, Buffer.from(name));
    parts.push(...local);
    offset += local.reduce((sum, part) => sum + part.length, 0);
  }
  const size = directory.reduce((sum, part) => sum + part.length, 0);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(files.length, 4);
  end.writeUInt16LE(files.length, 6);
  end.writeUInt32LE(size, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...parts, ...directory, Buffer.from("PK\x05\x06", "latin1"), end]);
}

/** The parts of a workbook whose sheets have this XML, by name. */
export function workbookParts(
  sheets: Readonly<Record<string, string>>,
  { strings, styles }: { readonly strings?: string; readonly styles?: string } = {},
): ZippedFile[] {
  const type = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
  const names = Object.keys(sheets);
  const relationship = (id: string, kind: string, target: string) =>
    `<Relationship Id="${id}" Type="${type}/${kind}" Target="${target}"/>`;
  return [
    { name: "[Content_Types].xml", content: "<Types/>" },
    {
      name: "_rels/.rels",
      content: `<Relationships>${relationship("r1", "officeDocument", "xl/workbook.xml")}</Relationships>`,
    },
    {
      name: "xl/workbook.xml",
      content: `<workbook><sheets>${names.map((name, index) => `<sheet name="${name}" sheetId="${index + 1}" r:id="r${index + 1}"/>`).join("")}</sheets></workbook>`,
    },
    {
      name: "xl/_rels/workbook.xml.rels",
      content: `<Relationships>${names.map((_, index) => relationship(`r${index + 1}`, "worksheet", `worksheets/sheet${index + 1}.xml`)).join("")}${relationship("s", "sharedStrings", "sharedStrings.xml")}${relationship("t", "styles", "/xl/styles.xml")}</Relationships>`,
    },
    ...(strings === undefined ? [] : [{ name: "xl/sharedStrings.xml", content: strings }]),
    ...(styles === undefined ? [] : [{ name: "xl/styles.xml", content: styles }]),
    ...Object.values(sheets).map((content, index) => ({
      name: `xl/worksheets/sheet${index + 1}.xml`,
      content,
    })),
  ];
}
