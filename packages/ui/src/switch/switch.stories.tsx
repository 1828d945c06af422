import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { PlainForm } from "../field-value/plain-form.fixtures.js";
import { expectPosted } from "../field-value/posted.fixtures.js";
import { arabic } from "../text-direction/arabic.fixtures.js";
import { Switch } from "./switch.js";

const meta = {
  title: "Components/Switch",
  component: Switch,
  args: { label: "Email me about new leads", onChange: fn() },
} satisfies Meta<typeof Switch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {
  play: async ({ canvas }) =>
    expect(canvas.getByRole("switch", { name: "Email me about new leads" })).not.toBeChecked(),
};

export const On: Story = {
  args: { defaultChecked: true },
  play: async ({ canvas }) => expect(canvas.getByRole("switch")).toBeChecked(),
};

export const WithHint: Story = {
  args: { hint: "At most one email an hour." },
  play: async ({ canvas }) =>
    expect(canvas.getByRole("switch")).toHaveAccessibleDescription("At most one email an hour."),
};

export const Invalid: Story = {
  args: { error: "Turn this on to continue." },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("switch")).toBeInvalid();
    await expect(canvas.getByRole("switch")).toHaveAccessibleDescription("Turn this on to continue.");
  },
};

export const Disabled: Story = {
  args: { disabled: true, defaultChecked: true },
  play: async ({ canvas }) => expect(canvas.getByRole("switch")).toBeDisabled(),
};

export const LongText: Story = {
  args: {
    className: "ui:max-w-72",
    label: "Show terminated policies and applications that were voided in every list that I open",
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole("switch")).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const Keyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard(" ");
    await expect(canvas.getByRole("switch")).toBeChecked();
    await userEvent.click(canvas.getByText("Email me about new leads"));
    await expect(canvas.getByRole("switch")).not.toBeChecked();
    await expect(args.onChange).toHaveBeenCalledTimes(2);
  },
};

/** A boolean value, as form libraries pass it. */
export const BooleanValue: Story = {
  args: { value: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("switch"));
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(canvas.getByRole("switch")).toBeChecked();
  },
};

export const InAForm: Story = {
  args: { name: "email", value: "yes" },
  decorators: [
    (Story) => (
      <PlainForm>
        <Story />
      </PlainForm>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    await expectPosted(canvasElement, []);
    await userEvent.click(canvas.getByRole("switch"));
    await expectPosted(canvasElement, [["email", "yes"]]);
    await userEvent.click(canvas.getByRole("button", { name: "Reset" }));
    await expectPosted(canvasElement, []);
  },
};

export const Arabic: Story = {
  ...arabic,
  args: {
    label: "أرسل لي العملاء الجدد",
    defaultChecked: true,
  },
};
