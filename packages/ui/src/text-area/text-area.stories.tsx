import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { PlainForm } from "../field-value/plain-form.fixtures.js";
import { expectPosted } from "../field-value/posted.fixtures.js";
import { arabic } from "../text-direction/arabic.fixtures.js";
import { TextArea } from "./text-area.js";

const meta = {
  title: "Components/TextArea",
  component: TextArea,
  args: { label: "Comment", className: "ui:max-w-96" },
} satisfies Meta<typeof TextArea>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const WithHint: Story = { args: { hint: "It is kept in the history." } };
export const Required: Story = { args: { required: true } };
export const Disabled: Story = { args: { disabled: true, defaultValue: "Called twice." } };
export const ReadOnly: Story = { args: { readOnly: true, defaultValue: "Called twice." } };
export const LongText: Story = {
  args: { rows: 3, defaultValue: "Called and left a message. ".repeat(30) },
};

export const Invalid: Story = {
  args: { error: "Enter a comment." },
  play: async ({ canvas }) => {
    const box = canvas.getByRole("textbox", { name: "Comment" });
    await userEvent.type(box, "First line{Enter}second");
    await expect(box).toHaveValue("First line\nsecond");
    await expect(box).toBeInvalid();
    await expect(box).toHaveAccessibleDescription("Enter a comment.");
  },
};

export const Count: Story = {
  args: { maxLength: 40, hasCount: true, defaultValue: "Called twice." },
  play: async ({ canvas }) => {
    const box = canvas.getByRole("textbox", { name: "Comment" });
    await expect(canvas.getByText("13 of 40 characters")).toBeVisible();
    await expect(canvas.getByRole("status")).toBeEmptyDOMElement();
    await userEvent.type(box, " No answer");
    await expect(canvas.getByRole("status")).toHaveTextContent("20 characters left");
    await userEvent.type(box, " y");
    await expect(canvas.getByRole("status")).toHaveTextContent("20 characters left");
    await userEvent.type(box, "et at all again and again");
    await expect(box).toHaveValue("Called twice. No answer yet at all again");
    await expect(canvas.getByRole("status")).toHaveTextContent("0 characters left");
  },
};

export const InAForm: Story = {
  args: { name: "comment", maxLength: 40, hasCount: true, defaultValue: "Called." },
  decorators: [
    (Story) => (
      <PlainForm>
        <Story />
      </PlainForm>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    await userEvent.type(canvas.getByRole("textbox"), " Twice.");
    await expectPosted(canvasElement, [["comment", "Called. Twice."]]);
    await userEvent.click(canvas.getByRole("button", { name: "Reset" }));
    await expectPosted(canvasElement, [["comment", "Called."]]);
    await expect(await canvas.findByText("7 of 40 characters")).toBeVisible();
  },
};

export const Arabic: Story = {
  ...arabic,
  args: {
    label: "تعليق",
    defaultValue: "طلب عرض سعر للأسنان (2026).",
  },
};
