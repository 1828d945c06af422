import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, fn, userEvent } from "storybook/test";
import { formattedFieldStories } from "../formatted-field/formatted-field-stories.fixtures.js";
import { arabic } from "../text-direction/arabic.fixtures.js";
import { ZipField } from "./zip-field.js";

const meta = {
  title: "Components/ZipField",
  component: ZipField,
  args: { label: "ZIP code", className: "ui:max-w-72", onChange: fn() },
} satisfies Meta<typeof ZipField>;

export default meta;
type Story = StoryObj<typeof meta>;

const stories = formattedFieldStories({ label: "ZIP code", typed: "33134", shown: "33134", stored: "33134" });

export const Empty: Story = stories.empty;
export const Filled: Story = stories.filled;
export const Required: Story = stories.required;
export const Invalid: Story = stories.invalid;
export const Disabled: Story = stories.disabled;
export const ReadOnly: Story = stories.readOnly;
export const Controlled: Story = stories.controlled;
export const Typed: Story = stories.typed;
export const InAForm: Story = stories.inPlainForm;

export const Shortened: Story = {
  args: { hint: "Of the home address." },
  play: async ({ args, canvas }) => {
    const box = canvas.getByRole("textbox");
    const notice = "A ZIP code has 5 digits, so only 33134 was kept. Of the home address.";
    await userEvent.type(box, "33134");
    await expect(box).toHaveAccessibleDescription("Of the home address.");
    await userEvent.type(box, "-1234");
    await expect(box).toHaveValue("33134");
    await expect(box).toHaveAccessibleDescription(notice);
    for (const pasted of ["33134-1234", "331341", "FL 33134", "33134 1234"]) {
      await userEvent.clear(box);
      await expect(box).toHaveAccessibleDescription("Of the home address.");
      await userEvent.paste(pasted);
      await expect(box).toHaveValue("33134");
      await expect(box).toHaveAccessibleDescription(notice);
    }
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.objectContaining({ value: "33134" }));
    await userEvent.clear(box);
    await userEvent.paste(" ３３１３４ ");
    await expect(box).toHaveValue("33134");
    await expect(box).toHaveAccessibleDescription("Of the home address.");
    await userEvent.clear(box);
    await userEvent.paste("none");
    await expect(box).toHaveValue("");
    await expect(box).toHaveAccessibleDescription("A ZIP code has only digits. Of the home address.");
  },
};

/** An input method's text is not changed before it is complete. */
export const InputMethod: Story = {
  play: async ({ canvas }) => {
    const box = canvas.getByRole<HTMLInputElement>("textbox");
    box.focus();
    await fireEvent.compositionStart(box);
    await fireEvent.input(box, { target: { value: "３３１３４ｂ" }, isComposing: true });
    await expect(box).toHaveValue("３３１３４ｂ");
    await fireEvent.compositionEnd(box);
    await expect(box).toHaveValue("33134");
  },
};

export const Arabic: Story = {
  ...arabic,
  args: {
    label: "الرمز البريدي",
    defaultValue: "33134",
  },
};
