import { maxScreenDocument } from "@portico/contract/features/screens.schemas";
import * as service from "vscode-json-languageservice";
import { type Suggestion, suggestionOf } from "./suggestion.ts";

/** What a place of the document means. */
export interface Explanation {
  /** Where the word or value is, in characters from the text's start. */
  readonly from: number;
  readonly to: number;
  /** What it is, a sentence a line; none where the language says nothing. */
  readonly lines: readonly string[];
}

/** Knows what can be written where in a screen, also while it is unfinished. */
export interface ScreenLanguage {
  /** Words and values that can stand at a place. */
  readonly suggest: (text: string, offset: number) => Promise<readonly Suggestion[]>;
  /** What is at a place; undefined where that is no word and no value. */
  readonly explain: (text: string, offset: number) => Promise<Explanation | undefined>;
}

/** Words that an export writes and no one has to. */
const writtenByExport: ReadonlySet<string> = new Set(["$schema", "requires"]);
/** Brackets in texts are counted too; a screen has a few levels. */
const mostLevels = 200;
const address = "screen.json";

/** The language by its JSON Schema. Whatever schema a document names, this one is meant; none is fetched. */
export function screenLanguage(schemaText: string): ScreenLanguage {
  const schema: service.JSONSchema = JSON.parse(schemaText);
  const json = service.getLanguageService({ schemaRequestService: () => Promise.resolve(schemaText) });
  json.configure({ schemas: [{ uri: "portico:list-screen", fileMatch: ["*"], schema }] });

  const read = (text: string) => {
    const document = service.TextDocument.create(address, "json", 0, text);
    return { document, parsed: json.parseJSONDocument(document) };
  };
  return {
    suggest: async (text, offset) => {
      if (!isReadable(text)) return [];
      const { document, parsed } = read(text);
      const found = await json.doComplete(document, document.positionAt(offset), parsed);
      return (found?.items ?? []).flatMap((item) => {
        const suggestion = suggestionOf(item, document);
        return suggestion && !writtenByExport.has(suggestion.label) ? [suggestion] : [];
      });
    },
    explain: async (text, offset) => {
      if (!isReadable(text)) return undefined;
      const { document, parsed } = read(text);
      const node = parsed.getNodeFromOffset(offset);
      if (!node || node.type === "object" || node.type === "array") return undefined;
      const described = describedNode(node);
      const found = await json.getMatchingSchemas(document, parsed, schema);
      const sentences = found
        .filter(({ node }) => node === described)
        .flatMap((match) => sentencesOf(match.schema, described));
      const lines = [...new Set(sentences)];
      return { from: node.offset, to: node.offset + node.length, lines };
    },
  };
}

/** Whether a text is short and shallow enough to parse. */
function isReadable(text: string): boolean {
  if (text.length > maxScreenDocument) return false;
  let level = 0;
  let deepest = 0;
  for (const sign of text) {
    if (sign === "[" || sign === "{") level += 1;
    else if (sign === "]" || sign === "}") level -= 1;
    deepest = Math.max(deepest, level);
  }
  return deepest <= mostLevels;
}

/** For a property name, its value. */
function describedNode(node: service.ASTNode): service.ASTNode {
  const { parent } = node;
  return parent?.type === "property" && parent.keyNode === node ? (parent.valueNode ?? node) : node;
}

function sentencesOf(schema: service.JSONSchema, node: service.ASTNode): string[] {
  const index = schema.enum?.indexOf(node.value) ?? -1;
  const ofValue = schema.enumDescriptions?.[index];
  return [schema.description, ofValue].filter((sentence) => sentence !== undefined);
}
