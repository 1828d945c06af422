/** The screen editor's texts of its part 'carry': screens as files. */
export const carryMessages = {
  exported: (fileName: string) => `${fileName} is among your downloads`,

  title: "Import a screen from a file",
  text: "Choose a file that an export wrote. Nothing is saved by this: what the file says goes into the editor, and takes effect when it is saved, approved and published.",
  file: "File of a screen",
  cancel: "Cancel",
  take: "Put it in the editor",
  chooseFirst: "Choose a file first.",
  chooseAnother: "This file cannot be taken; choose another.",
  reading: "Comparing",
  hereNotLoaded: "The screens that are here could not be loaded",

  refused: {
    noText: "The file could not be read. Choose it again.",
    noJson: (line: number, message: string) => `The file is not JSON. Line ${line}: ${message}`,
    noScreen:
      'The file is JSON, but not of a screen: it does not say "kind": "list". Choose a file that an export wrote.',
    tooLong: (most: number) =>
      `The screen is longer than ${most.toLocaleString("en-US")} characters, and cannot be saved.`,
  },

  found: (title: string, id: string) => `${title} (${id})`,
  untitled: "A screen without a title",
  renamed: (before: string, id: string) =>
    `The file calls it ${before}. Here it becomes ${id}, because the ID of a screen never changes.`,
  taken: (id: string, free: string) => `There is a screen ${id} already, so this one becomes ${free}.`,
  takenHint: "To make it the next version of that screen, open that screen and import the file there.",
  openThat: "Open that screen",

  dropped: "Left out, because an added screen cannot have it:",
  problems: (count: number) =>
    count === 1
      ? "It has 1 problem. It can be taken as a draft and mended here:"
      : `It has ${count} problems. It can be taken as a draft and mended here:`,

  needs: {
    title: "What it needs",
    states: { here: "Here", partly: "In part", forbidden: "Not yours", missing: "Not here" },
    why: {
      missing: "Nothing of this name can be called here.",
      partly: (names: readonly string[]) => `Unknown here: ${names.join(", ")}.`,
      forbidden: "You may not call it: somebody who may has to submit and approve the screen.",
    },
    rights: (rights: readonly string[]) => `Roles and claims that it asks for: ${rights.join(", ")}.`,
    unknown: "The file does not say, and it cannot be told while the screen has problems.",
  },

  difference: "What changes",
  nothingThere: "Nothing is in the editor yet, so all of it is new.",
  same: "The file says what is there already.",
  inEditor: "In the editor",
  ofScreen: (title: string) => `${title}, as it is here`,
  inFile: "In the file",
  imported: "The file's screen is in the editor. Save it to keep it as a draft",
} as const;
