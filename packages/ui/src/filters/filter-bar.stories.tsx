import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { agents, searchAmong } from "../combobox/agents.fixtures.js";
import { compose, confirmWord, press } from "../keyboard/input-method.fixtures.js";
import { NumberField } from "../number-field/number-field.js";
import { arabic } from "../text-direction/arabic.fixtures.js";
import type { FilterChange, FilterValues } from "./filter.js";
import { FilterBar } from "./filter-bar.js";
import { chooseOption, closeFilters, openFilter } from "./filter-story.fixtures.js";
import { FixedFilterChips } from "./fixed-filter-chips.js";
import { everyFilter, policyFilters } from "./policy-filters.fixtures.js";
import { SearchBox } from "./search-box.js";

const meta = {
  title: "Components/FilterBar",
  component: FilterBar,
  render: function FilterBarOfAList(args) {
    const [values, setValues] = useState<FilterValues>(args.values);
    const change = (next: FilterChange) => {
      setValues(next.values);
      args.onValuesChange(next);
    };
    return (
      <FilterBar
        {...args}
        filters={args.filters.length > 0 ? args.filters : policyFilters(values)}
        values={values}
        onValuesChange={change}
      />
    );
  },
  args: { filters: [], values: {}, debounce: 20, onValuesChange: fn() },
} satisfies Meta<typeof FilterBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NoneActive: Story = {};
export const OneActive: Story = { args: { values: { state: "FL" } } };
export const AllActive: Story = { tags: ["picture"], args: { values: everyFilter } };

const fixedFilters = [
  { label: "Carrier", condition: "is Ambetter" },
  { label: "Created", condition: "is from 2026/01/01 to 2026/03/31" },
];

/** Fixed filters are listed first; they are neither counted nor cleared. */
export const Fixed: Story = {
  args: { fixedFilters: <FixedFilterChips filters={fixedFilters} />, values: { state: "FL" } },
  play: async ({ args, canvas, canvasElement }) => {
    const list = within(canvas.getByRole("list", { name: "Fixed filters" }));
    const [carrier, created] = list.getAllByRole("listitem");
    await expect(carrier).toHaveTextContent("Fixed filter: Carrier is Ambetter");
    await expect(created).toHaveTextContent("Fixed filter: Created is from 2026/01/01 to 2026/03/31");
    await expect(list.queryByRole("button")).not.toBeInTheDocument();
    await expect(canvasElement.querySelector("search")).toHaveAttribute("data-active-filters", "1");
    await userEvent.click(canvas.getByRole("button", { name: "Clear Filters" }));
    await expect(args.onValuesChange).toHaveBeenLastCalledWith({ values: {}, changed: ["state"] });
    await expect(list.getAllByRole("listitem")).toHaveLength(2);
  },
};

/** The page clears its search with the filters, in one change. */
export const ClearedByThePage: Story = {
  args: { values: { state: "FL" }, onClear: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Clear Filters" }));
    await expect(args.onClear).toHaveBeenCalledOnce();
    await expect(args.onValuesChange).not.toHaveBeenCalled();
  },
};

