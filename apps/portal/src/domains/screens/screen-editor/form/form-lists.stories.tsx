import { toCustomScreen } from "@portico/portal-config/starting";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { unpaidPolicies } from "../../../../screens/unpaid-policies.ts";
import { entriesOf } from "./document/document.ts";
import { FormStory } from "./form-story.fixtures.tsx";
import { addTo, atWork, part, problemsOf, retype, toggle, written } from "./form-story-data.fixtures.ts";

const begin = toCustomScreen(unpaidPolicies).screen;
const inDetail = "Selection, details, forms and content above the list";

const meta = {
  title: "Screens/Screen editor/Form: lists",
  component: FormStory,
  parameters: { layout: "fullscreen" },
  args: { begin },
  beforeEach: atWork,
} satisfies Meta<typeof FormStory>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Columns are moved, removed and added, and the focus follows. */
export const Columns: Story = {
  args: { begin: { ...begin, columns: ["agent", "carrier", "aor", "city", "state"] } },
  play: async ({ canvas, canvasElement }) => {
    const columns = part(canvas, "Columns");
    await userEvent.click(columns.getByRole("button", { name: "Move Carrier up" }));
    await waitFor(() => expect(columns.getByRole("button", { name: "Move Carrier up" })).toHaveFocus());
    await userEvent.click(columns.getByRole("button", { name: "Remove AOR" }));
    await waitFor(() => expect(columns.getByText("City").closest("summary")).toHaveFocus());
    await addTo(columns, "Add a column", "Policy number");

    await toggle(columns, "State");
    await userEvent.type(columns.getByRole("textbox", { name: "Group heading" }), "Location");
    const width = columns.getByRole("textbox", { name: "Width" });
    await userEvent.type(width, "20");
    await expect(width).toBeInvalid();
    await userEvent.type(width, "0");
    await userEvent.click(columns.getByRole("checkbox", { name: "Masked" }));
    await userEvent.click(columns.getByText("More settings"));
    await userEvent.selectOptions(columns.getByRole("combobox", { name: "Alignment" }), "Right");
    await userEvent.click(columns.getByRole("checkbox", { name: "Can't be sorted" }));
    await userEvent.selectOptions(columns.getByRole("combobox", { name: "Format" }), "link to a page");
    await userEvent.type(columns.getByRole("textbox", { name: "Page to open" }), "policies/manage");
    const state = {
      field: "state",
      group: "Location",
      width: 200,
      masked: true,
      align: "end",
      sortable: false,
      format: { name: "link", to: "policies/manage" },
    };
    await expect(written(canvasElement).columns).toEqual(["carrier", "agent", "city", state, "policyNumber"]);
    await expect(problemsOf(canvasElement)).toEqual([]);
  },
};

/** The colors of the values that rows can have; where the list does not say which there are, they are typed. */
export const Colors: Story = {
  args: {
    begin: {
      ...begin,
      columns: [
        { field: "status", tones: { New: "info", Old: "danger" } },
        { field: "state", format: "status" },
        { field: "city", format: "status" },
      ],
    },
  },
  play: async ({ canvas, canvasElement }) => {
    const columns = part(canvas, "Columns");
    const setColor = async (value: string, color: string) =>
      userEvent.selectOptions(await columns.findByRole("combobox", { name: `Color of ${value}` }), color);
    for (const name of ["Status", "State", "City"]) await toggle(columns, name);
    for (const colors of columns.getAllByText("Colors")) await userEvent.click(colors);
    await setColor("Will Not Pay", "Red");
    await setColor("Old", "Gray");
    await setColor("FL", "Green");
    await addTo(columns, "Another value", "Doral");
    await setColor("Doral", "Amber");
    await expect(written(canvasElement).columns).toEqual([
      { field: "status", tones: { New: "info", "Will Not Pay": "danger" } },
      { field: "state", format: "status", tones: { FL: "success" } },
      { field: "city", format: "status", tones: { Doral: "warning" } },
    ]);
    await expect(problemsOf(canvasElement)).toEqual([]);
  },
};

/** Lists in lists: sets of columns are added, named, filled and removed. */
export const SetsOfColumns: Story = {
  args: { begin: { ...begin, columns: ["policyNumber"] } },
  play: async ({ canvas, canvasElement }) => {
    const sets = within(part(canvas, "Columns").getByRole("group", { name: "Column sets" }));
    for (const name of ["Grace", "Address"]) {
      await userEvent.click(sets.getByRole("button", { name: "Add to Column sets" }));
      const added = sets.getByText(/^entry-\d$/);
      await waitFor(() => expect(added.closest("summary")).toHaveFocus());
      await userEvent.click(added);
      const label = (await sets.findAllByRole("textbox", { name: /^Label/ })).at(-1);
      await userEvent.type(label ?? canvasElement, name);
    }
    const inSet = within(sets.getAllByRole("group", { name: "Columns" })[0] ?? canvasElement);
    await addTo(inSet, "Add a column", "Months behind");
    await expect(written(canvasElement).variants).toEqual([
      { id: "entry-1", label: "Grace", columns: ["monthsBehind"] },
      { id: "entry-2", label: "Address", columns: [] },
    ]);
    await expect(problemsOf(canvasElement)).toEqual([]);
    for (const name of ["Address", "Grace"])
      await userEvent.click(sets.getByRole("button", { name: `Remove ${name}` }));
    await expect(written(canvasElement)).not.toHaveProperty("variants");
  },
};

