import type { RendererMessages } from "../renderer-messages.ts";
import { locale } from "./figure.ts";
import { spanishForms } from "./forms.ts";
import { spanishLists } from "./lists.ts";
import { spanishLive } from "./live.ts";
import { spanishPage } from "./page.ts";
import { spanishUploads } from "./uploads.ts";
import { spanishViews } from "./views.ts";

/** All texts of screens in Spanish, for `messages` of a host. */
export const spanish: RendererMessages = {
  locale,
  values: { yes: "SÍ", no: "NO" },
  page: spanishPage,
  ...spanishLists,
  forms: spanishForms,
  uploads: spanishUploads,
  views: spanishViews,
  live: spanishLive,
};
