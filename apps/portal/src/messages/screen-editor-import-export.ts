import { problems } from "./screen-editor-json.ts";

/** Importing and exporting screens as files. */
export const importExportMessages = {
  exported: (fileName: string) => `${fileName} downloaded`,

  title: "Import a screen from a file",
  text: "Choose an exported screen file. It opens in the editor. Nothing is saved until you save it, and nothing goes live until it's approved and published.",
  file: "Screen file",
  cancel: "Cancel",
  open: "Open in the editor",
  chooseFirst: "Choose a file first.",
  chooseAnother: "This file can't be imported. Choose another.",
  reading: "Comparing",
  existingNotLoaded: "Couldn't load the existing screens",

  refused: {
    noText: "Couldn't read the file. Choose it again.",
    noJson: (line: number, message: string) => `The file isn't valid JSON. Line ${line}: ${message}`,
    noScreen:
      'The file is JSON but not a screen: "kind": "list" is missing. Choose a file that was exported from here.',
    tooLong: (most: number) =>
      `The screen is longer than ${most.toLocaleString("en-US")} characters and can't be saved.`,
  },

  found: (title: string, id: string) => `${title} (${id})`,
  untitled: "Untitled screen",
  renamed: (before: string, id: string) =>
    `The file's ID is ${before}. It's imported as ${id}, because a screen's ID never changes.`,
  idTaken: (id: string, free: string) => `Screen ${id} already exists, so this one is imported as ${free}.`,
  idTakenHint: "To import it as a new version of that screen, open that screen and import the file there.",
  openExisting: "Open that screen",

  dropped: "Left out, because custom screens don't support it:",
  problems: (count: number) =>
    `The screen has ${problems(count)}. You can still import it as a draft and fix ${count === 1 ? "it" : "them"} here:`,

  requirements: {
    title: "Requirements",
    states: { here: "Available", partly: "Partly available", forbidden: "No permission", missing: "Missing" },
    why: {
      missing: "There is no endpoint with this name here.",
      partly: (names: readonly string[]) => `Not available here: ${names.join(", ")}.`,
      forbidden: "You don't have permission to use it. Someone who does must submit and approve the screen.",
    },
    rights: (rights: readonly string[]) => `Roles and claims it requires: ${rights.join(", ")}.`,
    unknown:
      "The file doesn't list its requirements, and they can't be determined while the screen has problems.",
  },

  difference: "Changes",
  editorEmpty: "The editor is empty, so everything is new.",
  same: "The file is identical to the current screen.",
  inEditor: "In the editor",
  ofScreen: (title: string) => `${title} (existing)`,
  inFile: "In the file",
  imported: "Screen imported into the editor. Save it as a draft to keep it",
} as const;
