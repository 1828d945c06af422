import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { PlainForm } from "../field-value/plain-form.fixtures.js";
import { expectPosted } from "../field-value/posted.fixtures.js";
import { arabic } from "../text-direction/arabic.fixtures.js";
import { TextField } from "../text-field/text-field.js";
import { Emails } from "./emails.fixtures.js";
import { RepeatableEntries } from "./repeatable-entries.js";

const meta = {
  title: "Components/RepeatableEntries",
  component: RepeatableEntries,
  args: {
    label: "Phones",
    addLabel: "Add phone",
    emptyText: "No phones yet.",
    className: "ui:max-w-md",
    entryName: (index) => `Phone ${index + 1}`,
    renderEntry: ({ index }) => <TextField label="Phone" name={`phones[${index}]`} />,
    onAdd: fn(),
    onRemove: fn(),
  },
} satisfies Meta<typeof RepeatableEntries>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("group", { name: "Phones" })).toHaveTextContent("No phones yet.");
  },
};

export const AddsAndRemoves: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard("{Enter}{Enter}");
    await expect(canvas.getByRole("status")).toHaveTextContent("Phone 2 added");
    await userEvent.type(within(canvas.getByRole("group", { name: "Phone 2" })).getByRole("textbox"), "2");
    await userEvent.click(canvas.getByRole("button", { name: "Remove Phone 1" }));
    const question = screen.getByRole("alertdialog", { name: "Really delete?" });
    await userEvent.click(within(question).getByRole("button", { name: "No" }));
    await waitFor(() => expect(canvas.getByRole("button", { name: "Remove Phone 1" })).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await userEvent.click(screen.getByRole("button", { name: "Yes" }));
    await expect(args.onRemove).toHaveBeenLastCalledWith({ index: 0 });
    // The former second entry is now the first one, with its typed value.
    await expect(canvas.getByRole("textbox", { name: "Phone" })).toHaveValue("2");
    await waitFor(() => expect(canvas.getByRole("button", { name: "Remove Phone 1" })).toHaveFocus());
    await expect(canvas.getByRole("status")).toHaveTextContent("Phone 1 removed");
  },
};

export const Purposes: Story = {
  render: () => <Emails />,
  play: async ({ canvas }) => {
    const second = within(canvas.getByRole("group", { name: "Email 2" }));
    const first = within(canvas.getByRole("group", { name: "Email 1" }));
    await userEvent.click(second.getByRole("checkbox", { name: "Primary" }));
    await expect(second.getByRole("checkbox", { name: "Primary" })).toBeChecked();
    await expect(first.getByRole("checkbox", { name: "Primary" })).not.toBeChecked();
    await userEvent.click(canvas.getByRole("button", { name: "Add email" }));
    const add = canvas.getByRole("button", { name: "Add email" });
    await expect(add).toHaveAttribute("aria-disabled", "true");
    await expect(add).toHaveAccessibleDescription("You can add up to 3");
  },
};

export const WithEntryHeadings: Story = {
  tags: ["picture"],
  args: { defaultCount: 2, hasEntryHeadings: true },
  play: async ({ canvas }) => {
    const second = within(canvas.getByRole("group", { name: "Phone 2" }));
    await expect(second.getByText("Phone 2").clientHeight).toBeGreaterThan(10);
    await expect(second.getByRole("button", { name: "Remove Phone 2" })).toBeVisible();
  },
};

export const OneIsLeft: Story = {
  args: { defaultCount: 1, min: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("button", { name: /^Remove/ })).not.toBeInTheDocument();
  },
};

export const Invalid: Story = {
  args: { error: "Add at least one phone." },
  play: async ({ canvas }) =>
    expect(canvas.getByRole("group", { name: "Phones" })).toHaveAccessibleDescription(
      "Add at least one phone.",
    ),
};

export const InAForm: Story = {
  args: { defaultCount: 2 },
  decorators: [
    (Story) => (
      <PlainForm>
        <Story />
      </PlainForm>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    const [first] = canvas.getAllByRole("textbox", { name: "Phone" });
    if (first) await userEvent.type(first, "305");
    await expectPosted(canvasElement, [
      ["phones[0]", "305"],
      ["phones[1]", ""],
    ]);
  },
};

export const Arabic: Story = {
  ...arabic,
  args: {
    label: "الهواتف",
    addLabel: "إضافة هاتف",
    emptyText: "لا توجد هواتف بعد.",
  },
};
