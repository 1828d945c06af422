import type { Decorator, StoryContext } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { PlainForm } from "../field-value/plain-form.fixtures.js";
import { expectPosted } from "../field-value/posted.fixtures.js";

interface Sample {
  label: string;
  /** What a user types or pastes. */
  typed: string;
  /** How the field shows it. */
  shown: string;
  /** What it stores and posts. */
  stored: string;
}

type PlayContext = Pick<StoryContext, "canvas" | "canvasElement"> & { args: { onChange?: unknown } };

const inAForm: Decorator[] = [
  (Field) => (
    <PlainForm>
      <Field />
    </PlainForm>
  ),
];

/** The stories that all formatted fields share, tested with one value. */
export function formattedFieldStories({ label, typed, shown, stored }: Sample) {
  const empty = {
    play: async ({ canvas }: PlayContext) =>
      expect(canvas.getByRole("textbox", { name: label })).toHaveValue(""),
  };
  const filled = {
    args: { defaultValue: stored, hint: "As on the form" },
    play: async ({ canvas }: PlayContext) => {
      const box = canvas.getByRole("textbox", { name: label });
      await expect(box).toHaveValue(shown);
      await expect(box).toHaveAccessibleDescription(/^As on the form/);
    },
  };
  const required = {
    args: { required: true },
    play: async ({ canvas }: PlayContext) => expect(canvas.getByRole("textbox")).toBeRequired(),
  };
  const invalid = {
    args: { error: "Check this", defaultValue: stored },
    play: async ({ canvas }: PlayContext) => {
      await expect(canvas.getByRole("textbox")).toBeInvalid();
      await expect(canvas.getByRole("textbox")).toHaveAccessibleDescription(/^Check this/);
    },
  };
  const disabled = {
    args: { disabled: true, defaultValue: stored, name: "field" },
    decorators: inAForm,
    play: async ({ canvas, canvasElement }: PlayContext) => {
      await expect(canvas.getByRole("textbox")).toBeDisabled();
      await expectPosted(canvasElement, []);
    },
  };
  const readOnly = {
    args: { readOnly: true, defaultValue: stored },
    play: async ({ args, canvas }: PlayContext) => {
      await userEvent.type(canvas.getByRole("textbox"), "9");
      await expect(canvas.getByRole("textbox")).toHaveValue(shown);
      await expect(args.onChange).not.toHaveBeenCalled();
    },
  };
  /** A controlled field doesn't show text that the page rejects. */
  const controlled = {
    args: { value: stored },
    play: async ({ args, canvas }: PlayContext) => {
      await userEvent.clear(canvas.getByRole("textbox"));
      await expect(args.onChange).toHaveBeenLastCalledWith(
        expect.objectContaining({ value: "", target: { name: undefined, value: "" } }),
      );
      await expect(canvas.getByRole("textbox")).toHaveValue(shown);
    },
  };
  const typedIn = {
    play: async ({ args, canvas }: PlayContext) => {
      const box = canvas.getByRole("textbox");
      await userEvent.tab();
      await userEvent.keyboard(typed);
      await expect(box).toHaveValue(shown);
      await userEvent.tab();
      await expect(box).toHaveValue(shown);
      await expect(args.onChange).toHaveBeenLastCalledWith(expect.objectContaining({ value: stored }));
    },
  };
  const inPlainForm = {
    args: { name: "field" },
    decorators: inAForm,
    play: async ({ canvas, canvasElement }: PlayContext) => {
      const box = canvas.getByRole("textbox");
      await userEvent.click(box);
      await userEvent.paste(typed);
      await expectPosted(canvasElement, [["field", stored]]);
      await userEvent.click(canvas.getByRole("button", { name: "Reset" }));
      await expect(box).toHaveValue("");
      await expectPosted(canvasElement, [["field", ""]]);
    },
  };
  return { empty, filled, required, invalid, disabled, readOnly, controlled, typed: typedIn, inPlainForm };
}
