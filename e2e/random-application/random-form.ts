import type { Locator, Page } from "@playwright/test";
import { fillControl } from "../../packages/ui/scripts/soak-forms/fill-field.ts";
import { brokenRules, type FormState, readForm } from "../../packages/ui/scripts/soak-forms/form-state.ts";
import type { Random } from "../../packages/ui/scripts/soak-forms/random.ts";
import { texts } from "./texts.ts";

const controls =
  "input:not([type=hidden],[type=file],[aria-hidden]):enabled, select:enabled, textarea:enabled, [role=checkbox]";
const locationNames = ["city", "county", "state"];
const familySize = "totalMembers";

/** What a step did to the form. */
export interface Step {
  readonly what: string;
  /** The field that it changed. */
  readonly changed?: string;
  /** The member that it removed. */
  readonly removed?: number;
  readonly problems?: readonly string[];
}

/** The form of a new application in a browser. */
export function randomForm(page: Page, random: Random) {
  const form = page.getByRole("form", { name: "New Form" });
  const fields = form.locator("[data-form-field]").filter({ has: page.locator(controls) });
  const fieldNamed = (name: string) => form.locator(`[data-form-field="${name}"]`);

  /** Fills a field: with its first text if it must be valid. */
  const fill = async (field: Locator, isValid: boolean): Promise<Step> => {
    const name = (await field.getAttribute("data-form-field")) ?? "";
    const last = name.split(".").at(-1) ?? name;
    const all = field.locator(controls);
    if (last === "dob") {
      const parts = isValid ? ["2", "28", "1990"] : undefined;
      for (const index of [0, 1, 2]) await choose(all.nth(index), random, parts?.[index]);
      return { what: `${name}: selects a date`, changed: name };
    }
    const control = all.nth(random.below(await all.count()));
    const { what, shown } = await fillControl(page, control, { field: last, random, isValid, texts });
    const value = shown === undefined ? undefined : await control.inputValue();
    const isShown = value === shown;
    return {
      ...{ what: `${name}: ${what}`, changed: name },
      problems: isShown ? [] : [`${name} shows "${value}" instead of "${shown}".`],
    };
  };
  const members = () => form.getByRole("button", { name: /^Remove Member \d+$/ });

  return {
    form,
    fieldNamed,
    submit: form.getByRole("button", { name: "Submit New" }),
    /** Changes a random field. */
    change: async (): Promise<Step> => {
      const all = form.locator("[data-form-field]");
      const index = random.below(await all.count());
      const field = all.nth(index);
      // The list of members has fields of its own.
      if ((await field.getAttribute("data-form-field")) === "offlineAppMembers") return { what: "nothing" };
      return fill(field, random.chance(0.75));
    },
    addMember: async (): Promise<Step> => {
      await form.getByRole("button", { name: "Add member" }).press("Enter");
      return { what: "adds a member" };
    },
    removeMember: async (): Promise<Step> => {
      const count = await members().count();
      if (count === 0) return { what: "nothing" };
      const removed = random.below(count);
      await members().nth(removed).press("Enter");
      await page.getByRole("alertdialog").getByRole("button", { name: "Yes" }).click();
      return { what: `removes member ${removed + 1}`, removed };
    },
    /** Fills every field with valid values that fit together. */
    complete: async (lastName: string): Promise<void> => {
      const names = await form
        .locator("[data-form-field]")
        .evaluateAll((all) => all.map((one) => one.getAttribute("data-form-field") ?? ""));
      for (const name of names) {
        const last = name.split(".").at(-1) ?? "";
        const field = fieldNamed(name);
        if (["offlineAppMembers", "first_time_on_marketplace", "apply"].includes(last)) continue;
        // The income of a former spouse is no longer in the form.
        if ((await field.count()) === 0) continue;
        if (last === "relation") await field.locator("select").selectOption("child");
        else if (last === "married" || last === "accountingServiceRequested")
          await field.getByRole("checkbox").uncheck();
        else await fill(field, true);
      }
      await fieldNamed("lastName").locator("input").fill(lastName);
    },
    /** Waits until nothing is pending, and reads the form. */
    settled: async (): Promise<FormState> => {
      await page.waitForFunction(() => !document.querySelector("form [aria-busy=true], [role=alertdialog]"));
      await page.evaluate(
        () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 30))),
      );
      return readForm(page, "Submit New");
    },
    fields,
  };
}

/** Selects an option other than the placeholder. */
async function choose(select: Locator, random: Random, value?: string): Promise<void> {
  const values = await select
    .locator("option")
    .evaluateAll((all) => all.map((one) => (one as HTMLOptionElement).value).filter(Boolean));
  await select.selectOption(value ?? random.pick(values));
}

/**
 * Finds what the steps of one form broke. A ZIP code may change only parts of the location that are empty or have the value
 * of an earlier ZIP code. The family size may follow the number of members if it was right before.
 */
export function stepChecker() {
  const filledIn = new Map<string, string>();
  const valueIn = ({ values }: FormState, name: string) => values[`${name} 0`] ?? "";
  return (
    { changed, removed, problems = [] }: Step,
    { before, after, initial }: { before: FormState; after: FormState; initial: FormState },
  ): readonly string[] => {
    const kept = removed === undefined ? before.values : withoutMember(before.values, removed);
    const follows =
      valueIn(before, familySize) === sizeOf(before) && valueIn(after, familySize) === sizeOf(after);
    const expected = {
      ...before,
      values: follows ? { ...kept, [`${familySize} 0`]: sizeOf(after) } : kept,
    };
    const zipCode = locationNames.filter((name) => ["", filledIn.get(name)].includes(valueIn(before, name)));
    if (changed === "zipCode") {
      for (const name of zipCode) {
        if (valueIn(before, name) !== valueIn(after, name)) filledIn.set(name, valueIn(after, name));
      }
    }
    return [...problems, ...brokenRules(expected, after, { changed, initial, followers: { zipCode } })];
  };
}

/** The number of the people on the form: the applicant and the members. */
function sizeOf({ values }: FormState): string {
  const members = Object.keys(values).map((key) => /^offlineAppMembers\.(\d+)\./.exec(key)?.[1]);
  return String(1 + new Set(members.filter(Boolean)).size);
}

/** The values after a member was removed: later members move up. */
function withoutMember(values: FormState["values"], removed: number): FormState["values"] {
  return Object.fromEntries(
    Object.entries(values).flatMap(([key, value]) => {
      const [, index, rest] = /^offlineAppMembers\.(\d+)\.(.*)$/.exec(key) ?? [];
      if (index === undefined || Number(index) < removed) return [[key, value]];
      return Number(index) === removed ? [] : [[`offlineAppMembers.${Number(index) - 1}.${rest}`, value]];
    }),
  );
}
