import { Parser } from "htmlparser2";
import { damaged } from "./spreadsheet-errors.ts";

/** What to do with the parts of an XML document. Names have no namespace prefix. */
export interface XmlHandler {
  readonly open: (name: string, attributes: Readonly<Record<string, string>>) => void;
  /** A part of the text. A text can come in several parts. */
  readonly text?: (part: string) => void;
  readonly close?: (name: string) => void;
}

/** The longest tag, comment or declaration. */
const maxTokenLength = 1_000_000;
const maxDepth = 100;

/**
 * Reads an XML document piece by piece. Yields after each piece, so that the caller can take what was found. Entities of
 * document types are never expanded: a document with a type is refused.
 * @throws UnreadableFileError if it is malformed
 */
export async function* readXml(bytes: AsyncIterable<Uint8Array>, handler: XmlHandler): AsyncGenerator<void> {
  let depth = 0;
  let sinceEvent = 0;
  const parser = new Parser(
    {
      onopentag: (name, attributes) => {
        sinceEvent = 0;
        if (++depth > maxDepth) throw damaged();
        handler.open(localName(name), attributes);
      },
      ontext: (part) => {
        sinceEvent = 0;
        handler.text?.(part);
      },
      onclosetag: (name) => {
        sinceEvent = 0;
        depth--;
        handler.close?.(localName(name));
      },
      onprocessinginstruction: (name) => {
        if (name.toLowerCase().startsWith("!doctype")) throw damaged();
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  const decoder = new TextDecoder("utf-8");
  for await (const piece of bytes) {
    const text = decoder.decode(piece, { stream: true });
    sinceEvent += text.length;
    if (sinceEvent > maxTokenLength) throw damaged();
    parser.write(text);
    yield;
  }
  if (depth > 0) throw damaged();
  parser.end();
  yield;
}

/** Reads a whole XML document. */
export async function readWholeXml(bytes: AsyncIterable<Uint8Array>, handler: XmlHandler): Promise<void> {
  for await (const _ of readXml(bytes, handler));
}

function localName(name: string): string {
  const colon = name.indexOf(":");
  return colon < 0 ? name : name.slice(colon + 1);
}
