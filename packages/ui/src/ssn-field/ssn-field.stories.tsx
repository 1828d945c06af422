import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { PlainForm } from "../field-value/plain-form.fixtures.js";
import { expectPosted } from "../field-value/posted.fixtures.js";
import { SsnField } from "./ssn-field.js";

const meta = {
  title: "Components/SsnField",
  component: SsnField,
  args: { label: "Social Security number", className: "ui:max-w-72", onChange: fn() },
} satisfies Meta<typeof SsnField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas }) =>
    expect(canvas.getByRole("textbox", { name: "Social Security number" })).toHaveValue(""),
};

export const Filled: Story = {
  args: { defaultValue: "123456789", hint: "Nine digits" },
  play: async ({ canvas }) => {
    const box = canvas.getByRole("textbox", { name: "Social Security number" });
    await expect(box).toHaveValue("123-45-6789");
    await expect(box).toHaveAccessibleDescription(/^Nine digits/);
  },
};

export const Required: Story = {
  args: { required: true },
  play: async ({ canvas }) => expect(canvas.getByRole("textbox")).toBeRequired(),
};

export const Invalid: Story = {
  args: { error: "Enter nine digits", defaultValue: "123456789" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox")).toBeInvalid();
    await expect(canvas.getByRole("textbox")).toHaveAccessibleDescription(/^Enter nine digits/);
  },
};

export const Disabled: Story = {
  args: { disabled: true, defaultValue: "123456789", name: "field" },
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
  args: { readOnly: true, defaultValue: "123456789" },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole("textbox"), "9");
    await expect(canvas.getByRole("textbox")).toHaveValue("123-45-6789");
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

/** A controlled field doesn't show text that the page rejects. */
export const Controlled: Story = {
  args: { value: "123456789" },
  play: async ({ args, canvas }) => {
    await userEvent.clear(canvas.getByRole("textbox"));
    await expect(args.onChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ value: "", target: { name: undefined, value: "" } }),
    );
    await expect(canvas.getByRole("textbox")).toHaveValue("123-45-6789");
  },
};

export const Typed: Story = {
  play: async ({ args, canvas }) => {
    const box = canvas.getByRole("textbox");
    await userEvent.tab();
    await userEvent.keyboard("123456789");
    await expect(box).toHaveValue("123-45-6789");
    await userEvent.tab();
    await expect(box).toHaveValue("123-45-6789");
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.objectContaining({ value: "123456789" }));
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
    await userEvent.paste("123456789");
    await expectPosted(canvasElement, [["field", "123456789"]]);
    await userEvent.click(canvas.getByRole("button", { name: "Reset" }));
    await expect(box).toHaveValue("");
    await expectPosted(canvasElement, [["field", ""]]);
  },
};
