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
} from "./english/lists.ts";
import { useHostMessages } from "./messages-context.ts";
import type { RendererMessages } from "./renderer-messages.ts";

/** The texts of a list's actions: their dialogs and notifications. @default English */
export const actionMessages = (messages?: RendererMessages): RendererMessages["actions"] =>
  messages?.actions ?? englishActions;

/** The texts of a list's actions: their dialogs and notifications, in the host's language. */
export const useActionMessages = (): RendererMessages["actions"] => actionMessages(useHostMessages());

/** The texts of undoing bulk changes. @default English */
export const undoMessages = (messages?: RendererMessages): RendererMessages["undo"] =>
  messages?.undo ?? englishUndo;

/** The texts of a row's details, in a dialog and on a page. @default English */
export const detailMessages = (messages?: RendererMessages): RendererMessages["details"] =>
  messages?.details ?? englishDetails;

/** The texts of a row's details, in a dialog and on a page, in the host's language. */
export const useDetailMessages = (): RendererMessages["details"] => detailMessages(useHostMessages());

/** The texts of lists that can't be printed. @default English */
export const printMessages = (messages?: RendererMessages): RendererMessages["print"] =>
  messages?.print ?? englishPrint;

/** The texts of lists that can't be printed, in the host's language. */
export const usePrintMessages = (): RendererMessages["print"] => printMessages(useHostMessages());

/** The texts of the progress and the results of exports. @default English */
export const exportMessages = (messages?: RendererMessages): RendererMessages["exports"] =>
  messages?.exports ?? englishExports;

/** The texts of the progress and the results of exports, in the host's language. */
export const useExportMessages = (): RendererMessages["exports"] => exportMessages(useHostMessages());

/** The texts of selected rows that are no longer in the list. @default English */
export const removedRowsMessages = (messages?: RendererMessages): RendererMessages["removedRows"] =>
  messages?.removedRows ?? englishRemovedRows;

/** The texts of screens that can't be shown. @default English */
export const brokenScreenMessages = (messages?: RendererMessages): RendererMessages["brokenScreens"] =>
  messages?.brokenScreens ?? englishBrokenScreens;

/** The texts of screens that can't be shown, in the host's language. */
export const useBrokenScreenMessages = (): RendererMessages["brokenScreens"] =>
  brokenScreenMessages(useHostMessages());

/** The texts of the table by agent, and of the legend. @default English */
export const summaryMessages = (messages?: RendererMessages): RendererMessages["summary"] =>
  messages?.summary ?? englishSummary;

/** The texts of the table by agent, and of the legend, in the host's language. */
export const useSummaryMessages = (): RendererMessages["summary"] => summaryMessages(useHostMessages());

/** The texts of fixed filters. @default English */
export const fixedFilterMessages = (messages?: RendererMessages): RendererMessages["fixedFilters"] =>
  messages?.fixedFilters ?? englishFixedFilters;

/** The texts of fixed filters, in the host's language. */
export const useFixedFilterMessages = (): RendererMessages["fixedFilters"] =>
  fixedFilterMessages(useHostMessages());

/** The texts of the totals below a table. @default English */
export const totalsMessages = (messages?: RendererMessages): RendererMessages["totals"] =>
  messages?.totals ?? englishTotals;

/** The texts of the totals below a table, in the host's language. */
export const useTotalsMessages = (): RendererMessages["totals"] => totalsMessages(useHostMessages());
