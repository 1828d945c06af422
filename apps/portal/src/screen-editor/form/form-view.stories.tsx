import { toCustomScreen } from "@portico/portal-config/starting";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { unpaidPolicies } from "../../screens/unpaid-policies.ts";
import { FormStory } from "./form-story.fixtures.tsx";
import { addTo, atWork, part, problemsOf, toggle, written } from "./form-story-data.fixtures.ts";

const copied = toCustomScreen(unpaidPolicies).screen;

const meta = {
  title: "Screens/Screen editor/Form",
  component: FormStory,
  parameters: { layout: "fullscreen" },
  args: { begin: copied, onShowJson: fn() },
  beforeEach: atWork,
} satisfies Meta<typeof FormStory>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Adds a value of a fixed filter. */
async function pickValue(always: ReturnType<typeof part>, name: string, value: string) {
  const input = await always.findByRole("combobox", { name });
  await userEvent.type(input, value);
  await userEvent.click(await screen.findByRole("option", { name: value }));
  await waitFor(() => expect(always.getByRole("button", { name: `Remove ${value}` })).toBeVisible());
}

export const ReadOnly: Story = {
  args: { isReadOnly: true, begin: { ...copied, invented: 1 } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole("textbox", { name: /^Title/ })).toHaveAttribute("readonly");
    for (const tick of canvas.getAllByRole("checkbox")) await expect(tick).toBeDisabled();
    for (const choice of canvas.getAllByRole("combobox")) await expect(choice).toBeDisabled();
    await userEvent.click(canvas.getByRole("button", { name: "invented" }));
    await expect(args.onShowJson).toHaveBeenCalledWith({ path: "invented" });
    for (const name of [/^Move/, /^Remove/, /^Add/])
      await expect(canvas.queryByRole("button", { name })).toBeNull();
    await expect(canvas.queryByRole("combobox", { name: "Add a column" })).toBeNull();
    const columns = part(canvas, "Columns");
    await toggle(columns, "Policy number");
    await expect(columns.getByRole("textbox", { name: "Heading" })).toHaveAttribute("readonly");
    await expect(columns.getByRole("combobox", { name: "Format" })).toBeDisabled();
    const filters = part(canvas, "Filters");
    await toggle(filters, "Carrier");
    await expect(filters.getByRole("textbox", { name: "Label" })).toHaveAttribute("readonly");
  },
};

/** Someone's first screen: Ambetter policies in grace, Miami, worst first. */
export const FirstScreen: Story = {
  args: { begin: {}, isNew: true },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole("region", { name: "Columns" })).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: /^Unpaid Policies/ }));
    await waitFor(() => expect(canvas.getByRole("button", { name: "Change data source" })).toHaveFocus());

    const title = canvas.getByRole("textbox", { name: /^Title/ });
    await userEvent.clear(title);
    await userEvent.type(title, "Ambetter in grace, Miami");
    await expect(canvas.getByText("/portal/screens/ambetter-in-grace-miami")).toBeVisible();

    const always = part(canvas, "Fixed filters");
    await addTo(always, "Add a fixed filter", "Carrier");
    await pickValue(always, "Carrier", "Ambetter");
    await addTo(always, "Add a fixed filter", "City");
    await waitFor(() => expect(always.getByRole("combobox", { name: "State" })).toHaveFocus());
    await expect(always.getByRole("textbox", { name: "City" })).toBeDisabled();
    await pickValue(always, "State", "Florida");
    await pickValue(always, "City", "Miami");

    const order = part(canvas, "Sorting and paging");
    await addTo(order, "Sort by", "Months behind");
    const direction = order.getByRole("combobox", { name: "Direction of Months behind" });
    await waitFor(() => expect(direction).toHaveFocus());
    await userEvent.selectOptions(direction, "Largest first");

    await addTo(part(canvas, "Columns"), "Add a column", "Phone");
    await addTo(part(canvas, "Actions"), "Add a list button", "Notes");
    await expect(written(canvasElement)).toMatchObject({
      id: "ambetter-in-grace-miami",
      endpoints: { list: "policyNonPaid.list" },
      permanentFilters: { carrier: "Ambetter", state: "FL", city: "Miami" },
      sort: ["-monthsBehind"],
      columns: expect.arrayContaining(["phone"]),
      selection: { mode: "one" },
      access: "agent view.Policy|admin.Policy",
    });
    await expect(problemsOf(canvasElement)).toEqual([]);
  },
};

