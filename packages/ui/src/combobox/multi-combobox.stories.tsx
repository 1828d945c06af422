import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { PlainForm } from "../field-value/plain-form.fixtures.js";
import { expectPosted } from "../field-value/posted.fixtures.js";
import { arabic } from "../text-direction/arabic.fixtures.js";
import { agents, searchAmong } from "./agents.fixtures.js";
import { MultiCombobox } from "./multi-combobox.js";

const all = agents(40);

const meta = {
  title: "Components/MultiCombobox",
  component: MultiCombobox,
  args: {
    label: "Agents",
    placeholder: "Name",
    className: "ui:max-w-88",
    debounce: 20,
    onChange: fn(),
    search: searchAmong(all),
    resolve: async (id) => all.find(({ value }) => value === id),
  },
  parameters: { docs: { story: { inline: false, height: "380px" } } },
} satisfies Meta<typeof MultiCombobox>;

export default meta;
type Story = StoryObj<typeof meta>;

const changedTo = (...value: string[]) => expect.objectContaining({ value });

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("combobox", { name: "Agents" })).toHaveValue("");
    await expect(canvas.queryByRole("button")).not.toBeInTheDocument();
  },
};

export const Selected: Story = {
  args: { defaultValue: ["agent-1", "agent-2"], hint: "Those who may see the lead." },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole("combobox")).toHaveAccessibleDescription("Those who may see the lead.");
    const remove = await canvas.findByRole("button", { name: /^Remove Dana / });
    await userEvent.click(remove);
    await expect(args.onChange).toHaveBeenLastCalledWith(changedTo("agent-2"));
    await expect(canvas.getByRole("status")).toHaveTextContent(/^Dana .* removed$/);
    await waitFor(() => expect(canvas.getByRole("combobox")).toHaveFocus());
  },
};

export const Keyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    const box = canvas.getByRole("combobox");
    await waitFor(() => expect(box).toHaveFocus());
    await userEvent.keyboard("priya");
    await waitFor(() => expect(box).toHaveAttribute("aria-activedescendant"));
    await userEvent.keyboard("{Enter}");
    await expect(args.onChange).toHaveBeenLastCalledWith(changedTo("agent-3"));
    await expect(canvas.getByRole("status")).toHaveTextContent(/^Priya .* added$/);
    // The list stays open to select more options.
    await waitFor(() => expect(canvas.getAllByRole("option")).toHaveLength(40));
    await expect(canvas.getAllByRole("option", { selected: true })).toHaveLength(1);
    await userEvent.keyboard("{ArrowDown}{Enter}");
    await expect(args.onChange).toHaveBeenLastCalledWith(changedTo("agent-3", "agent-1"));
    await userEvent.keyboard("{Escape}{Backspace}");
    await expect(args.onChange).toHaveBeenLastCalledWith(changedTo("agent-3"));
    await expect(canvas.queryByRole("listbox")).not.toBeInTheDocument();
  },
};

export const Open: Story = {
  args: { defaultValue: ["agent-1"] },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("combobox"));
    const listbox = await canvas.findByRole("listbox", { name: "Agents" });
    await expect(listbox).toHaveAttribute("aria-multiselectable", "true");
    const [dana] = canvas.getAllByRole("option");
    if (dana) await userEvent.click(dana);
    await expect(args.onChange).toHaveBeenLastCalledWith(changedTo());
  },
};

export const Many: Story = {
  args: { defaultValue: all.slice(0, 24) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("button")).toHaveLength(24);
    const box = canvas.getByRole("combobox").parentElement;
    await expect(box?.clientHeight).toBeLessThanOrEqual(112);
  },
};

export const Invalid: Story = {
  args: { error: "Select at least one agent.", required: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("combobox")).toBeInvalid();
    await expect(canvas.getByRole("combobox")).toBeRequired();
  },
};

export const Disabled: Story = {
  args: { disabled: true, defaultValue: ["agent-1"] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("combobox")).toBeDisabled();
    await expect(canvas.queryByRole("button")).not.toBeInTheDocument();
  },
};

export const InAForm: Story = {
  args: { name: "agentIds", defaultValue: ["agent-1"] },
  decorators: [
    (Story) => (
      <PlainForm>
        <Story />
      </PlainForm>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    const box = canvas.getByRole("combobox");
    await userEvent.type(box, "rafael");
    await waitFor(() => expect(box).toHaveAttribute("aria-activedescendant"));
    await userEvent.keyboard("{Enter}{Escape}");
    await expectPosted(canvasElement, [
      ["agentIds", "agent-1"],
      ["agentIds", "agent-2"],
    ]);
    await userEvent.click(canvas.getByRole("button", { name: "Reset" }));
    await expectPosted(canvasElement, [["agentIds", "agent-1"]]);
  },
};

export const Arabic: Story = {
  ...arabic,
  args: {
    label: "الوكلاء",
    placeholder: "الاسم",
    defaultValue: all.slice(0, 2),
  },
};

/** Known options need no search, and their ids no lookup. */
export const KnownOptions: Story = {
  args: { options: all, defaultValue: ["agent-2"] },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole("button", { name: /^Remove Rafael / })).toBeVisible();
    await userEvent.type(canvas.getByRole("combobox"), "priya");
    await userEvent.keyboard("{Enter}");
    await expect(args.onChange).toHaveBeenLastCalledWith(changedTo("agent-2", "agent-3"));
    await expect(canvas.getAllByRole("option")).toHaveLength(40);
  },
};
