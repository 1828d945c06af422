import type { RendererMessages } from "../renderer-messages.ts";
import { englishForms } from "./forms.ts";
import {
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
} from "./lists.ts";
import { englishLive } from "./live.ts";
import { englishPage } from "./page.ts";
import { englishUploads } from "./uploads.ts";
import { englishViews } from "./views.ts";

/** All texts of screens in English, for a host that replaces some of them. */
export const english: RendererMessages = {
  locale: "en-US",
  values: { yes: "YES", no: "NO" },
  page: englishPage,
  actions: englishActions,
  undo: englishUndo,
  details: englishDetails,
  print: englishPrint,
  exports: englishExports,
  removedRows: englishRemovedRows,
  brokenScreens: englishBrokenScreens,
  summary: englishSummary,
  fixedFilters: englishFixedFilters,
  totals: englishTotals,
  forms: englishForms,
  uploads: englishUploads,
  views: englishViews,
  live: englishLive,
};
