import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { arabic } from "../text-direction/arabic.fixtures.js";
import { PlanCodeField } from "./plan-code-field.fixtures.js";
import { expectPosted } from "./posted.fixtures.js";

/** The parts that fields share: their value, the value that a form posts, and their validity. */
const meta = {
  title: "Foundations/FieldValue",
  // A part of other components, which is tested but not listed.
  tags: ["!dev", "!autodocs"],
  component: PlanCodeField,
  args: { name: "plan", onChange: fn(), onSubmit: fn() },
} satisfies Meta<typeof PlanCodeField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole("textbox")).toHaveValue("");
    await expectPosted(canvasElement, [["plan", ""]]);
  },
};

export const Uncontrolled: Story = {
  args: { defaultValue: "hmo" },
  play: async ({ args, canvas, canvasElement }) => {
    await userEvent.type(canvas.getByRole("textbox"), "2");
    await expect(canvas.getByRole("textbox")).toHaveValue("HMO2");
    await expect(args.onChange).toHaveBeenLastCalledWith({
      value: "hmo2",
      target: { name: "plan", value: "hmo2" },
    });
    await expectPosted(canvasElement, [["plan", "hmo2"]]);
    await userEvent.click(canvas.getByRole("button", { name: "Reset" }));
    await expect(canvas.getByRole("textbox")).toHaveValue("HMO");
    await expectPosted(canvasElement, [["plan", "hmo"]]);
  },
};

/** A controlled field shows its `value` until the page changes it. */
export const Controlled: Story = {
  args: { value: "ppo" },
  play: async ({ args, canvas, canvasElement }) => {
    await userEvent.type(canvas.getByRole("textbox"), "1");
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.objectContaining({ value: "ppo1" }));
    await expect(canvas.getByRole("textbox")).toHaveValue("PPO");
    await expectPosted(canvasElement, [["plan", "ppo"]]);
  },
};

export const WithoutName: Story = {
  args: { name: undefined, defaultValue: "hmo" },
  play: async ({ canvasElement }) => expectPosted(canvasElement, []),
};

export const Disabled: Story = {
  args: { disabled: true, defaultValue: "hmo" },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole("textbox")).toBeDisabled();
    await expectPosted(canvasElement, []);
  },
};

export const Valid: Story = {
  args: { defaultValue: "hmo" },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Save" }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

export const Invalid: Story = {
  args: { defaultValue: "abc", error: "Choose a plan of this carrier." },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Save" }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(canvas.getByRole("textbox")).toHaveAccessibleDescription("Choose a plan of this carrier.");
  },
};

export const Arabic: Story = {
  ...arabic,
  args: {
    defaultValue: "hmo",
  },
};
