import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { PlainForm } from "../field-value/plain-form.fixtures.js";
import { expectPosted } from "../field-value/posted.fixtures.js";
import { arabic } from "../text-direction/arabic.fixtures.js";
import { RadioGroup } from "./radio-group.js";

const meta = {
  title: "Components/RadioGroup",
  component: RadioGroup,
  args: {
    label: "Sex",
    onChange: fn(),
    options: [
      { value: "F", label: "Female" },
      { value: "M", label: "Male" },
    ],
  },
} satisfies Meta<typeof RadioGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

const payments = [
  { value: "card", label: "Card", hint: "Visa, Mastercard, American Express or Discover." },
  { value: "bank", label: "Bank account", hint: "Drawn on the first of the month." },
  { value: "cash", label: "Cash", isDisabled: true },
];

export const Empty: Story = {
  play: async ({ canvas }) => {
    const group = canvas.getByRole("group", { name: "Sex" });
    await expect(group).toBeVisible();
    await expect(canvas.queryByRole("radio", { checked: true })).not.toBeInTheDocument();
  },
};

export const Selected: Story = {
  args: { value: "M" },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByText("Female"));
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.objectContaining({ value: "F" }));
    // The page controls the value and didn't change it.
    await expect(canvas.getByRole("radio", { name: "Male" })).toBeChecked();
  },
};

export const WithHints: Story = {
  args: { label: "Payment", hint: "You can change it later.", options: payments, defaultValue: "bank" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("group", { name: "Payment" })).toHaveAccessibleDescription(
      "You can change it later.",
    );
    const bank = canvas.getByRole("radio", { name: "Bank account" });
    await expect(bank).toBeChecked();
    await expect(bank).toHaveAccessibleDescription("Drawn on the first of the month.");
    await expect(canvas.getByRole("radio", { name: "Cash" })).toBeDisabled();
  },
};

export const Horizontal: Story = {
  args: { orientation: "horizontal", defaultValue: "F" },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole("radio").map((radio) => radio.getBoundingClientRect());
    await expect(first?.top).toBe(second?.top);
  },
};

export const Chips: Story = {
  args: { label: "Payment", options: payments, appearance: "chips", defaultValue: "bank" },
  play: async ({ args, canvas }) => {
    const [chip] = canvas.getAllByRole("radio").map((radio) => radio.closest("label"));
    await userEvent.click(chip ?? canvas.getByText("Card"));
    await expect(canvas.getByRole("radio", { name: "Card" })).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.objectContaining({ value: "card" }));
  },
};

export const Required: Story = {
  args: { required: true },
  play: async ({ canvas }) => expect(canvas.getByRole("radio", { name: "Female" })).toBeRequired(),
};

export const Invalid: Story = {
  args: { error: "Select one." },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("group", { name: "Sex" })).toHaveAccessibleDescription("Select one.");
    await expect(canvas.getByRole("radio", { name: "Female" })).toBeInvalid();
  },
};

export const Disabled: Story = {
  args: { disabled: true, defaultValue: "F" },
  play: async ({ canvas }) => expect(canvas.getByRole("radio", { name: "Male" })).toBeDisabled(),
};

export const Keyboard: Story = {
  args: { options: payments, label: "Payment" },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole("radio", { name: "Card" })).toHaveFocus());
    await userEvent.keyboard(" {ArrowDown}");
    await expect(canvas.getByRole("radio", { name: "Bank account" })).toBeChecked();
    await expect(args.onChange).toHaveBeenCalledTimes(2);
    await userEvent.keyboard("ca");
    await expect(canvas.getByRole("radio", { name: "Card" })).toBeChecked();
    await expect(canvas.getByRole("radio", { name: "Card" })).toHaveFocus();
    await userEvent.keyboard("x");
    await expect(args.onChange).toHaveBeenCalledTimes(3);
  },
};

export const InAForm: Story = {
  args: { name: "sex", defaultValue: "F" },
  decorators: [
    (Story) => (
      <PlainForm>
        <Story />
      </PlainForm>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByText("Male"));
    await expectPosted(canvasElement, [["sex", "M"]]);
    await userEvent.click(canvas.getByRole("button", { name: "Reset" }));
    await expectPosted(canvasElement, [["sex", "F"]]);
  },
};

export const WithoutAName: Story = {
  ...InAForm,
  args: { defaultValue: "F" },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole("radio", { name: "Female" })).toBeChecked();
    await expectPosted(canvasElement, []);
  },
};

export const Arabic: Story = {
  ...arabic,
  args: {
    label: "الجنس",
    options: [
      { value: "F", label: "أنثى" },
      { value: "M", label: "ذكر" },
    ],
  },
};
