import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { EditedJson } from "./edited-json.fixtures.tsx";
import { lostScreen, textOf } from "./json-story.fixtures.ts";

const meta: Meta<typeof EditedJson> = { title: "Screens/Editor/JSON", component: EditedJson };
export default meta;
type Story = StoryObj<typeof EditedJson>;
type Canvas = ReturnType<typeof within>;

const editorIn = (canvas: Canvas) => canvas.findByRole("textbox", { name: "Screen as JSON" });
const currentTextIn = (canvas: Canvas) => canvas.getByTestId("current-text").textContent ?? "";

const newsIn = (canvas: Canvas) => canvas.getByRole("status", { name: "JSON editor messages" });

/** The text with one place written otherwise. */
const changed = (from: string, to: string) => textOf(lostScreen).replace(from, to);

export const ReadOnly: Story = {
  args: { saved: changed('"reason"', '"reasn"'), isReadOnly: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const editor = await editorIn(canvas);
    await expect(editor).toHaveAttribute("aria-readonly", "true");
    await userEvent.click(editor);
    await userEvent.keyboard("x");
    await expect(currentTextIn(canvas)).toBe(changed('"reason"', '"reasn"'));
    await expect(canvas.queryByRole("button", { name: "Use reason" })).toBeNull();
  },
};

export const NearestName: Story = {
  args: { saved: changed('"reason"', '"reasn"').replace('"sort"', '"sor"') },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const bar = await canvas.findByRole("region", { name: "JSON problems" });
    await expect(bar).toHaveTextContent("Problem 1 of 1");
    await userEvent.click(within(bar).getByRole("button", { name: "Use sort" }));
    // What is not of the language is told first, then what is not of the contract.
    const next = await canvas.findByRole("button", { name: "Use reason" });
    await expect(await editorIn(canvas)).toHaveFocus();
    await userEvent.click(next);
    await waitFor(() => expect(currentTextIn(canvas)).toBe(textOf(lostScreen)));
    await expect(canvas.queryByRole("region", { name: "JSON problems" })).toBeNull();
    await expect(newsIn(canvas)).toHaveTextContent("Done: Use reason.");
  },
};

export const ProblemsByKeyboard: Story = {
  args: { saved: changed('"agent"', '"agnt"').replace('"policyNumber"', '"polisyNumber"') },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const editor = await editorIn(canvas);
    await canvas.findByText("Problem 1 of 2");
    editor.focus();
    await userEvent.keyboard("{F8}");
    await expect(newsIn(canvas)).toHaveTextContent(/^Problem 1 of 2, line 15: `agnt` is not/);
    await userEvent.keyboard("{F8}");
    await expect(newsIn(canvas)).toHaveTextContent(/^Problem 2 of 2, line 20: `polisyNumber` is not/);
    await userEvent.keyboard("{Control>}.{/Control}");
    await waitFor(() => expect(currentTextIn(canvas)).toContain('"policyNumber"'));
    await userEvent.keyboard("{F8}{Control>}.{/Control}");
    await waitFor(() => expect(currentTextIn(canvas)).toBe(textOf(lostScreen)));
    await userEvent.keyboard("{Control>}z{/Control}");
    await waitFor(() => expect(currentTextIn(canvas)).toContain('"agnt"'));
    await userEvent.tab();
    await expect(editor).not.toHaveFocus();
  },
};

export const Suggestions: Story = {
  args: { saved: '{\n  "endpoints": { "list": "lostPolicy.list" },\n  "columns": [""]\n}\n' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const editor = await editorIn(canvas);
    editor.focus();
    await userEvent.keyboard("{Control>}{End}{/Control}{ArrowUp}{ArrowUp}{End}{ArrowLeft}{ArrowLeft}");
    await userEvent.keyboard("lost");
    const offered = await screen.findByRole("option", { name: /^lostDate/ });
    await expect(offered).toHaveTextContent("Lost on");
    await waitFor(() => expect(editor).toHaveAttribute("aria-activedescendant"));
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("listbox")).toBeNull());
    await userEvent.click(canvas.getByRole("button", { name: "Suggest" }));
    await userEvent.click(await screen.findByRole("option", { name: /^lostDate/ }));
    await waitFor(() => expect(currentTextIn(canvas)).toContain('"columns": ["lostDate"]'));
    await waitFor(() => expect(editor).toHaveFocus());
  },
};

export const PasteTooLong: Story = {
  args: { saved: textOf(lostScreen) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const editor = await editorIn(canvas);
    await userEvent.click(editor);
    await userEvent.paste("x".repeat(250_000));
    await within(document.body).findByText(/Not inserted: a screen can have up to 200,000 characters/);
    await expect(currentTextIn(canvas)).toBe(textOf(lostScreen));
    await userEvent.paste(" ");
    await waitFor(() => expect(currentTextIn(canvas)).not.toBe(textOf(lostScreen)));
  },
};

export const Formatted: Story = {
  args: { saved: JSON.stringify(lostScreen) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await editorIn(canvas);
    await userEvent.click(await canvas.findByRole("button", { name: "Format" }));
    await waitFor(() => expect(currentTextIn(canvas)).toBe(textOf(lostScreen)));
    await userEvent.click(canvas.getByRole("button", { name: "Undo" }));
    await waitFor(() => expect(currentTextIn(canvas)).toBe(JSON.stringify(lostScreen)));
  },
};
