import { asAdded } from "@portico/portal-config/starting";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { managePolicies } from "../../screens/policies.ts";
import { unpaidPolicies } from "../../screens/unpaid-policies.ts";
import { atWork, part, problemsOf, written } from "./form-at-work.fixtures.ts";
import { FormStory } from "./form-story.fixtures.tsx";

const begin = { ...asAdded(unpaidPolicies).screen, columns: ["policyNumber"], filters: [] };

const meta = {
  title: "Screens/Screen editor/Form in detail",
  component: FormStory,
  parameters: { layout: "fullscreen" },
  args: { begin },
  beforeEach: atWork,
} satisfies Meta<typeof FormStory>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A name of its own in the sidebar, after one of the portal's pages; another section begins anew. */
export const InTheSidebar: Story = {
  args: { begin: { ...begin, navigation: { section: "policies" } } },
  play: async ({ canvas, canvasElement }) => {
    const name = part(canvas, "Name and place");
    await userEvent.click(name.getByText("Name and place in the sidebar"));
    await userEvent.type(name.getByRole("textbox", { name: "Name in the sidebar" }), "Grace");
    const place = name.getByRole("combobox", { name: "Place in the section" });
    await userEvent.selectOptions(place, "After Policies");
    await expect(written(canvasElement).navigation).toEqual({
      section: "policies",
      label: "Grace",
      order: 1,
    });
    await userEvent.selectOptions(place, "At the end");
    await expect(written(canvasElement).navigation).toEqual({ section: "policies", label: "Grace" });

    const section = name.getByRole("combobox", { name: "Section of the sidebar" });
    await userEvent.selectOptions(place, "At the top");
    await userEvent.selectOptions(section, "Administration · not for all who may see it");
    await expect(written(canvasElement).navigation).toEqual({ section: "administration", label: "Grace" });
    await expect(section).toHaveAccessibleDescription(
      "Administration stands in the sidebar of these alone: Administrators. Others who may see the screen reach it by its address.",
    );
    await expect(problemsOf(canvasElement)).toEqual([]);
  },
};

/** What is said already is not hidden, and a number that no place has is kept. */
export const AsItWasWritten: Story = {
  args: { begin: { ...begin, navigation: { section: "policies", order: 42 } } },
  play: async ({ canvas }) => {
    const place = part(canvas, "Name and place").getByRole("combobox", { name: "Place in the section" });
    await expect(place).toBeVisible();
    await expect(place).toHaveDisplayValue("As it is written: 42");
  },
};

/** A right that the portal did not come with. */
export const AnotherRight: Story = {
  play: async ({ canvas, canvasElement }) => {
    const audience = part(canvas, "Who may see it");
    await userEvent.click(audience.getByRole("radio", { name: /^Only those/ }));
    const box = audience.getByRole("textbox", { name: "Another right" });
    await userEvent.type(box, "two words{Enter}");
    await expect(box).toBeInvalid();
    await expect(audience.getByRole("alert")).toHaveTextContent(/^A right is one word/);
    await userEvent.clear(box);
    await userEvent.type(box, "team.Miami{Enter}");
    await expect(box).toHaveValue("");
    await expect(audience.getByRole("checkbox", { name: "team.Miami" })).toBeChecked();
    await expect(written(canvasElement).access).toBe("agent view.Policy|admin.Policy team.Miami");
    await expect(problemsOf(canvasElement)).toEqual([]);
  },
};

/** The colours of a status, by the values that rows can have, and who sees its column. */
export const StatusColumn: Story = {
  args: {
    begin: {
      ...begin,
      columns: ["policyNumber", { field: "status", tones: { New: "info", Old: "danger" } }],
    },
  },
  play: async ({ canvas, canvasElement }) => {
    const columns = part(canvas, "Columns");
    await userEvent.click(columns.getByRole("button", { name: "Change Status" }));
    await userEvent.click(columns.getByText("Colours"));
    const colour = (value: string) => columns.findByRole("combobox", { name: `Colour of ${value}` });
    await userEvent.selectOptions(await colour("Will Not Pay"), "Red");
    await userEvent.selectOptions(await colour("Old"), "Grey");
    await userEvent.type(columns.getByRole("textbox", { name: "Where there is no value" }), "None");
    await userEvent.click(columns.getByRole("checkbox", { name: "Only some see it" }));
    await expect(columns.queryByRole("checkbox", { name: "Agents" })).toBeNull();
    await userEvent.click(columns.getByRole("checkbox", { name: "Administer policies" }));
    await expect(written(canvasElement).columns).toEqual([
      "policyNumber",
      {
        field: "status",
        tones: { New: "info", "Will Not Pay": "danger" },
        empty: "None",
        access: "admin.Policy",
      },
    ]);
    await expect(problemsOf(canvasElement)).toEqual([]);
    await userEvent.click(columns.getByRole("checkbox", { name: "Only some see it" }));
    await expect(written(canvasElement).columns).not.toContainEqual(
      expect.objectContaining({ access: expect.anything() }),
    );
  },
};

