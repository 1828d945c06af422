import { toCustomScreen } from "@portico/portal-config/starting";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { managePolicies } from "../../../screens/policies.ts";
import { unpaidPolicies } from "../../../screens/unpaid-policies.ts";
import { FormStory } from "../form-story.fixtures.tsx";
import { addTo, atWork, part, problemsOf, toggle, written } from "../form-story-data.fixtures.ts";

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
    await toggle(columns, "Status");
    await userEvent.click(columns.getByText("Colors"));
    const colour = (value: string) => columns.findByRole("combobox", { name: `Color of ${value}` });
    await userEvent.selectOptions(await colour("Will Not Pay"), "Red");
    await userEvent.selectOptions(await colour("Old"), "Gray");
    await userEvent.type(columns.getByRole("textbox", { name: "Text for empty values" }), "None");
    await userEvent.click(columns.getByRole("checkbox", { name: "Limit who can see this column" }));
    await addTo(columns, "Roles and claims", "Administer policies");
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
    await toggle(columns, "City");
    await userEvent.click(columns.getByText("Colors"));
    await addTo(columns, "Another value", "Doral");
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
    await toggle(columns, "State");
    await userEvent.click(columns.getByText("Colors"));
    await userEvent.selectOptions(await columns.findByRole("combobox", { name: "Color of FL" }), "Green");
    await expect(written(canvasElement).columns).toEqual([
      { field: "state", format: "status", tones: { FL: "success" } },
    ]);
  },
};

/** Sets of columns are added, named, filled and removed, and the focus follows. */
export const SetsOfColumns: Story = {
  play: async ({ canvas, canvasElement }) => {
    const columns = part(canvas, "Columns");
    const sets = within(columns.getByRole("group", { name: "Column sets" }));
    for (const name of ["Grace", "Address"]) {
      await userEvent.click(sets.getByRole("button", { name: "Add to Column sets" }));
      const added = sets.getByText(/^entry-\d$/);
      await waitFor(() => expect(added.closest("summary")).toHaveFocus());
      await userEvent.click(added);
      const label = (await sets.findAllByRole("textbox", { name: /^Label/ })).at(-1);
      if (label) await userEvent.type(label, name);
    }
    const inSet = within(sets.getAllByRole("group", { name: "Columns" })[0] ?? canvasElement);
    await userEvent.type(inSet.getByRole("combobox", { name: "Add a column" }), "Policy number");
    const found = within(canvasElement.ownerDocument.body);
    await found.findAllByText("No matches");
    await userEvent.clear(inSet.getByRole("combobox", { name: "Add a column" }));
    await addTo(inSet, "Add a column", "Months behind");
    await expect(written(canvasElement).variants).toEqual([
      { id: "entry-1", label: "Grace", columns: ["monthsBehind"] },
      { id: "entry-2", label: "Address", columns: [] },
    ]);
    await expect(problemsOf(canvasElement)).toEqual([]);
    await userEvent.click(sets.getByRole("button", { name: "Remove Address" }));
    await userEvent.click(sets.getByRole("button", { name: "Remove Grace" }));
    await expect(written(canvasElement)).not.toHaveProperty("variants");
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
    const wrong = part(canvas, "Columns").getByText("stat", { selector: "summary *" });
    await waitFor(() => expect(wrong.closest("summary")).toHaveFocus());
    await expect(wrong).toBeVisible();
  },
};
