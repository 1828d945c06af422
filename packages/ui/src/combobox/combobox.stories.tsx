import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { PlainForm } from "../field-value/plain-form.fixtures.js";
import { expectPosted } from "../field-value/posted.fixtures.js";
import { arabic } from "../text-direction/arabic.fixtures.js";
import { agents, searchAmong } from "./agents.fixtures.js";
import { Combobox, type ComboboxChange } from "./combobox.js";
import type { ComboboxOption, ComboboxSearch } from "./combobox-option.js";

const all = agents(40);
const [dana = null] = all;

const meta = {
  title: "Components/Combobox",
  component: Combobox,
  render: function ComboboxOfAForm(args) {
    const [value, setValue] = useState(args.value);
    const change = (next: ComboboxChange) => {
      setValue(next.option);
      args.onChange?.(next);
    };
    return <Combobox {...args} value={value} onChange={change} />;
  },
  args: {
    label: "Agent",
    value: null,
    placeholder: "Name",
    className: "ui:max-w-80",
    debounce: 20,
    onChange: fn(),
    search: searchAmong(all),
  },
  parameters: { docs: { story: { inline: false, height: "380px" } } },
} satisfies Meta<typeof Combobox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Selected: Story = { args: { value: dana } };
export const WithHint: Story = { args: { hint: "Agents of your agency." } };
export const Invalid: Story = { args: { error: "Choose a person.", required: true } };
export const Disabled: Story = { args: { disabled: true, value: dana } };

export const ReadOnly: Story = {
  args: { readOnly: true, value: dana },
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole("combobox", { name: "Agent" });
    await userEvent.click(field);
    await userEvent.keyboard("{ArrowDown}{ArrowDown}{Enter}");
    await expect(canvas.queryByRole("listbox")).not.toBeInTheDocument();
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(field).toHaveValue("Dana Whitfield");
  },
};

/** Form libraries depend on the native blur handler. */
export const CallsNativeHandlers: Story = {
  args: { onBlur: fn(), onKeyDown: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("combobox", { name: "Agent" }));
    await userEvent.keyboard("{ArrowDown}");
    await userEvent.tab();
    await expect(args.onKeyDown).toHaveBeenCalled();
    await expect(args.onBlur).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole("listbox")).not.toBeInTheDocument();
  },
};

export const Open: Story = {
  tags: ["picture"],
  args: { value: dana },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("combobox", { name: "Agent" }));
    await waitFor(() => expect(canvas.getAllByRole("option")).toHaveLength(40));
    await expect(canvas.getByRole("option", { selected: true })).toHaveTextContent("Dana");
  },
};

export const SearchesOnTyping: Story = {
  play: async ({ args, canvas }) => {
    const box = canvas.getByRole("combobox", { name: "Agent" });
    await userEvent.type(box, "priya");
    await waitFor(() => expect(box).toHaveAttribute("aria-activedescendant"));
    await waitFor(() =>
      expect(canvas.getAllByRole("option").every((option) => option.textContent?.includes("Priya"))).toBe(
        true,
      ),
    );
    await userEvent.keyboard("{ArrowDown}{ArrowUp}{Enter}");
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(box).toHaveDisplayValue(/^Priya /);
    await expect(canvas.queryByRole("listbox")).not.toBeInTheDocument();
  },
};

export const CancelsOnEscape: Story = {
  args: { value: dana },
  play: async ({ args, canvas }) => {
    const box = canvas.getByRole("combobox", { name: "Agent" });
    await userEvent.click(box);
    await userEvent.keyboard("xyz{Escape}");
    await expect(box).toHaveDisplayValue(/^Dana /);
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const Clears: Story = {
  args: { value: dana },
  play: async ({ args, canvas }) => {
    const box = canvas.getByRole("combobox", { name: "Agent" });
    await userEvent.clear(box);
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ option: null, value: "" }),
    );
    await expect(box).toHaveValue("");
  },
};

export const Loading: Story = {
  args: { search: () => new Promise(() => undefined) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("combobox", { name: "Agent" }));
    await expect(canvas.getByRole("status")).toHaveTextContent("Searching…");
  },
};

export const NoMatches: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole("combobox", { name: "Agent" }), "no such name");
    await waitFor(() => expect(canvas.getByRole("status")).toHaveTextContent("No matches"));
  },
};

const failing = fn<ComboboxSearch>();

export const FailedThenRetried: Story = {
  name: "Error",
  args: { search: failing },
  beforeEach: () => {
    failing.mockReset();
    failing
      .mockImplementation(searchAmong(all))
      .mockRejectedValueOnce(new Error("The server isn't responding."));
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("combobox", { name: "Agent" }));
    await waitFor(() => expect(canvas.getByText("Search failed.")).toBeVisible());
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(canvas.getAllByRole("option")).toHaveLength(40));
  },
};

const signals: AbortSignal[] = [];