/** Where the list does not say which values there are, they are typed. */
export const TypedColours: Story = {
  args: { begin: { ...begin, columns: [{ field: "planName", format: "status" }] } },
  play: async ({ canvas, canvasElement }) => {
    const columns = part(canvas, "Columns");
    await userEvent.click(columns.getByRole("button", { name: "Change Plan name" }));
    await userEvent.click(columns.getByText("Colours"));
    await userEvent.type(columns.getByRole("textbox", { name: "Another value" }), "Gold{Enter}");
    await userEvent.selectOptions(columns.getByRole("combobox", { name: "Colour of Gold" }), "Amber");
    await expect(written(canvasElement).columns).toEqual([
      { field: "planName", format: "status", tones: { Gold: "warning" } },
    ]);
    await expect(problemsOf(canvasElement)).toEqual([]);
  },
};

/** Sets of columns: begun as two, named, filled, and ended again. */
export const SetsOfColumns: Story = {
  play: async ({ canvas, canvasElement }) => {
    const columns = part(canvas, "Columns");
    await userEvent.click(columns.getByText("Sets of columns to switch between"));
    await userEvent.click(columns.getByRole("button", { name: "Begin two sets" }));
    const first = columns.getByText("Set 1 · 0 columns");
    await expect(first).toHaveFocus();
    await userEvent.click(first);
    const name = columns.getAllByRole("textbox", { name: /^Name of the set/ })[0] ?? first;
    await userEvent.type(name, ": grace");
    const more = within(columns.getByRole("group", { name: "More columns of Set 1: grace" }));
    await expect(more.queryByRole("checkbox", { name: "Policy number" })).toBeNull();
    await userEvent.click(more.getByRole("checkbox", { name: "Months behind" }));
    await expect(written(canvasElement).variants).toEqual([
      { id: "set-1", label: "Set 1: grace", columns: ["monthsBehind"] },
      { id: "set-2", label: "Set 2", columns: [] },
    ]);
    await expect(problemsOf(canvasElement)).toEqual([]);
    await userEvent.click(columns.getByText("Set 2 · 0 columns"));
    await userEvent.click(columns.getByRole("button", { name: "Remove Set 2" }));
    await expect(written(canvasElement)).not.toHaveProperty("variants");
    await expect(written(canvasElement).columns).toEqual(["policyNumber", "monthsBehind"]);
    await expect(columns.getByRole("button", { name: "Begin two sets" })).toHaveFocus();
  },
};

/** What is folded away is unfolded for whoever is led to a problem in it. */
export const LedIntoASet: Story = {
  args: {
    begin: {
      ...asAdded(managePolicies).screen,
      variants: [
        { id: "a", label: "A", columns: ["city"] },
        { id: "b", label: "B", columns: ["stat"] },
      ],
    },
    wanted: "variants[1].columns[0]",
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Lead there" }));
    const wrong = within(canvas.getByRole("list", { name: "Columns of B, in order" })).getByRole("checkbox", {
      name: "stat",
    });
    await waitFor(() => expect(wrong).toHaveFocus());
    await expect(wrong).toBeVisible();
  },
};

/** Totals under the list, one that this form knows nothing of among them. */
export const Totals: Story = {
  args: { begin: { ...begin, footer: [{ of: "answer", path: "totalRecords", label: "All" }] } },
  play: async ({ canvas, canvasElement }) => {
    const totals = part(canvas, "Totals");
    await expect(totals.getByText(/^a figure that comes with the rows/)).toBeVisible();
    await userEvent.click(totals.getByRole("checkbox", { name: "All" }));
    await expect(written(canvasElement)).not.toHaveProperty("footer");
    await userEvent.click(totals.getByRole("checkbox", { name: "Members" }));
    await userEvent.click(totals.getByRole("button", { name: "Change Members" }));
    await userEvent.type(totals.getByRole("textbox", { name: "Label" }), "People");
    await userEvent.click(totals.getByRole("checkbox", { name: "Hidden until View" }));
    await expect(written(canvasElement).footer).toEqual([
      { of: "sum", field: "numberOfMembers", label: "People", hidden: true },
    ]);
    await expect(problemsOf(canvasElement)).toEqual([]);
  },
};

/** A button by another name is the same button. */
export const Renamed: Story = {
  play: async ({ canvas, canvasElement }) => {
    const work = part(canvas, "What one can do");
    await userEvent.click(work.getByRole("button", { name: "Rename Change Status" }));
    const label = work.getByRole("textbox", { name: /^Label/ });
    await userEvent.clear(label);
    await expect(label).toBeInvalid();
    await userEvent.type(label, "Set status");
    await expect(label).toHaveFocus();
    await expect(work.getByRole("checkbox", { name: "Set status" })).toBeChecked();
    await expect(work.queryByRole("checkbox", { name: "Change Status" })).toBeNull();
    await expect(problemsOf(canvasElement)).toEqual([]);
  },
};
