import { requiredText } from "@portico/endpoints/schemas";
import * as z from "zod";
import type { UploadKindName } from "../uploads.ts";
import { type FileLayout, plainHeader } from "./file-layout.ts";
import {
  isRequiredColumn,
  type LayoutColumn,
  layoutColumnLabel,
  layoutColumns,
  layoutKinds,
  type StatementLayout,
} from "./layout-kinds.ts";

const name = requiredText(100, "Enter a name");
const header = name.refine((text) => plainHeader(text) !== "", "Needs a letter or a digit");
const headers = z.array(header).max(20, "Up to 20 headers");

const readingShape = {
  otherHeaders: z.array(header).max(200, "Up to 200 headers").default([]),
  delimiter: z.enum(["auto", "comma", "semicolon", "tab"]).default("auto"),
  linesToSkip: z
    .number("Enter a number")
    .int("Enter a whole number")
    .min(0, "At least 0")
    .max(100, "Up to 100 lines")
    .default(0),
  dateOrder: z.enum(["monthFirst", "dayFirst"]).default("monthFirst"),
  decimalMark: z.enum(["point", "comma"]).default("point"),
  isInverted: z.boolean().default(false),
  chargebackTypes: z.array(name).max(20, "Up to 20 types").default([]),
  totalLabels: z.array(name).max(20, "Up to 20 labels").default([]),
};

/** The schemas of layouts of a kind of files. */
export interface LayoutSchemas<Column extends string> {
  /** A layout that may be missing columns, because a person is still mapping them. */
  readonly draft: z.ZodType<FileLayout<Column>>;
  /** A layout that files can be read with. */
  readonly complete: z.ZodType<FileLayout<Column>>;
}

/** The schemas of the layouts of each kind of files. */
export const layoutSchemas: { readonly [Kind in UploadKindName]: LayoutSchemas<LayoutColumn<Kind>> } = {
  policies: schemasOf("policies"),
  leads: schemasOf("leads"),
  applications: schemasOf("applications"),
  statements: schemasOf("statements", ["members"]),
};

/** A layout of commission statements that may be missing columns. */
export const statementLayoutDraft: z.ZodType<StatementLayout> = layoutSchemas.statements.draft;
/** A layout of commission statements. */
export const statementLayoutSchema: z.ZodType<StatementLayout> = layoutSchemas.statements.complete;

const anyShape = z.strictObject({
  columns: z.record(name, headers),
  optionalColumns: z.array(name),
  ...readingShape,
});

/** A stored layout of any kind of files. */
export const storedLayoutSchema: z.ZodType<FileLayout> = anyShape;

/** A layout of any kind of files. What it must have depends on the kind. */
export const anyLayoutSchema = anyShape.partial({ optionalColumns: true });

/** @param optional the columns that are optional by default. @default all that not every file has */
function schemasOf<Kind extends UploadKindName>(
  kind: Kind,
  optional?: readonly LayoutColumn<Kind>[],
): LayoutSchemas<LayoutColumn<Kind>> {
  type Layout = FileLayout<LayoutColumn<Kind>>;
  const columns = layoutColumns(kind);
  const column = z.enum(columns);
  const draft = z.strictObject({
    columns: z.partialRecord(column, headers),
    optionalColumns: z
      .array(column)
      .default(() => [...(optional ?? columns.filter((each) => !isRequiredColumn(kind, each)))]),
    ...readingShape,
  }) as unknown as z.ZodType<Layout>;
  return { draft, complete: draft.superRefine((layout, context) => reportProblems(kind, layout, context)) };
}

function reportProblems(
  kind: UploadKindName,
  { columns, optionalColumns, chargebackTypes }: FileLayout,
  context: z.RefinementCtx,
): void {
  const report = (path: string[], message: string) => context.addIssue({ code: "custom", path, message });
  const labelOf = (column: string) => withinSentence(layoutColumnLabel(kind, column));
  const has = (column: string) => (columns[column] ?? []).length > 0;
  const needs = (...choices: string[]) => {
    const [first = ""] = choices;
    if (!choices.some(has)) report(["columns", first], `Choose the column with the ${labelOf(first)}`);
  };
  const { required, sharing }: (typeof layoutKinds)[UploadKindName] = layoutKinds[kind];
  for (const choices of required) needs(...[choices].flat());
  if (has("year")) needs("month");
  if (chargebackTypes.length > 0) needs("transactionType");
  const always = required.filter((choice) => typeof choice === "string");
  if (always.some((column) => optionalColumns.includes(column)))
    report(["optionalColumns"], `Every file needs the ${list.format(always.map(labelOf))}`);
  const owners = new Map<string, string>();
  for (const column of layoutColumns(kind)) {
    for (const header of new Set((columns[column] ?? []).map(plainHeader))) {
      const owner = owners.get(header);
      const isShared = owner !== undefined && [owner, column].every((each) => isIn(sharing, each));
      if (owner === undefined) owners.set(header, column);
      else if (!isShared)
        report(["columns", column], `${layoutColumnLabel(kind, owner)} has the same header`);
    }
  }
}

const list = new Intl.ListFormat("en-US", { type: "conjunction" });

function isIn(names: readonly string[], name: string): boolean {
  return names.includes(name);
}

/** A label in the middle of a sentence: "policy number", but "ZIP code". */
function withinSentence(label: string): string {
  return /^[A-Z]{2}/.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1);
}
