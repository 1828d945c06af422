import { carryMessages } from "./screen-editor/carry.ts";
import { compareMessages } from "./screen-editor/compare.ts";
import { formMessages } from "./screen-editor/form.ts";
import { jsonMessages } from "./screen-editor/json.ts";
import { lifeMessages } from "./screen-editor/life.ts";
import { previewMessages } from "./screen-editor/preview.ts";

/** The texts of the screen editor; each part's stand in a file of its own. They are loaded with the editor. */
export const screenEditorMessages = {
  life: lifeMessages,
  form: formMessages,
  json: jsonMessages,
  preview: previewMessages,
  compare: compareMessages,
  carry: carryMessages,
} as const;
