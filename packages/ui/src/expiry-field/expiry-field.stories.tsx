import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { PlainForm } from "../field-value/plain-form.fixtures.js";
import { expectPosted } from "../field-value/posted.fixtures.js";
import { ExpiryField } from "./expiry-field.js";

const meta = {
  title: "Components/ExpiryField",
  component: ExpiryField,
  args: { label: "Expires", className: "ui:max-w-72", onChange: fn() },
} satisfies Meta<typeof ExpiryField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas }) => expect(canvas.getByRole("textbox", { name: "Expires" })).toHaveValue(""),
};

export const Filled: Story = {
  args: { defaultValue: "04/27", hint: "As on the card" },
  play: async ({ canvas }) => {
    const box = canvas.getByRole("textbox", { name: "Expires" });
    await expect(box).toHaveValue("04/27");
    await expect(box).toHaveAccessibleDescription(/^As on the card/);
  },
};

export const Required: Story = {
  args: { required: true },
  play: async ({ canvas }) => expect(canvas.getByRole("textbox")).toBeRequired(),
};

export const Invalid: Story = {
  args: { error: "Enter month and year", defaultValue: "04/27" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox")).toBeInvalid();
    await expect(canvas.getByRole("textbox")).toHaveAccessibleDescription(/^Enter month and year/);
  },
};

export const Disabled: Story = {
  args: { disabled: true, defaultValue: "04/27", name: "field" },
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
  args: { readOnly: true, defaultValue: "04/27" },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole("textbox"), "9");
    await expect(canvas.getByRole("textbox")).toHaveValue("04/27");
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

/** A controlled field doesn't show text that the page rejects. */
export const Controlled: Story = {
  args: { value: "04/27" },
  play: async ({ args, canvas }) => {
    await userEvent.clear(canvas.getByRole("textbox"));
    await expect(args.onChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ value: "", target: { name: undefined, value: "" } }),
    );
    await expect(canvas.getByRole("textbox")).toHaveValue("04/27");
  },
};

export const Typed: Story = {
  play: async ({ args, canvas }) => {
    const box = canvas.getByRole("textbox");
    await userEvent.tab();
    await userEvent.keyboard("0427");
    await expect(box).toHaveValue("04/27");
    await userEvent.tab();
    await expect(box).toHaveValue("04/27");
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.objectContaining({ value: "04/27" }));
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
    await userEvent.paste("0427");
    await expectPosted(canvasElement, [["field", "04/27"]]);
    await userEvent.click(canvas.getByRole("button", { name: "Reset" }));
    await expect(box).toHaveValue("");
    await expectPosted(canvasElement, [["field", ""]]);
  },
};

export const TypedWithSeparator: Story = {
  play: async ({ canvas }) => {
    const box = canvas.getByRole("textbox");
    await userEvent.type(box, "4/27");
    await expect(box).toHaveValue("04/27");
    await userEvent.type(box, "{Backspace}{Backspace}{Backspace}");
    await expect(box).toHaveValue("0");
  },
};
