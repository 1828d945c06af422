import { inflateSync } from "node:zlib";

/** The texts on each page of a PDF created by pdfkit, in drawing order. */
export function pdfPages(file: Buffer): string[][] {
  const objects = objectsOf(file);
  const kids = /\/Type \/Pages[\s\S]*?\/Kids \[([^\]]*)\]|\/Kids \[([^\]]*)\][\s\S]*?\/Type \/Pages/;
  const pages = [...objects.values()].map(({ head }) => kids.exec(head)).find((found) => found !== null);
  const ids = [...(pages?.[1] ?? pages?.[2] ?? "").matchAll(/(\d+) 0 R/g)].map(([, id]) => Number(id));
  return ids.map((id) => textsOf(objects, objects.get(id)?.head ?? ""));
}

interface PdfObject {
  readonly head: string;
  readonly stream: Buffer | undefined;
}

function objectsOf(file: Buffer): Map<number, PdfObject> {
  const text = file.toString("latin1");
  const objects = new Map<number, PdfObject>();
  for (const match of text.matchAll(/(?:^|\n)(\d+) 0 obj\n/g)) {
    const from = match.index + match[0].length;
    const body = text.slice(from, text.indexOf("endobj", from));
    const at = body.indexOf("stream\n");
    const head = at < 0 ? body : body.slice(0, at);
    const length = Number(/\/Length (\d+)/.exec(head)?.[1] ?? 0);
    const raw = file.subarray(from + at + 7, from + at + 7 + length);
    const stream = at < 0 ? undefined : head.includes("FlateDecode") ? inflateSync(raw) : raw;
    objects.set(Number(match[1]), { head, stream });
  }
  return objects;
}

function textsOf(objects: ReadonlyMap<number, PdfObject>, page: string): string[] {
  const refer = (head: string, name: string) => Number(new RegExp(`/${name} (\\d+) 0 R`).exec(head)?.[1]);
  const resources = objects.get(refer(page, "Resources"))?.head ?? page;
  const fonts = new Map(
    [...resources.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = "", id]) => {
      const font = objects.get(Number(id))?.head ?? "";
      return [name, charactersOf(objects.get(refer(font, "ToUnicode"))?.stream?.toString("latin1") ?? "")];
    }),
  );
  const content = objects.get(refer(page, "Contents"))?.stream?.toString("latin1") ?? "";
  const texts: string[] = [];
  let characters: readonly string[] = [];
  for (const [, font, shown] of content.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
    if (font) characters = fonts.get(font) ?? [];
    const codes = [...(shown ?? "").matchAll(/<([0-9a-f]+)>/g)].flatMap(
      ([, hex = ""]) => hex.match(/.{4}/g) ?? [],
    );
    if (shown !== undefined)
      texts.push(codes.map((code) => characters[Number.parseInt(code, 16)] ?? "\uFFFD").join(""));
  }
  return texts;
}

/** The characters of a font by code, from its `ToUnicode` map. */
function charactersOf(map: string): string[] {
  const lists = [...map.matchAll(/<[0-9a-f]+> <[0-9a-f]+> \[([^\]]*)\]/g)];
  return lists.flatMap(([, list = ""]) =>
    [...list.matchAll(/<([0-9a-f ]*)>/g)].map(([, hex = ""]) =>
      Buffer.from(hex.replaceAll(" ", ""), "hex").swap16().toString("utf16le"),
    ),
  );
}