/** A fixed filter can have several values. A city is removed with its state. */
export const SeveralValues: Story = {
  args: {
    begin: { ...copied, filters: [], permanentFilters: { state: "FL", city: "Miami" } },
  },
  play: async ({ canvas, canvasElement }) => {
    const always = part(canvas, "Fixed filters");
    await pickValue(always, "State", "Texas");
    await expect(written(canvasElement).permanentFilters).toEqual({ state: ["FL", "TX"], city: "Miami" });
    await expect(problemsOf(canvasElement)).toEqual([]);
    await userEvent.click(always.getByRole("button", { name: "Remove Florida" }));
    await expect(written(canvasElement).permanentFilters).toEqual({ state: "TX" });
    await userEvent.click(always.getByRole("button", { name: "Remove State" }));
    await expect(written(canvasElement)).not.toHaveProperty("permanentFilters");
    await waitFor(() => expect(always.getByRole("combobox", { name: "Add a fixed filter" })).toHaveFocus());
  },
};

export const Columns: Story = {
  play: async ({ canvas, canvasElement }) => {
    const columns = part(canvas, "Columns");
    const fields = () => {
      const declared = written(canvasElement).columns;
      return Array.isArray(declared)
        ? declared.map((one) => (typeof one === "string" ? one : one.field))
        : [];
    };
    await userEvent.click(columns.getByRole("button", { name: "Move Carrier up" }));
    await expect(fields().slice(0, 2)).toEqual(["carrier", "agent"]);
    await waitFor(() => expect(columns.getByRole("button", { name: "Move Carrier up" })).toHaveFocus());

    await userEvent.click(columns.getByRole("button", { name: "Remove AOR" }));
    await expect(fields()).not.toContain("aor");
    await waitFor(() => expect(columns.getByText("Insured name").closest("summary")).toHaveFocus());
    await addTo(columns, "Add a column", "AOR");
    await expect(fields().at(-1)).toBe("aor");

    await toggle(columns, "Policy number");
    await userEvent.type(columns.getByRole("textbox", { name: "Heading" }), "No.");
    await userEvent.type(columns.getByRole("textbox", { name: "Width" }), "20");
    await expect(columns.getByRole("textbox", { name: "Width" })).toBeInvalid();
    await userEvent.type(columns.getByRole("textbox", { name: "Width" }), "0");
    await userEvent.click(columns.getByRole("checkbox", { name: "Masked" }));
    await expect(written(canvasElement).columns).toContainEqual({
      field: "policyNumber",
      header: "No.",
      width: 200,
      masked: true,
    });
    await expect(problemsOf(canvasElement)).toEqual([]);
  },
};

export const Audience: Story = {
  play: async ({ canvas, canvasElement }) => {
    const audience = part(canvas, "Who can see it");
    await userEvent.click(audience.getByRole("radio", { name: /^Only people/ }));
    await addTo(audience, "Roles and claims", "Telephony as an agent");
    await addTo(audience, "Roles and claims", "team.Miami");
    await expect(written(canvasElement).access).toBe(
      "agent view.Policy|admin.Policy TelephonyAgent|team.Miami",
    );
    await expect(problemsOf(canvasElement)).toEqual([]);
    await userEvent.click(audience.getByRole("button", { name: /team\.Miami/ }));
    await userEvent.type(audience.getByRole("combobox", { name: "Roles and claims" }), "two words");
    await within(document.body).findAllByText("No matches");
    await userEvent.click(audience.getByRole("radio", { name: "Everyone who can see these rows" }));
    await expect(written(canvasElement).access).toBe("agent view.Policy|admin.Policy");
  },
};

export const Work: Story = {
  play: async ({ canvas, canvasElement }) => {
    const work = part(canvas, "Actions");
    for (const name of ["Remove Change Status", "Remove Assign"])
      await userEvent.click(work.getByRole("button", { name }));
    await addTo(work, "Add a list button", "Assign");
    await expect(work.getByText("Multiple rows can be selected.")).toBeVisible();
    await userEvent.selectOptions(work.getByRole("combobox", { name: "When you view a row" }), "Nothing");
    await expect(written(canvasElement)).not.toHaveProperty("detail");
    await expect(written(canvasElement)).not.toHaveProperty("rowActions");
    await userEvent.selectOptions(
      work.getByRole("combobox", { name: "When you view a row" }),
      "Policy · same as Unpaid Policies",
    );
    await userEvent.selectOptions(work.getByRole("combobox", { name: "Above the list" }), "Nothing");
    await expect(written(canvasElement).endpoints).toEqual({ list: "policyNonPaid.list" });
    await expect(problemsOf(canvasElement)).toEqual([]);
  },
};

export const OtherRows: Story = {
  args: { begin: { ...copied, invented: { kept: true } } },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Change data source" }));
    await userEvent.click(canvas.getByRole("button", { name: /^Policies Policies, with/ }));
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await page.findByRole("button", { name: "Change data source" }));
    await expect(written(canvasElement)).toMatchObject({
      title: "Unpaid Policies",
      endpoints: { list: "policies.list" },
      invented: { kept: true },
    });
    await waitFor(() => expect(canvas.getByRole("button", { name: "Change data source" })).toHaveFocus());
  },
};