export const AbortsOutdatedSearches: Story = {
  args: {
    debounce: 0,
    search: (query) => {
      signals.push(query.signal);
      return query.text === "d" ? new Promise(() => undefined) : searchAmong(all)(query);
    },
  },
  play: async ({ canvas }) => {
    const box = canvas.getByRole("combobox", { name: "Agent" });
    await userEvent.type(box, "d", { skipClick: false });
    await waitFor(() => expect(signals.length).toBeGreaterThan(0));
    await userEvent.type(box, "ana", { skipClick: true });
    await waitFor(() => expect(canvas.getAllByRole("option")[0]).toHaveTextContent("Dana"));
    await expect(signals.slice(0, -1).every(({ aborted }) => aborted)).toBe(true);
  },
};

export const ManyOptions: Story = {
  args: { search: searchAmong(agents(5_000)) },
  play: async ({ canvas }) => {
    const box = canvas.getByRole("combobox", { name: "Agent" });
    await userEvent.click(box);
    await waitFor(() => expect(canvas.getAllByRole("option").length).toBeLessThan(200));
    await userEvent.keyboard("{ArrowUp}");
    await waitFor(() => expect(box.getAttribute("aria-activedescendant")).toMatch(/4999$/));
  },
};

export const LongText: Story = {
  args: {
    search: searchAmong([
      {
        value: "1",
        label: "An agency whose full name as on its license is longer than any of the fields that show it",
      },
      { value: "2", label: "x".repeat(80), description: "No place to break", isDisabled: true },
    ]),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("combobox", { name: "Agent" }));
    await waitFor(() => expect(canvas.getAllByRole("option")).toHaveLength(2));
  },
};

/** The value is an option; the form posts its id. */
export const InAForm: Story = {
  render: ({ value: _, ...args }) => (
    <PlainForm>
      <Combobox {...args} name="agentId" defaultValue={dana ?? ""} />
    </PlainForm>
  ),
  play: async ({ args, canvas, canvasElement }) => {
    const box = canvas.getByRole("combobox", { name: "Agent" });
    await expectPosted(canvasElement, [["agentId", "agent-1"]]);
    await userEvent.clear(box);
    await userEvent.type(box, "rafael");
    await waitFor(() => expect(box).toHaveAttribute("aria-activedescendant"));
    await userEvent.keyboard("{Enter}");
    await expectPosted(canvasElement, [["agentId", "agent-2"]]);
    await expect(args.onChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ value: "agent-2", target: { name: "agentId", value: "agent-2" } }),
    );
    await userEvent.click(canvas.getByRole("button", { name: "Reset" }));
    await expectPosted(canvasElement, [["agentId", "agent-1"]]);
    await expect(box).toHaveDisplayValue(/^Dana /);
  },
};

/** The value is an id, whose label is looked up. */
export const ValueById: Story = {
  render: (args) => <Combobox {...args} />,
  args: {
    value: "agent-3",
    resolve: async (id) => all.find(({ value }) => value === id),
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole("combobox")).toHaveDisplayValue(/^Priya /));
  },
};

export const Arabic: Story = {
  ...arabic,
  args: {
    label: "الوكيل",
    placeholder: "الاسم",
    value: dana,
  },
};

const states: readonly ComboboxOption[] = [
  { value: "FL", label: "Florida", keywords: ["FL", "Sunshine State"], group: "States" },
  { value: "PR", label: "Puerto Rico", group: "Territories" },
  { value: "NM", label: "New Mexico", group: "States" },
  { value: "VI", label: "Islas Vírgenes", group: "Territories", isDisabled: true },
];

/** Known options are filtered at once, without case and accents, by label and keywords. The value is an id. */
export const KnownOptions: Story = {
  render: (args) => <Combobox {...args} />,
  args: { label: "State", value: "FL", options: states },
  play: async ({ args, canvas }) => {
    const box = canvas.getByRole("combobox", { name: "State" });
    await expect(box).toHaveDisplayValue("Florida");
    await userEvent.clear(box);
    await userEvent.type(box, "virgenes");
    await expect(canvas.getAllByRole("option")).toHaveLength(1);
    await expect(canvas.getByRole("option")).toHaveAttribute("aria-disabled", "true");
    await userEvent.clear(box);
    await userEvent.type(box, "state sun");
    await expect(canvas.getByRole("status")).toHaveTextContent("1 match");
    await userEvent.clear(box);
    await userEvent.type(box, "new");
    await userEvent.keyboard("{Enter}");
    await expect(args.onChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ value: "NM", option: states[2] }),
    );
    await userEvent.type(box, "zzz");
    await expect(canvas.getByRole("status")).toHaveTextContent("No matches");
  },
};

/** Those of a group are together, in the order of the arrow keys. */
export const Grouped: Story = {
  args: { label: "State", options: states },
  play: async ({ canvas }) => {
    const box = canvas.getByRole("combobox", { name: "State" });
    await userEvent.click(box);
    const territories = within(canvas.getByRole("group", { name: "Territories" }));
    await expect(territories.getAllByRole("option")).toHaveLength(2);
    await userEvent.keyboard("{ArrowDown}{ArrowDown}{ArrowDown}");
    const active = territories.getByRole("option", { name: "Puerto Rico" });
    await expect(box).toHaveAttribute("aria-activedescendant", active.id);
  },
};
