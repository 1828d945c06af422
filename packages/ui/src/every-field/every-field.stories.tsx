import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { ServerPage } from "../data-table/server-page.fixtures.js";
import { PlainForm } from "../field-value/plain-form.fixtures.js";
import { postedBy } from "../field-value/posted.fixtures.js";
import { withNotifications } from "../form-kit/with-notifications.fixtures.js";
import { arabic } from "../text-direction/arabic.fixtures.js";
import { ControlledFields, KitFields, PlainFields } from "./all-fields.fixtures.js";
import { emptyValues, type FieldCase, fieldCases } from "./field-cases.fixtures.js";

/** What every field has in common, tested on all of them. */
const meta = {
  title: "Patterns/Every field",
  decorators: [withNotifications],
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const values = Object.fromEntries(fieldCases.map(({ name, value }) => [name, value]));

/** The element of a field, and its first control. */
function caseOf(root: HTMLElement, { name }: FieldCase) {
  const field = root.querySelector<HTMLElement>(`[data-case="${name}"], [data-form-field="${name}"]`);
  const control = field?.querySelector<HTMLElement>("input:not([type=hidden]), select, textarea, button");
  if (!field || !control) throw new Error(`${name} is not on the page.`);
  return { field, control };
}

/** Fills every field, reaching each with Tab. */
async function fillAll(root: HTMLElement) {
  for (const each of fieldCases) {
    const { field, control } = caseOf(root, each);
    for (let stops = 0; stops < 6 && document.activeElement !== control; stops += 1) await userEvent.tab();
    await waitFor(() => expect(control, `${each.name} is reached with Tab`).toHaveFocus());
    await each.fill(field);
  }
  // Formatted fields complete their text when they are left.
  await userEvent.tab();
}

const postedAll = fieldCases.flatMap(({ posted }) => posted);
const postedNone = fieldCases.flatMap(
  ({ posted, postedEmpty }) => postedEmpty ?? posted.map(([name]) => [name, ""] as const),
);

export const PostsInAPlainForm: Story = {
  render: () => (
    <PlainForm>
      <PlainFields />
    </PlainForm>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(postedBy(canvasElement)).toEqual(postedNone);
    await fillAll(canvasElement);
    await expect(postedBy(canvasElement)).toEqual(postedAll);
    await userEvent.click(canvas.getByRole("button", { name: "Reset" }));
    await waitFor(() => expect(postedBy(canvasElement)).toEqual(postedNone));
  },
};

export const StartsWithItsDefault: Story = {
  render: () => (
    <PlainForm>
      <PlainFields isFilled />
    </PlainForm>
  ),
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(postedBy(canvasElement)).toEqual(postedAll));
    await userEvent.clear(canvas.getByLabelText("First name"));
    await userEvent.click(canvas.getByRole("button", { name: "Reset" }));
    await waitFor(() => expect(postedBy(canvasElement)).toEqual(postedAll));
  },
};

const shown = fn();

export const Controlled: Story = {
  render: () => <ControlledFields onValues={shown} />,
  beforeEach: () => shown.mockClear(),
  play: async ({ canvas, canvasElement }) => {
    await fillAll(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "Show values" }));
    await expect(shown).toHaveBeenLastCalledWith(values);
    await userEvent.click(canvas.getByRole("button", { name: "Empty all" }));
    for (const each of fieldCases) {
      const { control } = caseOf(canvasElement, each);
      if (control instanceof HTMLInputElement && control.type === "text")
        await expect(control).toHaveValue("");
    }
    await userEvent.click(canvas.getByRole("button", { name: "Show values" }));
    await expect(shown).toHaveBeenLastCalledWith(emptyValues);
  },
};

const submitted = fn();

export const InTheFormKit: Story = {
  render: () => <KitFields onSubmit={submitted} />,
  beforeEach: () => submitted.mockClear(),
  play: async ({ canvas, canvasElement }) => {
    await fillAll(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "Submit" }));
    await waitFor(() => expect(submitted).toHaveBeenCalledOnce());
    await expect(submitted).toHaveBeenLastCalledWith(values);
  },
};

export const ErrorsInTheFormKit: Story = {
  tags: ["picture"],
  render: () => <KitFields onSubmit={submitted} />,
  play: async ({ canvas, canvasElement }) => {
    await userEvent.type(canvas.getByLabelText(/^First name/), "M");
    await userEvent.click(canvas.getByRole("button", { name: "Submit" }));
    await userEvent.click(await canvas.findByRole("button", { name: "Show Errors" }));
    for (const each of fieldCases.slice(1)) {
      const link = await canvas.findByRole("button", { name: `${each.label}: Enter this.` });
      await userEvent.click(link);
      const { field } = caseOf(canvasElement, each);
      await waitFor(() =>
        expect(field.contains(document.activeElement), `${each.name} has the focus`).toBe(true),
      );
      await expectDescribed(field, each, /Enter this\./);
    }
  },
};

