import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { PlainForm } from "../field-value/plain-form.fixtures.js";
import { expectPosted } from "../field-value/posted.fixtures.js";
import { PhoneField } from "./phone-field.js";

const meta = {
  title: "Components/PhoneField",
  component: PhoneField,
  args: { label: "Phone", className: "ui:max-w-72", onChange: fn() },
} satisfies Meta<typeof PhoneField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas }) => expect(canvas.getByRole("textbox", { name: "Phone" })).toHaveValue(""),
};

export const Filled: Story = {
  args: { defaultValue: "3055550142", hint: "We text it" },
  play: async ({ canvas }) => {
    const box = canvas.getByRole("textbox", { name: "Phone" });
    await expect(box).toHaveValue("(305) 555-0142");
    await expect(box).toHaveAccessibleDescription(/^We text it/);
  },
};

export const Required: Story = {
  args: { required: true },
  play: async ({ canvas }) => expect(canvas.getByRole("textbox")).toBeRequired(),
};

export const Invalid: Story = {
  args: { error: "Enter ten digits", defaultValue: "3055550142" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox")).toBeInvalid();
    await expect(canvas.getByRole("textbox")).toHaveAccessibleDescription(/^Enter ten digits/);
  },
};

export const Disabled: Story = {
  args: { disabled: true, defaultValue: "3055550142", name: "field" },
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
  args: { readOnly: true, defaultValue: "3055550142" },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole("textbox"), "9");
    await expect(canvas.getByRole("textbox")).toHaveValue("(305) 555-0142");
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

/** A controlled field doesn't show text that the page rejects. */
export const Controlled: Story = {
  args: { value: "3055550142" },
  play: async ({ args, canvas }) => {
    await userEvent.clear(canvas.getByRole("textbox"));
    await expect(args.onChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ value: "", target: { name: undefined, value: "" } }),
    );
    await expect(canvas.getByRole("textbox")).toHaveValue("(305) 555-0142");
  },
};

export const Typed: Story = {
  play: async ({ args, canvas }) => {
    const box = canvas.getByRole("textbox");
    await userEvent.tab();
    await userEvent.keyboard("3055550142");
    await expect(box).toHaveValue("(305) 555-0142");
    await userEvent.tab();
    await expect(box).toHaveValue("(305) 555-0142");
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.objectContaining({ value: "3055550142" }));
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
    await userEvent.paste("3055550142");
    await expectPosted(canvasElement, [["field", "3055550142"]]);
    await userEvent.click(canvas.getByRole("button", { name: "Reset" }));
    await expect(box).toHaveValue("");
    await expectPosted(canvasElement, [["field", ""]]);
  },
};

export const CaretStays: Story = {
  args: { defaultValue: "3055550142" },
  play: async ({ canvas }) => {
    const box = canvas.getByRole<HTMLInputElement>("textbox");
    box.focus();
    box.setSelectionRange(7, 7);
    await userEvent.keyboard("{Backspace}");
    await expect([box.value, box.selectionStart]).toEqual(["(305) 550-142", 4]);
    await userEvent.keyboard("7");
    await expect([box.value, box.selectionStart]).toEqual(["(305) 755-0142", 7]);
    // A key that the field rejects changes neither text nor caret.
    await userEvent.keyboard("x");
    await expect([box.value, box.selectionStart]).toEqual(["(305) 755-0142", 7]);
    box.setSelectionRange(4, 4);
    await userEvent.keyboard("{Delete}");
    await expect([box.value, box.selectionStart]).toEqual(["(305) 550-142", 4]);
  },
};
