import type { ValueOptions } from "@portico/endpoints";
import type { englishForms } from "./english/forms.ts";
import type {
  englishActions,
  englishBrokenScreens,
  englishDetails,
  englishExports,
  englishFixedFilters,
  englishPrint,
  englishRemovedRows,
  englishSummary,
  englishTotals,
  englishUndo,
} from "./english/lists.ts";
import type { englishLive } from "./english/live.ts";
import type { englishPage } from "./english/page.ts";
import type { englishUploads } from "./english/uploads.ts";
import type { englishViews } from "./english/views.ts";

/** The same texts in another language: each has the same parameters. */
export type Translation<Texts> = {
  readonly [Key in keyof Texts]: Texts[Key] extends string
    ? string
    : Texts[Key] extends (...values: infer Values) => string
      ? (...values: Values) => string
      : Translation<Texts[Key]>;
};

/** The texts that load with the first list. */
export type PageMessages = Translation<typeof englishPage>;
/** The texts of forms. */
export type FormMessages = Translation<typeof englishForms>;
/** The texts of a list's actions: their dialogs and notifications. */
export type ActionMessages = Translation<typeof englishActions>;

/** How values are written. */
export type ValueTexts = Required<Pick<ValueOptions, "yes" | "no">>;

/** All texts of screens in one language. */
export interface RendererMessages {
  /** The language, as in `lang` of HTML. It decides how numbers, times and the names of months are written. */
  readonly locale: string;
  /** How values are written in tables and details. */
  readonly values: ValueTexts;
  readonly page: PageMessages;
  readonly actions: ActionMessages;
  readonly undo: Translation<typeof englishUndo>;
  readonly details: Translation<typeof englishDetails>;
  readonly print: Translation<typeof englishPrint>;
  readonly exports: Translation<typeof englishExports>;
  readonly removedRows: Translation<typeof englishRemovedRows>;
  readonly brokenScreens: Translation<typeof englishBrokenScreens>;
  readonly summary: Translation<typeof englishSummary>;
  readonly fixedFilters: Translation<typeof englishFixedFilters>;
  readonly totals: Translation<typeof englishTotals>;
  readonly forms: FormMessages;
  readonly uploads: Translation<typeof englishUploads>;
  readonly views: Translation<typeof englishViews>;
  readonly live: Translation<typeof englishLive>;
}
