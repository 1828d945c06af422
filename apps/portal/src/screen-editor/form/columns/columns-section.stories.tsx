import { toCustomScreen } from "@portico/portal-config/starting";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { managePolicies } from "../../../screens/policies.ts";
import { unpaidPolicies } from "../../../screens/unpaid-policies.ts";
import { FormStory } from "../form-story.fixtures.tsx";
import { atWork, part, problemsOf, written } from "../form-story-data.fixtures.ts";

const begin = { ...toCustomScreen(unpaidPolicies).screen, columns: ["policyNumber"], filters: [] };

const meta = {
  title: "Screens/Screen editor/Form: columns",
  component: FormStory,
  parameters: { layout: "fullscreen" },
  args: { begin },
  beforeEach: atWork,
} satisfies Meta<typeof FormStory>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The colors of a status, by the values that rows can have, and who sees its column. */
export const StatusColumn: Story = {
  args: {
    begin: {
      ...begin,
      columns: ["policyNumber", { field: "status", tones: { New: "info", Old: "danger" } }],
    },
  },
  play: async ({ canvas, canvasElement }) => {
    const columns = part(canvas, "Columns");
    await userEvent.click(columns.getByRole("button", { name: "Edit Status" }));
    await userEvent.click(columns.getByText("Colors"));
    const colour = (value: string) => columns.findByRole("combobox", { name: `Color of ${value}` });
    await userEvent.selectOptions(await colour("Will Not Pay"), "Red");
    await userEvent.selectOptions(await colour("Old"), "Gray");
    await userEvent.type(columns.getByRole("textbox", { name: "Text for empty values" }), "None");
    await userEvent.click(columns.getByRole("checkbox", { name: "Limit who can see this column" }));
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
    await userEvent.click(columns.getByRole("checkbox", { name: "Limit who can see this column" }));
    await expect(written(canvasElement).columns).not.toContainEqual(
      expect.objectContaining({ access: expect.anything() }),
    );
  },
};

/** Where the list does not say which values there are, or only of which state they are, they are typed. */
export const CustomColors: Story = {
  args: { begin: { ...begin, columns: [{ field: "city", format: "status" }] } },
  play: async ({ canvas, canvasElement }) => {
    const columns = part(canvas, "Columns");
    await userEvent.click(columns.getByRole("button", { name: "Edit City" }));
    await userEvent.click(columns.getByText("Colors"));
    await userEvent.type(columns.getByRole("textbox", { name: "Another value" }), "Doral{Enter}");
    await userEvent.selectOptions(columns.getByRole("combobox", { name: "Color of Doral" }), "Amber");
    await expect(written(canvasElement).columns).toEqual([
      { field: "city", format: "status", tones: { Doral: "warning" } },
    ]);
    await expect(problemsOf(canvasElement)).toEqual([]);
  },
};

/** Tones are for the values in rows: for a state its abbreviation, not its label in a filter. */
export const ColoredLetters: Story = {
  args: { begin: { ...begin, columns: [{ field: "state", format: "status" }] } },
  play: async ({ canvas, canvasElement }) => {
    const columns = part(canvas, "Columns");
    await userEvent.click(columns.getByRole("button", { name: "Edit State" }));
    await userEvent.click(columns.getByText("Colors"));
    await userEvent.selectOptions(await columns.findByRole("combobox", { name: "Color of FL" }), "Green");
    await expect(written(canvasElement).columns).toEqual([
      { field: "state", format: "status", tones: { FL: "success" } },
    ]);
  },
};

/** Sets of columns: begun as two, named, filled, and ended again. */
export const SetsOfColumns: Story = {
  play: async ({ canvas, canvasElement }) => {
    const columns = part(canvas, "Columns");
    await userEvent.click(columns.getByText("Column sets"));
    await userEvent.click(columns.getByRole("button", { name: "Create two sets" }));
    const first = columns.getByText("Set 1 · 0 columns");
    await waitFor(() => expect(first).toHaveFocus());
    await userEvent.click(first);
    const name = columns.getAllByRole("textbox", { name: /^Set name/ })[0] ?? first;
    await userEvent.type(name, ": grace");
    const more = within(columns.getByRole("group", { name: "More columns for Set 1: grace" }));
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
    await waitFor(() => expect(columns.getByRole("button", { name: "Create two sets" })).toHaveFocus());
  },
};

/** Focus moves to a set that was just added. */
export const OneMoreSet: Story = {
  args: {
    begin: {
      ...begin,
      variants: [
        { id: "a", label: "A", columns: ["status"] },
        { id: "b", label: "B", columns: ["city"] },
      ],
    },
  },
  play: async ({ canvas }) => {
    const columns = part(canvas, "Columns");
    await userEvent.click(columns.getByText("A · 1 column"));
    await userEvent.click(columns.getByRole("button", { name: "Edit Status" }));
    await userEvent.click(columns.getByRole("button", { name: "Add a set" }));
    await waitFor(() => expect(columns.getByText("Set 3 · 0 columns")).toHaveFocus());
  },
};

/** Collapsed parts expand to show a problem in them. */
export const FocusesColumnInSet: Story = {
  args: {
    begin: {
      ...toCustomScreen(managePolicies).screen,
      variants: [
        { id: "a", label: "A", columns: ["city"] },
        { id: "b", label: "B", columns: ["stat"] },
      ],
    },
    focusRequest: "variants[1].columns[0]",
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

/** A set that is wrong as a whole is unfolded too. */
export const FocusesSet: Story = {
  args: {
    begin: {
      ...toCustomScreen(managePolicies).screen,
      variants: [
        { id: "a", label: "A", columns: ["city"] },
        { id: "a", label: "B", columns: ["state"] },
      ],
    },
    focusRequest: "variants[1].id",
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Lead there" }));
    const columns = part(canvas, "Columns");
    await waitFor(() => expect(columns.getByRole("button", { name: "Edit State" })).toHaveFocus());
  },
};
