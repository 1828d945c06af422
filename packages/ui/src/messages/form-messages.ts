/** The texts of the form kit. */
export interface FormMessages {
  form: {
    /** Shown when a form with errors is submitted. */
    invalid: string;
    showErrors: string;
    /** Above the links to the fields with errors. */
    errorsTitle: string;
    unsaved: string;
    upToDate: string;
    submit: { create: string; edit: string };
    sections: string;
    errorCount: (count: number) => string;
    /** Of a section without missing values, for screen readers. */
    complete: string;
    /** An empty value in a version or review. */
    nothing: string;
    optionsFailed: string;
    /** A select that waits for another field. */
    chooseFirst: (label: string) => string;
    versionConflict: {
      title: string;
      text: string;
      /** Shown if both versions have the same values. */
      same: string;
      mine: string;
      theirs: string;
      keep: string;
      reload: string;
    };
    draft: {
      restored: string;
      discard: string;
      /** Asked before a draft is discarded. */
      question: string;
      questionText: string;
      failed: string;
    };
    steps: {
      label: string;
      back: string;
      next: string;
      /** The step in which the user checks all values. */
      review: string;
      edit: (step: string) => string;
      position: (position: number, count: number) => string;
    };
  };
}

export const englishForm: FormMessages = {
  form: {
    invalid: "Validation form errors!",
    showErrors: "Show Errors",
    errorsTitle: "Fix these errors",
    unsaved: "Unsaved changes",
    upToDate: "All changes are saved",
    submit: { create: "Submit", edit: "Save" },
    sections: "Sections",
    complete: "complete",
    errorCount: (count) => (count === 1 ? "1 error" : `${count} errors`),
    nothing: "Empty",
    optionsFailed: "Couldn't load the options.",
    chooseFirst: (label) => `Choose ${label} first`,
    versionConflict: {
      title: "Someone else changed this",
      text: "Choose which version to keep for each field.",
      same: "Both versions have the same values.",
      mine: "Yours",
      theirs: "Theirs",
      keep: "Save chosen versions",
      reload: "Discard my changes",
    },
    draft: {
      restored: "Your draft was restored.",
      discard: "Discard draft",
      question: "Discard this draft?",
      questionText: "Its entries are deleted.",
      failed: "Couldn't save your draft. Submit the form to keep your changes.",
    },
    steps: {
      label: "Steps",
      back: "Back",
      next: "Next",
      review: "Review",
      edit: (step) => `Edit ${step}`,
      position: (position, count) => `Step ${position} of ${count}`,
    },
  },
};
