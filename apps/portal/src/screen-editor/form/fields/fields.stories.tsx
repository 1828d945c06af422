import { toCustomScreen } from "@portico/portal-config/starting";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { unpaidPolicies } from "../../../screens/unpaid-policies.ts";
import { listOf, propertyOf } from "../document/document.ts";
import { FormStory } from "../form-story.fixtures.tsx";
import { addTo, atWork, part, problemsOf, toggle, written } from "../form-story-data.fixtures.ts";

const begin = toCustomScreen(unpaidPolicies).screen;

const meta = {
  title: "Screens/Screen editor/Form: settings",
  component: FormStory,
  parameters: { layout: "fullscreen" },
  args: { begin },
  beforeEach: atWork,
} satisfies Meta<typeof FormStory>;
export default meta;

type Story = StoryObj<typeof meta>;

const entriesOf = (canvasElement: HTMLElement, name: string) => listOf(written(canvasElement), name) ?? [];

/** A filter that only some users are offered. */
export const FilterForSome: Story = {
  args: { begin: { ...begin, filters: ["carrier"] } },
  play: async ({ canvas, canvasElement }) => {
    const filters = part(canvas, "Filters");
    await toggle(filters, "Carrier");
    await userEvent.type(filters.getByRole("textbox", { name: "Label" }), "Company");
    await userEvent.click(filters.getByRole("checkbox", { name: "Limit who can use this filter" }));
    await addTo(filters, "Roles and claims", "Administer policies");
    await expect(entriesOf(canvasElement, "filters")).toEqual([
      { filter: "carrier", label: "Company", access: "admin.Policy" },
    ]);
    await userEvent.click(filters.getByText("More settings"));
    await userEvent.click(filters.getByRole("button", { name: "Add: Show only if a setting matches" }));
    await userEvent.selectOptions(filters.getByRole("combobox", { name: "Comparison" }), "Is not empty");
    await expect(entriesOf(canvasElement, "filters")).toEqual([
      expect.objectContaining({ when: { setting: "organisation", is: "notEmpty" } }),
    ]);
    await expect(problemsOf(canvasElement)).toEqual([]);
    await userEvent.click(filters.getByRole("button", { name: "Remove: Show only if a setting matches" }));
    await userEvent.click(filters.getByRole("checkbox", { name: "Limit who can use this filter" }));
    await userEvent.clear(filters.getByRole("textbox", { name: "Label" }));
    await expect(entriesOf(canvasElement, "filters")).toEqual(["carrier"]);
  },
};

/** How many rows a button needs, which rows, and who is offered it. */
export const ButtonConditions: Story = {
  args: { begin: { ...begin, actions: [], selection: undefined } },
  play: async ({ canvas, canvasElement }) => {
    const actions = part(canvas, "Actions");
    await addTo(actions, "Add a list button", "Change Status");
    await toggle(actions, "Change Status");
    const needs = actions.getByRole("combobox", { name: "Rows that must be selected" });
    await userEvent.selectOptions(needs, "Exactly one");
    await expect(written(canvasElement).selection).toMatchObject({ mode: "many" });
    await userEvent.selectOptions(needs, "Standard");
    await userEvent.click(actions.getByRole("button", { name: "Add a condition" }));
    const first = within(actions.getByRole("group", { name: "Condition 1" }));
    await userEvent.selectOptions(first.getByRole("combobox", { name: "Field" }), "Status");
    const value = await first.findByRole("combobox", { name: "Value" });
    await userEvent.selectOptions(value, "New");
    await userEvent.click(actions.getByRole("button", { name: "Add another condition" }));
    const second = within(actions.getByRole("group", { name: "Condition 2" }));
    await userEvent.selectOptions(second.getByRole("combobox", { name: "Field" }), "Months behind");
    await userEvent.type(second.getByRole("textbox", { name: "Value" }), "2.05");
    await expect(second.getByRole("textbox", { name: "Value" })).toHaveValue("2.05");
    await userEvent.type(second.getByRole("textbox", { name: "Value" }), "0{Tab}");
    await userEvent.selectOptions(
      actions.getByRole("combobox", { name: "How the conditions combine" }),
      "At least one must be true",
    );
    await userEvent.type(
      actions.getByRole("textbox", { name: "Message if the conditions aren't met" }),
      "Only new ones.",
    );
    await userEvent.click(actions.getByRole("checkbox", { name: "Limit who can use this button" }));
    await addTo(actions, "Roles and claims", "Administrators");
    await expect(entriesOf(canvasElement, "actions")).toEqual([
      expect.objectContaining({
        kind: "changeStatus",
        when: {
          any: [
            { field: "status", is: "equal", value: "New" },
            { field: "monthsBehind", is: "equal", value: 2.05 },
          ],
        },
        why: "Only new ones.",
        access: "administrator",
      }),
    ]);
    await expect(problemsOf(canvasElement)).toEqual([]);
    await userEvent.click(actions.getByRole("button", { name: "Remove condition 2" }));
    await userEvent.selectOptions(first.getByRole("combobox", { name: "Comparison" }), "Is one of");
    await userEvent.type(first.getByRole("combobox", { name: "Values" }), "Promise");
    await userEvent.click(
      await within(canvasElement.ownerDocument.body).findByRole("option", { name: /Promise/ }),
    );
    const [action] = entriesOf(canvasElement, "actions");
    await expect(propertyOf(action, "when")).toEqual({
      field: "status",
      is: "in",
      value: ["New", "Promise to Pay"],
    });
  },
};

