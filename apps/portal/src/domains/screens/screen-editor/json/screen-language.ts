import type { Completion } from "@codemirror/autocomplete";
import { maxScreenDocument } from "@portico/contract/features/screens/screens.schemas";
import screenSchema from "@portico/portal-config/list-screen.schema.json";
import * as service from "vscode-json-languageservice";

/** A keyword or value that can be inserted. */
export interface Suggestion extends Pick<Completion, "label" | "displayLabel" | "detail" | "info"> {
  readonly kind: "keyword" | "value";
  /** The range to replace, in characters from the text's start. */
  readonly from: number;
  readonly to: number;
  /** A snippet of CodeMirror. */
  readonly template: string;
}

/** The meaning of a keyword or value. */
export interface Explanation {
  readonly from: number;
  readonly to: number;
  /** Each is a sentence. Empty if the schema does not describe it. */
  readonly lines: readonly string[];
}

const schemaText = JSON.stringify(screenSchema);
const schema: service.JSONSchema = JSON.parse(schemaText);
// Whatever schema a document names, this one is used. None is fetched.
const json = service.getLanguageService({ schemaRequestService: async () => schemaText });
json.configure({ schemas: [{ uri: "portico:list-screen", fileMatch: ["*"], schema }] });

/** Keywords that exports add. */
const addedByExport: readonly string[] = ["$schema", "requires"];
const maxDepth = 200;
/** The number of characters up to which the list of suggestions has room for a description. */
const shortDescription = 36;

/** Returns the keywords and values that are possible at an offset, also in an unfinished document. */
export async function suggest(text: string, offset: number): Promise<readonly Suggestion[]> {
  if (!isReadable(text)) return [];
  const { document, parsed } = read(text);
  const found = await json.doComplete(document, document.positionAt(offset), parsed);
  return (found?.items ?? []).flatMap((item) => suggestionOf(item, document));
}

/** Explains the keyword or value at an offset. Undefined if there is none. */
export async function explain(text: string, offset: number): Promise<Explanation | undefined> {
  if (!isReadable(text)) return undefined;
  const { document, parsed } = read(text);
  const node = parsed.getNodeFromOffset(offset);
  if (!node || node.type === "object" || node.type === "array") return undefined;
  const { parent } = node;
  const isName = parent?.type === "property" && parent.keyNode === node;
  const described = isName ? (parent.valueNode ?? node) : node;
  const matches = await json.getMatchingSchemas(document, parsed, schema);
  const lines = matches
    .filter((match) => match.node === described)
    .flatMap(({ schema: { description, enum: values, enumDescriptions } }) => {
      return [description, enumDescriptions?.[values?.indexOf(described.value) ?? -1]];
    })
    .filter((line) => line !== undefined);
  return { from: node.offset, to: node.offset + node.length, lines: [...new Set(lines)] };
}

function read(text: string) {
  const document = service.TextDocument.create("screen.json", "json", 0, text);
  return { document, parsed: json.parseJSONDocument(document) };
}

/** Whether a text is short and shallow enough for the parser, which is recursive. */
function isReadable(text: string): boolean {
  let depth = 0;
  let maximum = 0;
  for (const character of text) {
    if ("[{".includes(character)) depth += 1;
    else if ("]}".includes(character)) depth -= 1;
    maximum = Math.max(maximum, depth);
  }
  return text.length <= maxScreenDocument && maximum <= maxDepth;
}

function suggestionOf(item: service.CompletionItem, document: service.TextDocument): readonly Suggestion[] {
  const { label, kind, textEdit, documentation } = item;
  const description = (typeof documentation === "string" ? documentation : documentation?.value) ?? "";
  const name = label.replace(/^"(.*)"$/, "$1");
  if (!textEdit || !("range" in textEdit) || addedByExport.includes(name)) return [];
  return [
    {
      kind: kind === service.CompletionItemKind.Property ? "keyword" : "value",
      // CodeMirror compares it with the text, which has quotes.
      label: JSON.stringify(name),
      displayLabel: name,
      ...(description.length <= shortDescription ? { detail: description } : { info: description }),
      from: document.offsetAt(textEdit.range.start),
      to: document.offsetAt(textEdit.range.end),
      template: snippetOf(textEdit.newText),
    },
  ];
}

/** Converts a snippet of the language service: `$1` is `${1}` in CodeMirror, which escapes braces only. */
function snippetOf(text: string): string {
  return text.replace(/\\([$\\])|\$(\d+)/g, (_all, escaped, tabStop) => escaped ?? `\${${tabStop}}`);
}
