import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { PlainForm } from "../field-value/plain-form.fixtures.js";
import { expectPosted } from "../field-value/posted.fixtures.js";
import { arabic } from "../text-direction/arabic.fixtures.js";
import { YearField } from "./year-field.js";

const meta = {
  title: "Components/YearField",
  component: YearField,
  args: { label: "Year", className: "ui:max-w-48", currentYear: 2026 },
} satisfies Meta<typeof YearField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas }) => {
    const options = within(canvas.getByRole("combobox", { name: "Year" })).getAllByRole("option");
    await expect(options).toHaveLength(14);
    await expect(options[1]).toHaveTextContent("2028");
    await expect(options.at(-1)).toHaveTextContent("2016");
  },
};

export const Invalid: Story = {
  args: { error: "Select one.", required: true },
  play: async ({ canvas }) => expect(canvas.getByRole("combobox")).toHaveAccessibleDescription("Select one."),
};

export const Disabled: Story = {
  args: { disabled: true, defaultValue: "2025" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("combobox")).toBeDisabled();
    await expect(canvas.getByRole("combobox")).toHaveDisplayValue("2025");
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
    await userEvent.selectOptions(canvas.getByRole("combobox"), "2025");
    await expectPosted(canvasElement, [["field", "2025"]]);
  },
};

export const Arabic: Story = {
  ...arabic,
  args: {
    label: "السنة",
  },
};
