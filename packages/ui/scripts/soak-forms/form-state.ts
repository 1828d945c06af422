import type { Page } from "playwright";

/** The form as a user sees it. */
export interface FormState {
  /** The shown value of each control, by field and position in it. */
  readonly values: Readonly<Record<string, string>>;
  /** The fields that show an error. */
  readonly invalid: readonly string[];
  /** The links of the error summary; undefined while it is hidden. */
  readonly links: number | undefined;
  readonly canSubmit: boolean;
  readonly isSubmitting: boolean;
}

/** Reads the form with a submit button. */
export function readForm(page: Page, submitLabel = "Submit application"): Promise<FormState> {
  return page.evaluate((submitText) => {
    const values: Record<string, string> = {};
    const invalid: string[] = [];
    for (const field of document.querySelectorAll<HTMLElement>("[data-form-field]")) {
      const name = field.dataset.formField ?? "";
      const own = [...field.querySelectorAll<HTMLElement>("[data-invalid]")].filter(
        (element) => element.closest("[data-form-field]") === field,
      );
      if (own.length > 0) invalid.push(name);
      const controls = field.querySelectorAll<HTMLInputElement>(
        "input:not([type=hidden],[type=file],[aria-hidden]), select, textarea, [role=checkbox]",
      );
      for (const [index, control] of [...controls].entries()) {
        if (control.closest("[data-form-field]") !== field) continue;
        const isToggle = ["checkbox", "radio"].includes(control.type);
        const state =
          control.getAttribute("aria-checked") ?? (isToggle ? String(control.checked) : control.value);
        values[`${name} ${index}`] = state;
      }
      // The options of a combobox that takes several; the buttons that remove them are named after them.
      const tags =
        field.querySelectorAll("[role=combobox]").length > 0 ? field.querySelectorAll("button") : [];
      for (const [index, tag] of [...tags].entries()) {
        const label = tag.getAttribute("aria-label")?.replace(/^Remove /, "");
        if (label !== undefined) values[`${name} tag ${index}`] = label;
      }
    }
    const button = [...document.querySelectorAll("button[type=submit]")].find((one) =>
      one.textContent?.includes(submitText),
    );
    const summary = document.querySelector("form section[tabindex='-1'] > ul")?.closest("section");
    return {
      values,
      invalid,
      links: summary?.querySelectorAll("li").length,
      canSubmit: button !== undefined && button.getAttribute("aria-disabled") !== "true",
      isSubmitting: button?.getAttribute("aria-busy") === "true",
    };
  }, submitLabel);
}

/** Fields that change with another one: a ZIP code fills in the address, and a state clears its county. */
const enrollmentFollowers: Followers = { address: ["address"], state: ["county"] };

/** Fields by the field that they change with. */
export type Followers = Readonly<Record<string, readonly string[]>>;

/** What an action did. */
export interface Change {
  /** The field that it changed, if any. */
  readonly changed: string | undefined;
  /** The form before any action. */
  readonly initial: FormState;
  /** @default those of `consumers/vite-app` */
  readonly followers?: Followers;
}

/** What an action broke. */
export function brokenRules(
  before: FormState,
  after: FormState,
  { changed, initial, followers = enrollmentFollowers }: Change,
): readonly string[] {
  const mayChange = [changed, ...(followers[changed ?? ""] ?? [])];
  const lost = Object.entries(before.values).filter(([key, value]) => {
    const [field = ""] = key.split(" ");
    return key in after.values && !mayChange.includes(field) && after.values[key] !== value;
  });
  const isChanged = JSON.stringify(completeValues(after)) !== JSON.stringify(completeValues(initial));
  const hasErrors = after.invalid.length > 0;
  return [
    ...lost.map(([key, value]) => `${key} lost "${value}" and shows "${after.values[key]}".`),
    ...(hasErrors && after.canSubmit ? [`Can be submitted with errors in ${after.invalid.join(", ")}.`] : []),
    ...(!isChanged && after.canSubmit ? ["Can be submitted unchanged."] : []),
    ...(isChanged && !hasErrors && !after.canSubmit && !after.isSubmitting
      ? ["Cannot be submitted without errors."]
      : []),
    ...(after.links !== undefined && after.links < after.invalid.length
      ? [`The summary has ${after.links} links for errors in ${after.invalid.join(", ")}.`]
      : []),
  ];
}

/** Without incomplete dates of birth: their value is empty until month, day and year are selected. */
function completeValues({ values }: FormState) {
  const entries = Object.entries(values);
  const incomplete = entries.flatMap(([key, value]) => {
    const [field = ""] = key.split(" ");
    return /(dateOfBirth|dob)$/.test(field) && value === "" ? [field] : [];
  });
  return entries.filter(([key]) => !incomplete.includes(key.split(" ")[0] ?? ""));
}
