import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { PlainForm } from "../field-value/plain-form.fixtures.js";
import { expectPosted } from "../field-value/posted.fixtures.js";
import { arabic } from "../text-direction/arabic.fixtures.js";
import { HourField } from "./hour-field.js";

const meta = {
  title: "Components/HourField",
  component: HourField,
  args: { label: "From", className: "ui:max-w-48" },
  globals: { formats: "locale" },
} satisfies Meta<typeof HourField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas }) => {
    const options = within(canvas.getByRole("combobox", { name: "From" })).getAllByRole("option");
    await expect(options).toHaveLength(25);
    await expect(options[1]).toHaveTextContent("12:00 AM");
    await expect(options.at(-1)).toHaveTextContent("11:00 PM");
  },
};

export const Invalid: Story = {
  args: { error: "Select one.", required: true },
  play: async ({ canvas }) => expect(canvas.getByRole("combobox")).toHaveAccessibleDescription("Select one."),
};

export const Disabled: Story = {
  args: { disabled: true, defaultValue: "14" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("combobox")).toBeDisabled();
    await expect(canvas.getByRole("combobox")).toHaveDisplayValue("2:00 PM");
  },
};

export const InAForm: Story = {
  args: { name: "field" },
  decorators: [
    (Story) => (
      <PlainForm>
        <Story />
      </PlainForm>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole("combobox")).toHaveFocus());
    await userEvent.selectOptions(canvas.getByRole("combobox"), "2:00 PM");
    await expectPosted(canvasElement, [["field", "14"]]);
  },
};

export const Arabic: Story = {
  ...arabic,
  args: {
    label: "من",
  },
};
