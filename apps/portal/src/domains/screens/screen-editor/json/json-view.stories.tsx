import { NotificationProvider } from "@portico/ui/notification";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useRef } from "react";
import { expect, screen, userEvent, waitFor, type within } from "storybook/test";
import { portalStylesheet } from "../../../../portal-styles.fixtures.ts";
import { writeDocument } from "../draft/draft.ts";
import { useDraft } from "../draft/use-draft.ts";
import { lostScreen } from "../screens.fixtures.ts";
import { JsonView } from "./json-view.tsx";

interface EditedJsonProps {
  saved: string;
  isReadOnly?: boolean;
}

/** The JSON view with a draft, and its current text. */
const meta: Meta<EditedJsonProps> = {
  title: "Screens/Editor/JSON",
  render: function EditedJson({ saved, isReadOnly = false }) {
    const draft = useDraft(saved);
    return (
      <NotificationProvider>
        <style>{portalStylesheet}</style>
        <JsonView draft={draft} isReadOnly={isReadOnly} history={useRef<unknown>(undefined)} />
        <pre hidden data-testid="current-text">
          {draft.text}
        </pre>
      </NotificationProvider>
    );
  },
};
export default meta;
type Story = StoryObj<EditedJsonProps>;
type Canvas = ReturnType<typeof within>;

const editorIn = (canvas: Canvas) => canvas.findByRole("textbox", { name: "Screen as JSON" });
const textIn = (canvas: Canvas) => canvas.getByTestId("current-text").textContent ?? "";
const valid = writeDocument(lostScreen);
const misspelled = valid.replace('"agent"', '"agnt"').replace('"policyNumber"', '"polisyNumber"');

export const ReadOnly: Story = {
  args: { saved: misspelled, isReadOnly: true },
  play: async ({ canvas }) => {
    const editor = await editorIn(canvas);
    await expect(editor).toHaveAttribute("aria-readonly", "true");
    await userEvent.click(editor);
    await userEvent.keyboard("{F8}{Control>}.{/Control}x");
    await expect(textIn(canvas)).toBe(misspelled);
    await expect(screen.queryByRole("button", { name: "Use agent" })).toBeNull();
  },
};

export const ProblemsByKeyboard: Story = {
  args: { saved: misspelled },
  play: async ({ canvas }) => {
    const editor = await editorIn(canvas);
    await waitFor(() => expect(editor.querySelectorAll(".cm-lintRange-error")).toHaveLength(2));
    editor.focus();
    // Announcements are removed after 200 ms, so each is awaited from before its key.
    const announced = async (keys: string, find: () => Promise<unknown>) => {
      const found = find();
      await userEvent.keyboard(keys);
      await found;
    };
    await announced("{F8}", () => canvas.findByText(/^Line 15: `agnt` is not/));
    await expect(await screen.findByRole("button", { name: /Use agent/ })).toBeVisible();
    await announced("{F8}", () => canvas.findByText(/^Line 20: `polisyNumber` is not/));
    await userEvent.keyboard("{Control>}.{/Control}");
    await waitFor(() => expect(textIn(canvas)).toContain('"policyNumber"'));
    await userEvent.keyboard("{Shift>}{F8}{/Shift}");
    await announced("{Control>}.{/Control}", () => canvas.findByText("Done: Use agent."));
    await waitFor(() => expect(textIn(canvas)).toBe(valid));
    await userEvent.keyboard("{Control>}{Home}{/Control}{ArrowDown}{End}{ArrowLeft}{ArrowLeft}");
    await canvas.findByText("The type of screen.");
    await announced("{Control>}i{/Control}", () =>
      waitFor(() => expect(canvas.getAllByText("The type of screen.")).toHaveLength(2)),
    );
    await userEvent.tab();
    await waitFor(() => expect(editor).not.toHaveFocus());
  },
};

export const Suggestions: Story = {
  args: { saved: '{\n  "endpoints": { "list": "lostPolicy.list" },\n  "columns": [""]\n}\n' },
  play: async ({ canvas }) => {
    const editor = await editorIn(canvas);
    editor.focus();
    await userEvent.keyboard("{Control>}{End}{/Control}{ArrowUp}{ArrowUp}{End}{ArrowLeft}{ArrowLeft}lost");
    const option = await screen.findByRole("option", { name: /^lostDate/ });
    await expect(option).toHaveTextContent("Lost on");
    await waitFor(() => expect(editor).toHaveAttribute("aria-activedescendant"));
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("listbox")).toBeNull());
    await userEvent.click(canvas.getByRole("button", { name: "Suggest" }));
    await userEvent.click(await screen.findByRole("option", { name: /^lostDate/ }));
    await waitFor(() => expect(textIn(canvas)).toContain('"columns": ["lostDate"]'));
    await waitFor(() => expect(editor).toHaveFocus());
  },
};

export const FormattedAndPasted: Story = {
  args: { saved: JSON.stringify(lostScreen) },
  play: async ({ canvas }) => {
    const editor = await editorIn(canvas);
    await userEvent.click(await canvas.findByRole("button", { name: "Format" }));
    await waitFor(() => expect(textIn(canvas)).toBe(valid));
    await userEvent.click(canvas.getByRole("button", { name: "Undo" }));
    await waitFor(() => expect(textIn(canvas)).toBe(JSON.stringify(lostScreen)));
    await userEvent.click(editor);
    await userEvent.paste("x".repeat(250_000));
    await screen.findByText(/Not inserted: a screen can have up to 200,000 characters/);
    await expect(textIn(canvas)).toBe(JSON.stringify(lostScreen));
  },
};