/** A text that is not a value is an error of the form, also if the page's own rules accept it. */
export const OwnErrorsInTheFormKit: Story = {
  render: () => <KitFields onSubmit={submitted} />,
  beforeEach: () => submitted.mockClear(),
  play: async ({ canvas, canvasElement }) => {
    await fillAll(canvasElement);
    const submit = canvas.getByRole("button", { name: "Submit" });
    for (const each of fieldCases.filter(({ fillWrong }) => fillWrong)) {
      const { field, control } = caseOf(canvasElement, each);
      await userEvent.clear(control);
      await each.fillWrong?.(field);
      await waitFor(() =>
        expect(submit, `${each.name} blocks the form`).toHaveAttribute("aria-disabled", "true"),
      );
      // By text: to look up a role and its name reads the styles of all fields.
      await userEvent.click(canvas.getByText("Show Errors"));
      await userEvent.click(canvas.getByText(new RegExp(`^${each.label}: Enter `)));
      await waitFor(() => expect(control).toHaveFocus());
      await userEvent.clear(control);
      await each.fill(field);
      await waitFor(() =>
        expect(submit, `${each.name} is corrected`).not.toHaveAttribute("aria-disabled", "true"),
      );
    }
    await userEvent.click(submit);
    await waitFor(() => expect(submitted).toHaveBeenCalledOnce());
    await expect(submitted).toHaveBeenLastCalledWith(values);
  },
};

/** The field's control or group has its label as the name and the text in its description. */
async function expectDescribed(root: HTMLElement, { label, name }: FieldCase, text: RegExp) {
  const field = within(root);
  const named = field.queryAllByRole("group", { name: new RegExp(`^${label}`) });
  const [element] = named.length > 0 ? named : field.getAllByLabelText(new RegExp(`^${label}`));
  await expect(element, `${name} is described`).toHaveAccessibleDescription(text);
}

export const Described: Story = {
  render: () => <PlainFields shared={{ hint: "As on the card.", error: "Check this." }} />,
  play: async ({ canvasElement }) => {
    for (const each of fieldCases) {
      const { field } = caseOf(canvasElement, each);
      await expectDescribed(
        field,
        each,
        /Check this\.[\s\S]*As on the card\.|As on the card\.[\s\S]*Check this\./,
      );
      await expect(field.querySelector("[data-invalid]"), `${each.name} is marked`).not.toBeNull();
    }
  },
};

export const Required: Story = {
  render: () => <PlainFields shared={{ required: true }} />,
  play: async ({ canvasElement }) => {
    // Browsers have no required groups of checkboxes.
    for (const each of fieldCases.filter(({ name }) => !["uses", "credit"].includes(name))) {
      const { field } = caseOf(canvasElement, each);
      await expect(
        field.querySelector(":required, [aria-required=true]"),
        `${each.name} is required`,
      ).not.toBeNull();
    }
  },
};

export const Disabled: Story = {
  tags: ["picture"],
  render: () => (
    <PlainForm>
      <PlainFields isFilled shared={{ disabled: true }} />
    </PlainForm>
  ),
  play: async ({ canvasElement }) => {
    for (const each of fieldCases) await expect(caseOf(canvasElement, each).control).toBeDisabled();
    await expect(postedBy(canvasElement)).toEqual([]);
  },
};

const viewports = {
  phone: { name: "Phone", styles: { width: "390px", height: "844px" } },
  desktop: { name: "Desktop", styles: { width: "1440px", height: "900px" } },
};

async function expectNoOverflow({ canvasElement }: { canvasElement: HTMLElement }) {
  for (const each of fieldCases) {
    const { field } = caseOf(canvasElement, each);
    await expect(field.scrollWidth, `${each.name} fits`).toBeLessThanOrEqual(field.clientWidth);
  }
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
}

export const OnAPhone: Story = {
  render: () => <PlainFields isFilled shared={{ hint: "As on the card." }} />,
  parameters: { viewport: { options: viewports } },
  globals: { viewport: { value: "phone" } },
  play: expectNoOverflow,
};

export const OnADesktop: Story = {
  tags: ["picture"],
  ...OnAPhone,
  globals: { viewport: { value: "desktop" } },
};

export const Hydrated: Story = {
  render: () => (
    <ServerPage>
      <PlainForm>
        <PlainFields />
      </PlainForm>
    </ServerPage>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText("0 differences")).toBeVisible();
    await waitFor(() => expect(postedBy(canvasElement)).toEqual(postedNone));
    await userEvent.type(canvas.getByLabelText("Income"), "1234{Tab}");
    await expect(canvas.getByLabelText("Income")).toHaveValue("1,234.00");
  },
};

export const Spanish: Story = {
  render: () => <PlainFields />,
  globals: { language: "spanish" },
  play: async ({ canvas }) => {
    for (const name of ["Elegir una fecha", "Mostrar la contraseña"])
      await expect(canvas.getAllByRole("button", { name })[0]).toBeVisible();
    await expect(canvas.getAllByRole("option", { name: /^abril$/i })[0]).toBeInTheDocument();
    await userEvent.type(canvas.getByLabelText("Start"), "x{Tab}");
    await expect(canvas.getByLabelText("Start")).toHaveAccessibleDescription(/^Escriba una fecha/);
  },
};

/** All fields, with values. */
export const Arabic: Story = {
  ...arabic,
  render: () => (
    <PlainForm>
      <PlainFields isFilled />
    </PlainForm>
  ),
};