export const ExportFormats: Story = {
  args: {
    begin: { ...begin, actions: [{ kind: "export", id: "export", label: "Export", formats: ["xlsx"] }] },
  },
  play: async ({ canvas, canvasElement }) => {
    const actions = part(canvas, "Actions");
    await toggle(actions, "Export");
    const formats = within(actions.getByRole("group", { name: "File formats" }));
    await userEvent.click(formats.getByRole("checkbox", { name: "PDF" }));
    await expect(entriesOf(canvasElement, "actions")).toEqual([
      expect.objectContaining({ formats: ["pdf", "xlsx"] }),
    ]);
    await expect(problemsOf(canvasElement)).toEqual([]);
    for (const name of ["PDF", "Excel (XLSX)"])
      await userEvent.click(formats.getByRole("checkbox", { name }));
    await expect(formats.getByText(/at least|Too small|empty/i)).toBeVisible();
  },
};

/** Columns under one heading, with other settings that were once only in the JSON view. */
export const ColumnSettings: Story = {
  args: { begin: { ...begin, columns: ["city", "state"] } },
  play: async ({ canvas, canvasElement }) => {
    const columns = part(canvas, "Columns");
    for (const name of ["City", "State"]) {
      await toggle(columns, name);
      await userEvent.type(columns.getByRole("textbox", { name: "Group heading" }), "Location");
      if (name === "City") await toggle(columns, name);
    }
    await userEvent.click(columns.getByText("More settings"));
    await userEvent.type(columns.getByRole("textbox", { name: "Shorten after" }), "20");
    await userEvent.selectOptions(columns.getByRole("combobox", { name: "Alignment" }), "Right");
    await userEvent.click(columns.getByRole("checkbox", { name: "Can't be sorted" }));
    await userEvent.selectOptions(columns.getByRole("combobox", { name: "Format" }), "link to a page");
    await userEvent.type(columns.getByRole("textbox", { name: "Page to open" }), "policies/manage");
    await expect(entriesOf(canvasElement, "columns")).toEqual([
      { field: "city", group: "Location" },
      {
        field: "state",
        group: "Location",
        truncate: 20,
        align: "end",
        sortable: false,
        format: { name: "link", to: "policies/manage" },
      },
    ]);
    await expect(problemsOf(canvasElement)).toEqual([]);
  },
};

/** Names with values: none is lost while two have the same name, and none moves while its name is typed. */
export const FiltersOfALink: Story = {
  args: {
    begin: {
      ...begin,
      actions: [
        {
          kind: "link",
          id: "open",
          label: "Open",
          to: "policies/manage",
          filters: { state: "state", city: "city" },
        },
      ],
    },
  },
  play: async ({ canvas, canvasElement }) => {
    const filtersOf = () => {
      const [action] = entriesOf(canvasElement, "actions");
      return Object.entries(propertyOf(action, "filters") ?? {});
    };
    const actions = part(canvas, "Actions");
    await toggle(actions, "Open");
    const field = canvasElement.querySelector<HTMLElement>('fieldset[data-path="actions[0].filters"]');
    const record = within(field ?? canvasElement);
    const second = () => record.getAllByRole("textbox", { name: "Name" })[1] ?? canvasElement;
    await userEvent.clear(second());
    await userEvent.type(second(), "state");
    await expect(record.getAllByText("Another entry has this name. Enter a different one.")).toHaveLength(2);
    await expect(filtersOf()).toContainEqual(["state", "state"]);
    await expect(filtersOf()).toHaveLength(2);
    await userEvent.clear(second());
    await userEvent.type(second(), "12");
    await expect(second()).toHaveValue("12");
    await expect(filtersOf()).toEqual([
      ["12", "city"],
      ["state", "state"],
    ]);
    const remaining = second();
    await userEvent.click(record.getByRole("button", { name: "Remove state" }));
    await expect(filtersOf()).toEqual([["12", "city"]]);
    await expect(record.getByRole("textbox", { name: "Name" })).toBe(remaining);
  },
};

