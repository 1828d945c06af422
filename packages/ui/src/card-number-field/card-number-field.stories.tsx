import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { PlainForm } from "../field-value/plain-form.fixtures.js";
import { expectPosted } from "../field-value/posted.fixtures.js";
import { CardNumberField } from "./card-number-field.js";

const meta = {
  title: "Components/CardNumberField",
  component: CardNumberField,
  args: { label: "Card number", className: "ui:max-w-72", onChange: fn() },
} satisfies Meta<typeof CardNumberField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas }) => expect(canvas.getByRole("textbox", { name: "Card number" })).toHaveValue(""),
};

export const Filled: Story = {
  args: { defaultValue: "4111111111111111", hint: "No spaces needed" },
  play: async ({ canvas }) => {
    const box = canvas.getByRole("textbox", { name: "Card number" });
    await expect(box).toHaveValue("4111 1111 1111 1111");
    await expect(box).toHaveAccessibleDescription(/^No spaces needed/);
  },
};

export const Required: Story = {
  args: { required: true },
  play: async ({ canvas }) => expect(canvas.getByRole("textbox")).toBeRequired(),
};

export const Invalid: Story = {
  args: { error: "Check the number", defaultValue: "4111111111111111" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox")).toBeInvalid();
    await expect(canvas.getByRole("textbox")).toHaveAccessibleDescription(/^Check the number/);
  },
};

export const Disabled: Story = {
  args: { disabled: true, defaultValue: "4111111111111111", name: "field" },
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
  args: { readOnly: true, defaultValue: "4111111111111111" },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole("textbox"), "9");
    await expect(canvas.getByRole("textbox")).toHaveValue("4111 1111 1111 1111");
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

/** A controlled field doesn't show text that the page rejects. */
export const Controlled: Story = {
  args: { value: "4111111111111111" },
  play: async ({ args, canvas }) => {
    await userEvent.clear(canvas.getByRole("textbox"));
    await expect(args.onChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ value: "", target: { name: undefined, value: "" } }),
    );
    await expect(canvas.getByRole("textbox")).toHaveValue("4111 1111 1111 1111");
  },
};

export const Typed: Story = {
  play: async ({ args, canvas }) => {
    const box = canvas.getByRole("textbox");
    await userEvent.tab();
    await userEvent.keyboard("4111111111111111");
    await expect(box).toHaveValue("4111 1111 1111 1111");
    await userEvent.tab();
    await expect(box).toHaveValue("4111 1111 1111 1111");
    await expect(args.onChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ value: "4111111111111111" }),
    );
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
    await userEvent.paste("4111111111111111");
    await expectPosted(canvasElement, [["field", "4111111111111111"]]);
    await userEvent.click(canvas.getByRole("button", { name: "Reset" }));
    await expect(box).toHaveValue("");
    await expectPosted(canvasElement, [["field", ""]]);
  },
};

export const Brands: Story = {
  play: async ({ canvas }) => {
    const box = canvas.getByRole("textbox");
    const brands = [
      ["4", "Visa"],
      ["51", "Mastercard"],
      ["37", "American Express"],
      ["6011", "Discover"],
    ] as const;
    for (const [digits, brand] of brands) {
      await userEvent.clear(box);
      await userEvent.type(box, digits);
      await expect(canvas.getByText(brand)).toBeVisible();
      await expect(box).toHaveAccessibleDescription(brand);
    }
    await userEvent.clear(box);
    await userEvent.type(box, "378282246310005");
    await expect(box).toHaveValue("3782 822463 10005");
  },
};
