/** A registered field of a form. */
export interface RegisteredField {
  readonly name: string;
  /** The label in the error summary and the version dialog. */
  readonly label: string;
  readonly element: HTMLElement;
  /** A value of the field as lines of text. */
  readonly describe: (value: unknown) => readonly string[];
  /** Not stored in drafts, and masked in the review. */
  readonly isSecret: boolean;
  /** A list of entries: its own errors are at `root`. */
  readonly isList: boolean;
  /** The keys of its value that show their own errors, such as the ZIP code of an address. */
  readonly parts: readonly string[];
  /** Moves the focus to the field. @default the element that the field registered with React Hook Form */
  readonly focus?: (() => void) | undefined;
}

/** A section as the index shows it. */
export interface RegisteredSection {
  readonly id: string;
  readonly title: string;
  readonly element: HTMLElement;
}

/** The fields and sections that a form contains, in display order. */
export interface FormRegistry {
  readonly addField: (field: RegisteredField) => () => void;
  readonly addSection: (section: RegisteredSection) => () => void;
  readonly fields: () => readonly RegisteredField[];
  readonly sections: () => readonly RegisteredSection[];
  /** Patterns of all fields that were secret at any time. */
  readonly secrets: () => readonly string[];
  /** Adds a listener that shows a hidden element, such as a step of a stepper. */
  readonly addReveal: (reveal: (element: HTMLElement) => void) => () => void;
  readonly reveal: (element: HTMLElement) => void;
  /** Adds a part that shows why a submission failed, in place of the form. */
  readonly addFailureOutlet: () => () => void;
  readonly hasFailureOutlet: () => boolean;
  readonly subscribe: (listener: () => void) => () => void;
}

/** An empty registry. */
export function createFormRegistry(patternOf: (name: string) => string): FormRegistry {
  let fields: readonly RegisteredField[] = [];
  let sections: readonly RegisteredSection[] = [];
  const secrets = new Set<string>();
  const reveals = new Set<(element: HTMLElement) => void>();
  const outlets = new Set<symbol>();
  const listeners = new Set<() => void>();
  const announce = () => {
    for (const listener of listeners) listener();
  };
  return {
    addField: (field) => {
      if (field.isSecret) secrets.add(patternOf(field.name));
      fields = inOrder([...fields, field]);
      announce();
      return () => {
        fields = fields.filter((other) => other !== field);
        announce();
      };
    },
    addSection: (section) => {
      sections = inOrder([...sections, section]);
      announce();
      return () => {
        sections = sections.filter((other) => other !== section);
        announce();
      };
    },
    fields: () => fields,
    sections: () => sections,
    secrets: () => [...secrets],
    addReveal: (reveal) => addTo(reveals, reveal),
    reveal: (element) => {
      for (const reveal of reveals) reveal(element);
    },
    addFailureOutlet: () => {
      const remove = addTo(outlets, Symbol("outlet"));
      announce();
      return () => {
        remove();
        announce();
      };
    },
    hasFailureOutlet: () => outlets.size > 0,
    subscribe: (listener) => addTo(listeners, listener),
  };
}

function addTo<Item>(set: Set<Item>, item: Item): () => void {
  set.add(item);
  return () => void set.delete(item);
}

function inOrder<Item extends { readonly element: HTMLElement }>(items: readonly Item[]): readonly Item[] {
  return [...items].sort((one, other) =>
    one.element.compareDocumentPosition(other.element) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
  );
}