/** A filter that only some users are offered; without its settings it is a name again. */
export const Filters: Story = {
  args: { begin: { ...begin, filters: ["carrier"] } },
  play: async ({ canvas, canvasElement }) => {
    const filters = part(canvas, "Filters");
    await toggle(filters, "Carrier");
    await userEvent.type(filters.getByRole("textbox", { name: "Label" }), "Company");
    await userEvent.click(filters.getByRole("checkbox", { name: "Limit who can use this filter" }));
    await addTo(filters, "Roles and claims", "Administer policies");
    await userEvent.click(filters.getByText("More settings"));
    await userEvent.click(filters.getByRole("button", { name: "Add: Show only if a setting matches" }));
    await userEvent.selectOptions(filters.getByRole("combobox", { name: "Comparison" }), "Is not empty");
    await expect(written(canvasElement).filters).toEqual([
      {
        filter: "carrier",
        label: "Company",
        access: "admin.Policy",
        when: { setting: "organisation", is: "notEmpty" },
      },
    ]);
    await expect(problemsOf(canvasElement)).toEqual([]);
    await userEvent.click(filters.getByRole("button", { name: "Remove: Show only if a setting matches" }));
    await userEvent.click(filters.getByRole("checkbox", { name: "Limit who can use this filter" }));
    await userEvent.clear(filters.getByRole("textbox", { name: "Label" }));
    await expect(written(canvasElement).filters).toEqual(["carrier"]);
  },
};

/** Buttons and details of other screens, with what they need. A button with another label is still the same. */
export const Buttons: Story = {
  play: async ({ canvas, canvasElement }) => {
    const actions = part(canvas, "Actions");
    for (const name of ["Remove Change Status", "Remove Assign"])
      await userEvent.click(actions.getByRole("button", { name }));
    await addTo(actions, "Add a list button", "Assign");
    await expect(actions.getByText("Multiple rows can be selected.")).toBeVisible();
    await toggle(actions, "Assign");
    await retype(actions.getByRole("textbox", { name: /^Label/ }), "Give");
    const renamed = actions.getByText("Give", { selector: "summary *" }).closest("summary");
    await expect(renamed).toHaveTextContent("same as Unpaid Policies");
    const opens = actions.getByRole("combobox", { name: "When you view a row" });
    await userEvent.selectOptions(opens, "Nothing");
    for (const key of ["detail", "rowActions"]) await expect(written(canvasElement)).not.toHaveProperty(key);
    await userEvent.selectOptions(opens, "Policy · same as Unpaid Policies");
    await expect(written(canvasElement)).toHaveProperty("rowActions");
    await userEvent.selectOptions(actions.getByRole("combobox", { name: "Above the list" }), "Nothing");
    await expect(written(canvasElement).endpoints).toEqual({ list: "policyNonPaid.list" });
    await expect(problemsOf(canvasElement)).toEqual([]);
  },
};

/** How many rows a button needs, and which rows. */
export const Conditions: Story = {
  args: { begin: { ...begin, actions: [], selection: undefined } },
  play: async ({ canvas, canvasElement }) => {
    const actions = part(canvas, "Actions");
    await addTo(actions, "Add a list button", "Change Status");
    await toggle(actions, "Change Status");
    const needs = actions.getByRole("combobox", { name: "Rows that must be selected" });
    await userEvent.selectOptions(needs, "Exactly one");
    const addCondition = async (position: number, field: string) => {
      await userEvent.click(actions.getByRole("button", { name: /^Add (a|another) condition$/ }));
      const condition = within(actions.getByRole("group", { name: `Condition ${position}` }));
      await waitFor(() => expect(condition.getByRole("combobox", { name: "Field" })).toHaveFocus());
      await userEvent.selectOptions(condition.getByRole("combobox", { name: "Field" }), field);
      return condition;
    };
    const first = await addCondition(1, "Status");
    await userEvent.selectOptions(await first.findByRole("combobox", { name: "Value" }), "New");
    const second = await addCondition(2, "Months behind");
    await userEvent.type(second.getByRole("textbox", { name: "Value" }), "2.05");
    await expect(second.getByRole("textbox", { name: "Value" })).toHaveValue("2.05");
    await userEvent.type(second.getByRole("textbox", { name: "Value" }), "0{Tab}");
    const combine = actions.getByRole("combobox", { name: "How the conditions combine" });
    await userEvent.selectOptions(combine, "At least one must be true");
    const status = { field: "status", is: "equal", value: "New" };
    const months = { field: "monthsBehind", is: "equal", value: 2.05 };
    const action = { kind: "changeStatus", needs: "one" };
    await expect(written(canvasElement)).toMatchObject({
      actions: [{ ...action, when: { any: [status, months] } }],
      selection: { mode: "many" },
    });
    await expect(problemsOf(canvasElement)).toEqual([]);
    await userEvent.click(actions.getByRole("button", { name: "Remove condition 2" }));
    await userEvent.selectOptions(first.getByRole("combobox", { name: "Comparison" }), "Is one of");
    await addTo(first, "Values", "Promise to Pay");
    const when = { field: "status", is: "in", value: ["New", "Promise to Pay"] };
    await expect(written(canvasElement)).toMatchObject({ actions: [{ ...action, when }] });
  },
};

