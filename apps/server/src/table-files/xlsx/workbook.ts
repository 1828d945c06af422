import { posix } from "node:path";
import { UnreadableFileError } from "../unreadable-file-error.ts";
import type { Archive } from "./archive.ts";
import { readWholeXml } from "./read-xml.ts";
import { damaged } from "./spreadsheet-errors.ts";

/** A sheet of a workbook. */
export interface SheetEntry {
  readonly name: string;
  /** The name of its file in the archive. */
  readonly path: string;
  readonly isHidden: boolean;
}

/** The parts of a workbook. */
export interface Workbook {
  /** The worksheets, in their order. */
  readonly sheets: readonly SheetEntry[];
  /** Whether days are counted from 1904. */
  readonly is1904: boolean;
  /** The names of files in the archive. */
  readonly sharedStrings: string | undefined;
  readonly styles: string | undefined;
}

interface Relationship {
  /** The last part of its type: `worksheet`. */
  readonly type: string;
  readonly target: string;
}

/** The maximum number of sheets. */
const maxSheets = 1_000;

/** Reads which sheets a workbook has, and where. Files outside of the archive are never read. */
export async function readWorkbook(archive: Archive): Promise<Workbook> {
  const path = [...(await relationshipsOf(archive, "")).values()].find(
    ({ type }) => type === "officeDocument",
  )?.target;
  if (path === undefined || !/\.xml$/i.test(path) || !archive.has(path)) throw otherKind(path);
  const found: { readonly name: string; readonly id: string; readonly isHidden: boolean }[] = [];
  let is1904 = false;
  await readWholeXml(archive.read(path), {
    open: (name, attributes) => {
      if (name === "workbookPr") is1904 = /^(?:1|true)$/i.test(attributes.date1904 ?? "");
      if (name !== "sheet") return;
      const id = Object.entries(attributes).find(([key]) => /:id$/i.test(key))?.[1] ?? "";
      found.push({ name: attributes.name ?? "", id, isHidden: /hidden$/i.test(attributes.state ?? "") });
      if (found.length > maxSheets) throw damaged();
    },
  });
  const relationships = await relationshipsOf(archive, path);
  const targetOf = (wanted: string) =>
    [...relationships.values()].find(({ type }) => type === wanted)?.target;
  const sheets = found.flatMap(({ name, id, isHidden }) => {
    const relationship = relationships.get(id);
    return relationship?.type === "worksheet" ? [{ name, path: relationship.target, isHidden }] : [];
  });
  if (found.length === 0) throw otherKind(path);
  return { sheets, is1904, sharedStrings: targetOf("sharedStrings"), styles: targetOf("styles") };
}

async function relationshipsOf(archive: Archive, path: string): Promise<ReadonlyMap<string, Relationship>> {
  const folder = posix.dirname(path);
  const file = posix.join(folder, "_rels", `${posix.basename(path)}.rels`);
  const found = new Map<string, Relationship>();
  if (!archive.has(file)) return found;
  await readWholeXml(archive.read(file), {
    open: (name, attributes) => {
      if (name !== "Relationship" || attributes.TargetMode?.toLowerCase() === "external") return;
      const type = attributes.Type ?? "";
      const target = posix.resolve("/", folder, attributes.Target ?? "").slice(1);
      found.set(attributes.Id ?? "", { type: type.slice(type.lastIndexOf("/") + 1), target });
    },
  });
  return found;
}

function otherKind(path: string | undefined): UnreadableFileError {
  return path?.endsWith(".bin")
    ? new UnreadableFileError(
        1,
        "Binary workbooks (.xlsb) can't be read. Save the file as .xlsx, then upload it again.",
      )
    : new UnreadableFileError(1, "The file isn't a spreadsheet. Upload a .xlsx or .csv file.");
}
