import { type ChartMessages, englishCharts } from "./chart-messages.js";
import { type CodeMessages, englishCode } from "./code-messages.js";
import { type ComboboxMessages, englishCombobox } from "./combobox-messages.js";
import { type DialogMessages, englishDialogs } from "./dialog-messages.js";
import { type DisplayMessages, englishDisplay } from "./display-messages.js";
import type { FamilyMessages } from "./family-messages.js";
import { englishFields, type FieldMessages } from "./field-messages.js";
import { englishForm, type FormMessages } from "./form-messages.js";
import { englishPage, type PageMessages } from "./page-messages.js";
import { englishPhoto, type PhotoMessages } from "./photo-messages.js";
import { englishShell, type ShellMessages } from "./shell-messages.js";
import { englishTableView, type TableViewMessages } from "./table-view-messages.js";

/** Every text of the components' own. A function takes what its text mentions. */
export interface Messages
  extends PageMessages,
    TableViewMessages,
    ComboboxMessages,
    FieldMessages,
    DialogMessages,
    FormMessages,
    PhotoMessages,
    ShellMessages,
    DisplayMessages,
    CodeMessages,
    ChartMessages,
    FamilyMessages {}

/** All texts in English: the default where there is no `MessagesProvider`. */
export const english: Messages = {
  ...englishPage,
  ...englishTableView,
  ...englishCombobox,
  ...englishFields,
  ...englishDialogs,
  ...englishForm,
  ...englishPhoto,
  ...englishShell,
  ...englishDisplay,
  ...englishCode,
  ...englishCharts,
};
