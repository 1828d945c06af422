import type { Decorator, StoryContext } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { PlainForm } from "../field-value/plain-form.fixtures.js";
import { expectPosted } from "../field-value/posted.fixtures.js";

interface Sample {
  label: string;
  /** What a user types or pastes. */
  typed: string;
  /** How the field shows it when the user leaves. */
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

/** Enters texts by keyboard and from the clipboard, and expects how each is shown and stored. */
export function understoodStory(
  texts: readonly (readonly [entered: string, shown: string, stored: string])[],
) {
  return {
    play: async ({ args, canvas }: PlayContext) => {
      const box = canvas.getByRole<HTMLInputElement>("textbox");
      for (const [entered, shown, stored] of texts) {
        for (const enter of [(text: string) => userEvent.type(box, text), userEvent.paste]) {
          await userEvent.clear(box);
          await enter(entered);
          await userEvent.tab();
          await expect(box).toHaveValue(shown);
          await expect(box, entered).toBeValid();
          await expect(args.onChange).toHaveBeenLastCalledWith(expect.objectContaining({ value: stored }));
          await userEvent.click(box);
        }
      }
    },
  };
}

/** Enters texts by keyboard and from the clipboard, and expects that they stay as they are, with an error. */
export function keptStory(texts: readonly (readonly [entered: string, problem: string | RegExp])[]) {
  return {
    play: async ({ args, canvas }: PlayContext) => {
      const box = canvas.getByRole<HTMLInputElement>("textbox");
      for (const [entered, problem] of texts) {
        for (const enter of [(text: string) => userEvent.type(box, text), userEvent.paste]) {
          await userEvent.clear(box);
          await enter(entered);
          await expect(box, "no error is shown while typing").not.toHaveAttribute("aria-invalid");
          await userEvent.tab();
          await expect(box).toHaveValue(entered);
          await expect(box, entered).toBeInvalid();
          await expect(box).toHaveAccessibleDescription(problem);
          // A plain form isn't submitted either.
          await expect(box.validity.customError).toBe(true);
          await expect(args.onChange).toHaveBeenLastCalledWith(expect.objectContaining({ value: entered }));
          await userEvent.click(box);
        }
      }
      await userEvent.clear(box);
      await userEvent.tab();
      await expect(box).toBeValid();
    },
  };
}

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
      await expect(box).toHaveValue(typed);
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
