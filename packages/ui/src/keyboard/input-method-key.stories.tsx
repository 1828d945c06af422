import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, fn } from "storybook/test";
import { TextField } from "../text-field/text-field.js";
import { isInputMethodKey } from "./index.js";
import { compose, confirmWord, press } from "./input-method.fixtures.js";

interface NameFieldProps {
  /** Called with a key that no input method handles. */
  onKey: (key: string) => void;
}

/** A field that does something on Enter, and on Esc, but not while an input method uses them. */
function NameField({ onKey }: NameFieldProps) {
  return (
    <TextField
      label="Name"
      className="ui:max-w-72"
      onKeyDown={(event) => {
        if (!isInputMethodKey(event)) onKey(event.key);
      }}
    />
  );
}

const meta = {
  title: "Foundations/InputMethod",
  // A part of other components, which is tested but not listed.
  tags: ["!dev", "!autodocs"],
  component: NameField,
  args: { onKey: fn() },
} satisfies Meta<typeof NameField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const EnterConfirmsAWord: Story = {
  play: async ({ args, canvas }) => {
    const box = canvas.getByRole("textbox");
    for (const confirm of Object.values(confirmWord)) {
      await compose(box, "山田");
      await confirm(box);
    }
    await expect(args.onKey).not.toHaveBeenCalled();
    await press(box);
    await expect(args.onKey).toHaveBeenCalledTimes(1);
  },
};

/** A second Enter is the user's own. */
export const EnterAfterAWord: Story = {
  play: async ({ args, canvas }) => {
    const box = canvas.getByRole("textbox");
    for (const [index, confirm] of Object.values(confirmWord).entries()) {
      await compose(box, "山田");
      await confirm(box);
      await press(box);
      await expect(args.onKey).toHaveBeenCalledTimes(index + 1);
    }
  },
};

export const EscapeDiscardsAWord: Story = {
  play: async ({ args, canvas }) => {
    const box = canvas.getByRole("textbox");
    await compose(box, "山田");
    await fireEvent.keyDown(box, { key: "Escape", keyCode: 229, isComposing: true });
    await expect(args.onKey).not.toHaveBeenCalled();
  },
};
