import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { PlainForm } from "../field-value/plain-form.fixtures.js";
import { expectPosted } from "../field-value/posted.fixtures.js";
import { PercentField } from "./percent-field.js";

const meta = {
  title: "Components/PercentField",
  component: PercentField,
  args: { label: "Commission", className: "ui:max-w-72", onChange: fn() },
} satisfies Meta<typeof PercentField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas }) => expect(canvas.getByRole("textbox", { name: "Commission" })).toHaveValue(""),
};

export const Filled: Story = {
  args: { defaultValue: "12.50", hint: "Of the premium" },
  play: async ({ canvas }) => {
    const box = canvas.getByRole("textbox", { name: "Commission" });
    await expect(box).toHaveValue("12.50");
    await expect(box).toHaveAccessibleDescription(/^Of the premium/);
  },
};

export const Required: Story = {
  args: { required: true },
  play: async ({ canvas }) => expect(canvas.getByRole("textbox")).toBeRequired(),
};

export const Invalid: Story = {
  args: { error: "Up to 100", defaultValue: "12.50" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox")).toBeInvalid();
    await expect(canvas.getByRole("textbox")).toHaveAccessibleDescription(/^Up to 100/);
  },
};

export const Disabled: Story = {
  args: { disabled: true, defaultValue: "12.50", name: "field" },
  decorators: [
    (Story) => (
      <PlainForm>
        <Story />
      </PlainForm>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole("textbox")).toBeDisabled();
    await expectPosted(canvasElement, []);
  },
};

export const ReadOnly: Story = {
  args: { readOnly: true, defaultValue: "12.50" },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole("textbox"), "9");
    await expect(canvas.getByRole("textbox")).toHaveValue("12.50");
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

/** A controlled field doesn't show text that the page rejects. */
export const Controlled: Story = {
  args: { value: "12.50" },
  play: async ({ args, canvas }) => {
    await userEvent.clear(canvas.getByRole("textbox"));
    await expect(args.onChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ value: "", target: { name: undefined, value: "" } }),
    );
    await expect(canvas.getByRole("textbox")).toHaveValue("12.50");
  },
};

export const Typed: Story = {
  play: async ({ args, canvas }) => {
    const box = canvas.getByRole("textbox");
    await userEvent.tab();
    await userEvent.keyboard("12.50");
    await expect(box).toHaveValue("12.50");
    await userEvent.tab();
    await expect(box).toHaveValue("12.50");
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.objectContaining({ value: "12.50" }));
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
    const box = canvas.getByRole("textbox");
    await userEvent.click(box);
    await userEvent.paste("12.50");
    await expectPosted(canvasElement, [["field", "12.50"]]);
    await userEvent.click(canvas.getByRole("button", { name: "Reset" }));
    await expect(box).toHaveValue("");
    await expectPosted(canvasElement, [["field", ""]]);
  },
};

export const Described: Story = {
  args: { defaultValue: "8.25" },
  play: async ({ canvas }) => expect(canvas.getByRole("textbox")).toHaveAccessibleDescription("%"),
};