/** Lists of objects: entries are added, changed, moved and removed, and the focus follows. */
export const FiguresAboveTheList: Story = {
  args: {
    begin: {
      ...begin,
      header: [{ kind: "figures", figures: [{ label: "All", path: "total" }] }],
    },
  },
  play: async ({ canvas, canvasElement }) => {
    const actions = part(canvas, "Actions");
    await userEvent.click(actions.getByText("Selection, details, forms and content above the list"));
    const header = within(actions.getByRole("group", { name: "Above the list" }));
    await userEvent.click(header.getByText("figures"));
    await userEvent.click(await header.findByRole("button", { name: "Add to Figures" }));
    const added = header.getByText("Entry 2");
    await waitFor(() => expect(added.closest("summary")).toHaveFocus());
    await userEvent.click(added);
    await userEvent.type(await header.findByRole("textbox", { name: /^Label/ }), "Paid");
    await userEvent.type(header.getByRole("textbox", { name: /^Path/ }), "paid");
    await userEvent.selectOptions(header.getByRole("combobox", { name: "Format" }), "Amount");
    await userEvent.click(header.getByRole("button", { name: "Move Paid up" }));
    await expect(entriesOf(canvasElement, "header")).toEqual([
      {
        kind: "figures",
        figures: [
          { label: "Paid", path: "paid", format: "money" },
          { label: "All", path: "total" },
        ],
      },
    ]);
    await userEvent.click(header.getByRole("button", { name: "Remove Paid" }));
    await waitFor(() => expect(header.getByText("All").closest("summary")).toHaveFocus());
    await userEvent.selectOptions(
      header.getByRole("combobox", { name: /^Kind/ }),
      "Count of rows in each status",
    );
    await expect(entriesOf(canvasElement, "header")).toEqual([{ kind: "statusSummary" }]);
  },
};

const field = { field: "county", options: { lookup: "counties.lookup", params: { state: "FL" } } };

/** A form field gets its options from a lookup with parameters, or they are listed. */
export const OptionsOfAFormField: Story = {
  args: { begin: { ...begin, forms: [{ id: "entry", fields: [field] }] } },
  play: async ({ canvas, canvasElement }) => {
    const actions = part(canvas, "Actions");
    const entryOf = (value: unknown) => {
      const [form] = entriesOf(canvasElement, "forms");
      const fields = propertyOf(form, "fields");
      return expect(fields).toEqual([{ field: "county", options: value }]);
    };
    const detail = "Selection, details, forms and content above the list";
    if (!actions.queryByText("entry")) await userEvent.click(actions.getByText(detail));
    await toggle(actions, "entry");
    await toggle(actions, "county");
    const state = await actions.findByRole("textbox", { name: /^Value/ });
    await userEvent.clear(state);
    await userEvent.type(state, "TX");
    await entryOf({ lookup: "counties.lookup", params: { state: "TX" } });
    await userEvent.selectOptions(actions.getByRole("combobox", { name: "Options" }), "Listed here");
    await entryOf([{ value: "", label: "" }]);
  },
};

/** The options of a part that is built into the portal are JSON values. */
export const OptionsOfACustomPart: Story = {
  args: {
    begin: { ...begin, header: [{ kind: "custom", name: "legend", options: { limit: 5, isOpen: true } }] },
  },
  play: async ({ canvas, canvasElement }) => {
    const actions = part(canvas, "Actions");
    await toggle(actions, "legend");
    const [limit, isOpen] = await actions.findAllByRole("textbox", { name: /^Value/ });
    if (!limit || !isOpen) throw new Error("The options are missing.");
    await expect(isOpen).toHaveValue("true");
    await userEvent.type(limit, ".05");
    await userEvent.clear(isOpen);
    await userEvent.type(isOpen, "five");
    await expect(entriesOf(canvasElement, "header")).toEqual([
      { kind: "custom", name: "legend", options: { limit: 5.05, isOpen: "five" } },
    ]);
  },
};

export const OtherSettings: Story = {
  args: { begin: { ...begin, rowName: undefined, notLoaded: undefined } },
  play: async ({ canvas, canvasElement }) => {
    const other = part(canvas, "Other settings");
    await userEvent.selectOptions(
      other.getByRole("combobox", { name: "Field that names a row" }),
      "Insured name",
    );
    const delay = other.getByRole("textbox", { name: "Delay after typing in a filter" });
    await userEvent.type(delay, "9000");
    await expect(delay).toBeInvalid();
    await userEvent.clear(delay);
    await userEvent.type(delay, "0");
    await userEvent.type(
      part(canvas, "Messages").getByRole("textbox", { name: "Text if the list can't be loaded" }),
      "Not loaded.",
    );
    await expect(written(canvasElement)).toMatchObject({
      rowName: "insuredName",
      debounce: 0,
      notLoaded: "Not loaded.",
    });
    await expect(problemsOf(canvasElement)).toEqual([]);
  },
};
