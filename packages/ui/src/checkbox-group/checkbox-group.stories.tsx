import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { PlainForm } from "../field-value/plain-form.fixtures.js";
import { expectPosted } from "../field-value/posted.fixtures.js";
import { arabic } from "../text-direction/arabic.fixtures.js";
import { CheckboxGroup } from "./checkbox-group.js";

const meta = {
  title: "Components/CheckboxGroup",
  component: CheckboxGroup,
  args: {
    label: "Use",
    onChange: fn(),
    options: [
      { value: "home", label: "Home" },
      { value: "work", label: "Work" },
      { value: "mail", label: "Mailing", hint: "Letters and cards go here." },
    ],
  },
} satisfies Meta<typeof CheckboxGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("group", { name: "Use" })).toBeVisible();
    await expect(canvas.getByRole("checkbox", { name: "Mailing" })).toHaveAccessibleDescription(
      "Letters and cards go here.",
    );
  },
};

export const Selected: Story = {
  args: { defaultValue: ["mail"] },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard(" ");
    await expect(canvas.getByRole("checkbox", { name: "Home" })).toBeChecked();
    // Values are in the order of the options, not of the clicks.
    await expect(args.onChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ value: ["home", "mail"] }),
    );
  },
};

/** A value that is no longer offered stays when another one is selected. */
export const NoLongerOffered: Story = {
  args: { defaultValue: ["billing"] },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("checkbox", { name: "Home" }));
    await expect(args.onChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ value: ["home", "billing"] }),
    );
  },
};

export const Horizontal: Story = {
  args: { orientation: "horizontal" },
  play: async ({ canvas }) => expect(canvas.getAllByRole("checkbox")).toHaveLength(3),
};

export const Invalid: Story = {
  args: { error: "Select at least one." },
  play: async ({ canvas }) =>
    expect(canvas.getByRole("group", { name: "Use" })).toHaveAccessibleDescription("Select at least one."),
};

export const Disabled: Story = {
  args: { disabled: true, defaultValue: ["home"] },
  play: async ({ canvas }) => expect(canvas.getByRole("checkbox", { name: "Work" })).toBeDisabled(),
};

export const InAForm: Story = {
  args: { name: "use", defaultValue: ["home"] },
  decorators: [
    (Story) => (
      <PlainForm>
        <Story />
      </PlainForm>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByText("Work"));
    await expectPosted(canvasElement, [
      ["use", "home"],
      ["use", "work"],
    ]);
    await userEvent.click(canvas.getByRole("button", { name: "Reset" }));
    await expectPosted(canvasElement, [["use", "home"]]);
  },
};

export const Arabic: Story = {
  ...arabic,
  args: {
    label: "الاستخدام",
    options: [
      { value: "home", label: "المنزل" },
      { value: "mail", label: "البريد", hint: "تُرسل إليه الرسائل والبطاقات." },
    ],
  },
};