const link = { kind: "link", id: "open", label: "Open", to: "policies/manage" };

/** Names with values: none is lost while two have the same name, and none moves while its name is typed. */
export const NamesWithValues: Story = {
  args: { begin: { ...begin, actions: [{ ...link, filters: { state: "state", city: "city" } }] } },
  play: async ({ canvas, canvasElement }) => {
    const filtersAre = (filters: unknown) =>
      expect(written(canvasElement).actions).toEqual([{ ...link, filters }]);
    const actions = part(canvas, "Actions");
    await toggle(actions, "Open");
    const record = within(await actions.findByRole("group", { name: "Filters to set on the page" }));
    const second = () => record.getAllByRole("textbox", { name: "Name" })[1] ?? canvasElement;
    await retype(second(), "state");
    await expect(record.getAllByText("Another entry has this name. Enter a different one.")).toHaveLength(2);
    await retype(second(), "12");
    await expect(second()).toHaveValue("12");
    await filtersAre({ "12": "city", state: "state" });
    const remaining = second();
    await userEvent.click(record.getByRole("button", { name: "Remove state" }));
    await filtersAre({ "12": "city" });
    await expect(record.getByRole("textbox", { name: "Name" })).toBe(remaining);
  },
};

/** Parts in detail: figures, the options of a form's field and of a custom part, and the formats of an export. */
export const InDetail: Story = {
  args: {
    begin: {
      ...begin,
      actions: [{ kind: "export", id: "export", label: "Export", formats: ["xlsx"] }],
      header: [
        { kind: "figures", figures: [{ label: "All", path: "total" }] },
        { kind: "custom", name: "legend", options: { limit: 5, isOpen: true } },
      ],
      forms: [{ id: "entry", fields: [{ field: "county", options: { lookup: "counties.lookup" } }] }],
    },
  },
  play: async ({ canvas, canvasElement }) => {
    const actions = part(canvas, "Actions");
    if (!actions.queryByText("figures")) await userEvent.click(actions.getByText(inDetail));

    const header = within(actions.getByRole("group", { name: "Above the list" }));
    await toggle(header, "figures");
    await userEvent.click(await header.findByRole("button", { name: "Add to Figures" }));
    await userEvent.click(header.getByText("Entry 2"));
    await userEvent.type(await header.findByRole("textbox", { name: /^Label/ }), "Paid");
    await userEvent.type(header.getByRole("textbox", { name: /^Path/ }), "paid");
    await userEvent.click(header.getByRole("button", { name: "Move Paid up" }));
    await toggle(header, "legend");
    const [limit, isOpen] = await header.findAllByRole("textbox", { name: /^Value/ });
    await userEvent.type(limit ?? canvasElement, ".05");
    await retype(isOpen ?? canvasElement, "five");

    await toggle(actions, "entry");
    await toggle(actions, "county");
    const options = await actions.findByRole("combobox", { name: "Options" });
    await userEvent.selectOptions(options, "Listed here");
    await expect(written(canvasElement)).toMatchObject({
      header: [
        {
          kind: "figures",
          figures: [
            { label: "Paid", path: "paid" },
            { label: "All", path: "total" },
          ],
        },
        { kind: "custom", options: { limit: 5.05, isOpen: "five" } },
      ],
      forms: [{ id: "entry", fields: [{ field: "county", options: [{ value: "", label: "" }] }] }],
    });
    await toggle(actions, "Export");
    const formats = within(actions.getByRole("group", { name: "File formats" }));
    await userEvent.click(formats.getByRole("checkbox", { name: "PDF" }));
    await expect(written(canvasElement)).toMatchObject({ actions: [{ formats: ["pdf", "xlsx"] }] });
    await expect(written(canvasElement), "no button opens the form").not.toHaveProperty("forms");
    const kind = header.getAllByRole("combobox", { name: /^Kind/ })[0] ?? canvasElement;
    await userEvent.selectOptions(kind, "Count of rows in each status");
    await expect(entriesOf(written(canvasElement).header)[0]).toEqual({ kind: "statusSummary" });
  },
};