/** A long list of values wraps instead of being truncated, because it says which rows are shown. */
export const FixedInANarrowPage: Story = {
  args: {
    fixedFilters: (
      <FixedFilterChips
        filters={[
          ...fixedFilters,
          { label: "City", condition: `is ${Array(12).fill("Miami Gardens").join(", ")}, or Hialeah` },
        ]}
      />
    ),
  },
  decorators: [
    (Story) => (
      <div className="ui:max-w-90">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    for (const chip of canvas.getAllByRole("listitem"))
      await expect(chip.scrollWidth).toBeLessThanOrEqual(chip.clientWidth);
    await expect(canvas.getByRole("button", { name: "Filters" })).toBeVisible();
  },
};

export const WithSearch: Story = {
  args: {
    search: <SearchBox label="Search policies" value="" onValueChange={fn()} focusKey="/" />,
    values: { state: "FL" },
  },
};

/** 'Add filter' has the filters without a chip, and opens the chosen one. */
export const AddsAFilter: Story = {
  decorators: [
    (Story) => (
      <div style={{ width: 800 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ args, canvas }) => {
    const panel = await openFilter(canvas, "Month");
    await chooseOption(panel, "Month", "March");
    await closeFilters();
    await userEvent.keyboard("{Escape}");
    await expect(args.onValuesChange).toHaveBeenLastCalledWith({
      values: { month: "3" },
      changed: ["month"],
    });
    await expect(canvas.getByRole("button", { name: "Month: March" })).toBeVisible();
    await expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  },
};

/** A chip is opened, changed and closed with the keyboard. */
export const ByKeyboard: Story = {
  args: { debounce: 60_000 },
  play: async ({ args, canvas }) => {
    const chip = canvas.queryByRole("button", { name: "Policy number" });
    if (!chip) return;
    chip.focus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(screen.getByRole("textbox", { name: "Policy number" })).toHaveFocus());
    await userEvent.keyboard("FL-1{Escape}");
    await expect(args.onValuesChange).toHaveBeenLastCalledWith({
      values: { policyNumber: "FL-1" },
      changed: ["policyNumber"],
    });
    await expect(canvas.getByRole("button", { name: "Policy number: FL-1" })).toHaveFocus();
  },
};

export const Loading: Story = {
  play: async ({ canvas }) => {
    await openFilter(canvas, "State");
  },
  args: {
    filters: [
      { kind: "text", name: "name", label: "Name" },
      { kind: "select", name: "state", label: "State", options: [], isLoading: true },
    ],
  },
};

export const Failed: Story = {
  play: async ({ canvas }) => {
    await openFilter(canvas, "State");
  },
  args: {
    filters: [
      { kind: "text", name: "name", label: "Name" },
      {
        kind: "select",
        name: "state",
        label: "State",
        options: [],
        error: "The choices could not be loaded",
      },
    ],
  },
};

export const StartAfterEnd: Story = {
  args: { values: { fromDate: "2026-03-01", toDate: "2026-01-31" } },
  play: async ({ canvas }) => {
    const panel = await openFilter(canvas, "Created");
    await expect(panel.getByLabelText("Created from")).toHaveAccessibleDescription(
      "Start must be before end.",
    );
  },
};

export const Disabled: Story = {
  play: async ({ canvas }) => {
    const panel = await openFilter(canvas, "County");
    const county = panel.getByRole("textbox", { name: "County" });
    await expect(county).toBeDisabled();
    await expect(county).toHaveAttribute("placeholder", "Choose a state");
  },
};

export const NumberFilter: Story = {
  args: { filters: [{ kind: "number", name: "premium", label: "Premium" }] },
  play: async ({ args, canvas }) => {
    const panel = await openFilter(canvas, "Premium");
    await userEvent.type(await panel.findByRole("spinbutton", { name: "Premium" }), "1.250,5");
    await closeFilters();
    await expect(await canvas.findByRole("button", { name: "Remove Premium: 1250.5" })).toBeVisible();
    await expect(args.onValuesChange).toHaveBeenLastCalledWith({
      values: { premium: "1250.5" },
      changed: ["premium"],
    });
  },
};

/** A text that is no number stays with its error, and the filter as it was. */
export const NotANumber: Story = {
  args: { filters: [{ kind: "number", name: "premium", label: "Premium" }] },
  play: async ({ args, canvas }) => {
    const panel = await openFilter(canvas, "Premium");
    const box = await panel.findByRole("spinbutton", { name: "Premium" });
    for (const text of ["1e3", "1.234", "12,34.5"]) {
      await userEvent.clear(box);
      await userEvent.paste(text);
      await userEvent.keyboard("{Enter}");
      await expect(box).toHaveDisplayValue(text);
      await expect(box).toBeInvalid();
    }
    await expect(args.onValuesChange).not.toHaveBeenCalled();
    await userEvent.clear(box);
    await userEvent.type(box, "12,5{Enter}");
    await expect(args.onValuesChange).toHaveBeenLastCalledWith({
      values: { premium: "12.5" },
      changed: ["premium"],
    });
    await expect(box).not.toBeInTheDocument();
  },
};

/** Enter that confirms a word of an input method neither applies nor closes a filter. */
export const InputMethod: Story = {
  args: { debounce: 60_000 },
  play: async ({ args, canvas }) => {
    for (const [name, confirm] of Object.entries(confirmWord)) {
      const panel = await openFilter(canvas, "Policy number");
      const box = panel.getByRole("textbox", { name: "Policy number" });
      await compose(box, name);
      await confirm(box);
      await expect(box).toHaveValue(name);
      await expect(args.onValuesChange).not.toHaveBeenCalledWith(
        expect.objectContaining({ values: { policyNumber: name } }),
      );
      await press(box);
      await expect(args.onValuesChange).toHaveBeenLastCalledWith(
        expect.objectContaining({ values: { policyNumber: name } }),
      );
      await waitFor(() => expect(box).not.toBeInTheDocument());
    }
  },
};

export const NumberRange: Story = {
  args: {
    filters: [{ kind: "numberRange", from: "min", to: "max", label: "Income", step: 0.01 }],
    values: { max: "100" },
  },
  play: async ({ args, canvas }) => {
    const panel = await openFilter(canvas, "Income");
    const [from, to] = await panel.findAllByRole("spinbutton");
    if (!from || !to) throw new Error("The range has two inputs.");
    await userEvent.type(from, "45 000,00");
    await userEvent.tab();
    await expect(args.onValuesChange).toHaveBeenLastCalledWith({
      values: { min: "45000", max: "100" },
      changed: ["min"],
    });
    await userEvent.clear(to);
    await userEvent.type(to, "1,23,4{Enter}");
    await expect(to).toHaveDisplayValue("1,23,4");
    await expect(to).toHaveAccessibleDescription(/^Group thousands as in/);
  },
};

/** A browser's date input makes 0027 of a year that is typed as 27. */
export const TwoDigitYear: Story = {
  args: { filters: [{ kind: "date", name: "effective", label: "Effective" }] },
  play: async ({ args, canvas }) => {
    const panel = await openFilter(canvas, "Effective");
    fireEvent.change(panel.getByLabelText("Effective"), { target: { value: "0027-01-05" } });
    await userEvent.keyboard("{Enter}");
    await expect(args.onValuesChange).toHaveBeenLastCalledWith({
      values: { effective: "2027-01-05" },
      changed: ["effective"],
    });
  },
};

export const LongText: Story = {
  args: {
    values: { policyNumber: "a policy number far longer than any policy number could ever be, and more" },
  },
};

export const Narrow: Story = {
  args: { values: { state: "FL", month: "3" } },
  decorators: [
    (Story) => (
      <div className="ui:max-w-90">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const button = canvas.getByRole("button", { name: "Filters (2)" });
    await expect(canvas.queryByRole("button", { name: "Add filter" })).not.toBeInTheDocument();
    await userEvent.click(button);
    const sheet = within(await screen.findByRole("dialog", { name: "Filters" }));
    await expect(sheet.getByRole("combobox", { name: "State" })).toHaveValue("FL");
    await userEvent.selectOptions(sheet.getByRole("combobox", { name: "State" }), "Texas");
    await userEvent.click(sheet.getByRole("button", { name: "Done" }));
    await waitFor(() => expect(button).toHaveFocus());
    await expect(canvas.getByRole("button", { name: "State: Texas" })).toBeVisible();
  },
};

export const DebouncesTyping: Story = {
  args: { debounce: 60 },
  play: async ({ args, canvas }) => {
    const panel = await openFilter(canvas, "Policy number");
    await userEvent.type(panel.getByRole("textbox", { name: "Policy number" }), "FL-1");
    await waitFor(() => expect(args.onValuesChange).toHaveBeenCalled());
    await closeFilters();
    await waitFor(() =>
      expect(canvas.getByRole("button", { name: "Remove Policy number: FL-1" })).toBeVisible(),
    );
    await expect(args.onValuesChange).toHaveBeenCalledOnce();
    await expect(args.onValuesChange).toHaveBeenCalledWith({
      values: { policyNumber: "FL-1" },
      changed: ["policyNumber"],
    });
  },
};

export const EnterAppliesImmediately: Story = {
  args: { debounce: 60_000 },
  play: async ({ args, canvas }) => {
    const panel = await openFilter(canvas, "Policy number");
    await userEvent.type(panel.getByRole("textbox", { name: "Policy number" }), " FL-1 {Enter}");
    await expect(args.onValuesChange).toHaveBeenLastCalledWith({
      values: { policyNumber: "FL-1" },
      changed: ["policyNumber"],
    });
  },
};

export const ClearsDependentFilters: Story = {
  args: { values: { state: "FL", county: "Miami-Dade", year: "2026" } },
  play: async ({ args, canvas }) => {
    const panel = await openFilter(canvas, "State");
    await chooseOption(panel, "State", "Texas");
    await waitFor(() =>
      expect(args.onValuesChange).toHaveBeenLastCalledWith({
        values: { state: "TX", year: "2026" },
        changed: ["state", "county"],
      }),
    );
    await closeFilters();
    await waitFor(() => expect(screen.queryByRole("button", { name: /County:/ })).not.toBeInTheDocument());
  },
};

export const AsyncSelect: Story = {
  play: async ({ args, canvas }) => {
    const panel = await openFilter(canvas, "Agent");
    const box = await panel.findByRole("combobox", { name: "Agent" });
    await waitFor(() => expect(box).toBeEnabled());
    await userEvent.type(box, "beatriz");
    await waitFor(() => expect(panel.getAllByRole("option", { name: /^Beatriz/ })[0]).toBeVisible());
    await waitFor(() => expect(panel.getAllByRole("option").length).toBeLessThan(60));
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(args.onValuesChange).toHaveBeenCalledOnce());
    await closeFilters();
    await expect(canvas.getByRole("button", { name: /^Remove Agent: Beatriz / })).toBeVisible();
  },
};

/** Without its value, a chip stays, so that the focus stays too. */
export const RemovesAndClears: Story = {
  args: { values: { state: "FL", month: "3", fromDate: "2026-01-01", toDate: "2026-03-31" } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Remove Created: 2026/01/01 – 2026/03/31" }));
    await expect(args.onValuesChange).toHaveBeenLastCalledWith({
      values: { state: "FL", month: "3" },
      changed: ["fromDate", "toDate"],
    });
    const focused =
      canvas.queryByRole("button", { name: "Created" }) ?? canvas.getByRole("button", { name: /^Filters/ });
    await waitFor(() => expect(focused).toHaveFocus());
    await userEvent.click(canvas.getByRole("button", { name: "Clear Filters" }));
    await expect(args.onValuesChange).toHaveBeenLastCalledWith({ values: {}, changed: ["state", "month"] });
    await expect(canvas.queryByRole("button", { name: /^Remove/ })).not.toBeInTheDocument();
  },
};

export const SeveralValues: Story = {
  args: {
    filters: [
      { kind: "multiSelect", name: "agentIds", label: "Agents", search: searchAmong(agents(60)) },
      { kind: "text", name: "policyNumber", label: "Policy number" },
    ],
  },
  play: async ({ args, canvas }) => {
    const panel = await openFilter(canvas, "Agents");
    await waitFor(() => expect(panel.getByRole("combobox", { name: "Agents" })).toBeEnabled());
    const box = panel.getByRole("combobox", { name: "Agents" });
    for (const name of ["priya", "rafael"]) {
      await userEvent.type(box, name);
      await waitFor(() => expect(box).toHaveAttribute("aria-activedescendant"));
      await userEvent.keyboard("{Enter}");
    }
    await expect(args.onValuesChange).toHaveBeenLastCalledWith({
      values: { agentIds: ["agent-3", "agent-2"] },
      changed: ["agentIds"],
    });
    await userEvent.keyboard("{Escape}");
    await closeFilters();
    await userEvent.click(canvas.getByRole("button", { name: /^Remove Agents: Priya .*, Rafael / }));
    await expect(args.onValuesChange).toHaveBeenLastCalledWith({ values: {}, changed: ["agentIds"] });
  },
};

/** A few options, of which each Enter adds the found one. One value is a text. */
export const SeveralOptions: Story = {
  args: {
    filters: [
      {
        kind: "multiSelect",
        name: "states",
        label: "States",
        options: [
          { value: "FL", label: "Florida" },
          { value: "GA", label: "Georgia" },
          { value: "TX", label: "Texas" },
        ],
      },
    ],
    values: { states: ["FL", "GA"] },
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole("button", { name: "States: Florida, Georgia" })).toBeVisible();
    const panel = await openFilter(canvas, "States");
    const box = await panel.findByRole("combobox", { name: "States" });
    await userEvent.type(box, "geo{Enter}");
    await expect(args.onValuesChange).toHaveBeenLastCalledWith({
      values: { states: "FL" },
      changed: ["states"],
    });
    await userEvent.type(box, "tex{Enter}");
    await expect(args.onValuesChange).toHaveBeenLastCalledWith({
      values: { states: ["FL", "TX"] },
      changed: ["states"],
    });
  },
};

/** One click shows the options, and another chooses one and closes the panel, as typing and Enter do. */
export const OneClickFromItsOptions: Story = {
  play: async ({ args, canvas }) => {
    const chip = canvas.queryByRole("button", { name: "State" });
    if (!chip) return;
    await userEvent.click(chip);
    await userEvent.click(await screen.findByRole("option", { name: "Texas" }));
    await expect(args.onValuesChange).toHaveBeenLastCalledWith({
      values: { state: "TX" },
      changed: ["state"],
    });
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    const set = canvas.getByRole("button", { name: "State: Texas" });
    await expect(set).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await screen.findByRole("option", { name: "Florida" });
    await userEvent.keyboard("flo{Enter}");
    await expect(args.onValuesChange).toHaveBeenLastCalledWith({
      values: { state: "FL" },
      changed: ["state"],
    });
    await waitFor(() => expect(canvas.getByRole("button", { name: "State: Florida" })).toHaveFocus());
  },
};

/** Chips fill the row in their order; the others are in 'Add filter'. */
export const FillsTheRow: Story = {
  decorators: [
    (Story) => (
      <div style={{ width: 1000 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    const chips = () => canvas.getAllByRole("listitem").map(({ textContent }) => textContent);
    await waitFor(() => expect(chips().length).toBeGreaterThan(4));
    await expect(chips().slice(0, 3)).toEqual(["Policy number", "Agent", "State"]);
    await expect(canvasElement.querySelector("search")?.clientHeight).toBeLessThan(50);
    await expect(canvas.getByRole("button", { name: "Add filter" })).toBeVisible();
  },
};

export const RangeWithCalendar: Story = {
  args: {
    filters: [{ kind: "dateRange", from: "fromDate", to: "toDate", label: "Created", hasCalendar: true }],
    values: { fromDate: "2026-03-01", toDate: "2026-03-31" },
  },
  play: async ({ args, canvas }) => {
    const panel = await openFilter(canvas, "Created");
    const start = await panel.findByRole("textbox", { name: "Start date" });
    await expect(start).toHaveValue("2026/03/01");
    await userEvent.clear(start);
    await userEvent.type(start, "2026/03/15");
    await waitFor(() =>
      expect(args.onValuesChange).toHaveBeenLastCalledWith({
        values: { fromDate: "2026-03-15", toDate: "2026-03-31" },
        changed: ["fromDate"],
      }),
    );
    await closeFilters();
    await expect(
      canvas.getByRole("button", { name: "Remove Created: 2026/03/15 – 2026/03/31" }),
    ).toBeVisible();
  },
};

export const Custom: Story = {
  args: {
    filters: [
      {
        kind: "custom",
        name: "risk",
        label: "Risk",
        format: (value) => `level ${value}`,
        render: ({ label, value, onChange }) => (
          <NumberField
            label={label}
            value={value === "" ? null : Number(value)}
            onChange={(change) => onChange(change.value === null ? "" : String(change.value))}
          />
        ),
      },
    ],
  },
  play: async ({ args, canvas }) => {
    const panel = await openFilter(canvas, "Risk");
    await userEvent.type(panel.getByRole("spinbutton", { name: "Risk" }), "3");
    await expect(args.onValuesChange).toHaveBeenLastCalledWith({ values: { risk: "3" }, changed: ["risk"] });
    await closeFilters();
    await expect(canvas.getByRole("button", { name: "Remove Risk: level 3" })).toBeVisible();
  },
};

export const Arabic: Story = {
  ...arabic,
  args: {
    values: everyFilter,
  },
};
