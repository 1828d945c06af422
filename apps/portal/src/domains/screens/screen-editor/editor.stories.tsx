import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, screen, userEvent, waitFor, within } from "storybook/test";
import { graceText, refuse, respondWithJson, screensServer, wrongText } from "./editor.fixtures.ts";
import { EditorStory } from "./editor-story.fixtures.tsx";
import { addedScreen, publishedScreen } from "./workflow/workflow.fixtures.ts";

const meta = {
  title: "Screens/Screen editor",
  component: EditorStory,
  parameters: { layout: "fullscreen" },
} satisfies Meta<typeof EditorStory>;
export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

/** Clicks a button, and returns the dialog that it opens. */
async function openDialog(canvas: Canvas, button: string, title: string) {
  await userEvent.click(await canvas.findByRole("button", { name: button }));
  return within(await screen.findByRole("dialog", { name: title }));
}

/** A problem leads to its field, and has a fix. */
export const WithProblems: Story = {
  beforeEach: screensServer({ screen: addedScreen("draft"), texts: { 1: wrongText } }),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole("button", { name: /^Columns › Insured › field/ }));
    const columns = canvasElement.querySelector('[data-path^="columns"]');
    await waitFor(() => expect(columns).toContainElement(document.activeElement as HTMLElement));
    const submit = canvas.getByRole("button", { name: /^Submit for approval/ });
    await expect(submit).toHaveAttribute("aria-disabled", "true");
    await userEvent.click(canvas.getByRole("button", { name: "Use insuredName" }));
    await waitFor(() => expect(submit).toHaveAccessibleDescription("Fix 1 problem first."));
  },
};

/** Changes in either view are undone in the JSON view. The line breaks of the saved text are no change. */
export const UndoAcrossViews: Story = {
  beforeEach: screensServer({
    screen: addedScreen("draft"),
    texts: { 1: graceText.replaceAll("\n", "\r\n") },
  }),
  play: async ({ canvas }) => {
    const open = async (name: string) => userEvent.click(await canvas.findByRole("tab", { name }));
    const titled = (title: string) => canvas.findByRole("heading", { level: 1, name: title });
    const undo = async () => userEvent.click(await canvas.findByRole("button", { name: "Undo" }));
    await open("JSON");
    await userEvent.click(await canvas.findByRole("textbox", { name: "Screen as JSON" }));
    await userEvent.keyboard("{Control>}{Home}{/Control}{Delete}");
    await canvas.findAllByText(/Fix the JSON/);
    await undo();
    await waitFor(() => {
      expect(canvas.getByRole("button", { name: "Undo" })).toHaveAttribute("aria-disabled", "true");
    });
    await userEvent.click(canvas.getByRole("button", { name: "Redo" }));
    await open("Form");
    await open("JSON");
    await undo();
    await titled("Policies in grace");
    await open("Form");
    await userEvent.type(await canvas.findByRole("textbox", { name: /^Title/ }), "!");
    await titled("Policies in grace!");
    await open("JSON");
    await undo();
    await titled("Policies in grace");
  },
};

/** A column that is dragged in the preview moves in the document. */
export const DragsColumns: Story = {
  beforeEach: screensServer({ screen: addedScreen("draft"), texts: { 1: graceText } }),
  play: async ({ canvas }) => {
    const preview = within(await canvas.findByRole("region", { name: "The screen" }));
    const headers = async () => {
      const cells = await preview.findAllByRole("columnheader");
      return cells.filter(({ draggable }) => draggable);
    };
    await waitFor(async () => expect((await headers()).length).toBeGreaterThan(2));
    const [first, second, third] = await headers();
    if (!first || !second || !third) throw new Error("The columns can't be moved.");
    const { left, top } = third.getBoundingClientRect();
    const dataTransfer = new DataTransfer();
    const init = { bubbles: true, cancelable: true, dataTransfer, clientX: left + 8, clientY: top + 8 };
    const [before, moved] = [second.textContent, third.textContent];
    await fireEvent(third, new DragEvent("dragstart", init));
    await fireEvent(second, new DragEvent("dragover", init));
    await fireEvent(second, new DragEvent("drop", init));
    await waitFor(async () =>
      expect((await headers()).slice(1, 3).map(({ textContent }) => textContent)).toEqual([moved, before]),
    );
    await expect(canvas.getByText("Unsaved changes")).toBeInTheDocument();
  },
};

/** The preview gets most of the page, and gives it back. */
export const WidePreview: Story = {
  beforeEach: screensServer({ screen: publishedScreen }),
  play: async ({ canvas }) => {
    const preview = await canvas.findByRole("region", { name: "Preview" });
    const isMostOfThePage = () => preview.offsetWidth > 0.7 * window.innerWidth;
    const button = within(preview).getByRole("button", { name: "Wide preview" });
    for (const isWide of [false, true, false]) {
      await expect(isMostOfThePage()).toBe(isWide);
      await expect(button).toHaveAttribute("aria-pressed", String(isWide));
      button.focus();
      await userEvent.keyboard("{Enter}");
    }
  },
};

export const NotLoaded: Story = {
  beforeEach: screensServer({
    screen: addedScreen("draft"),
    responses: { "screens.get": refuse(503, { message: "The database is away." }) },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("The database is away.")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Try again" })).toBeVisible();
  },
};

export const RequestingChanges: Story = {
  beforeEach: screensServer({
    screen: addedScreen("submitted"),
    responses: { "screens.return": respondWithJson(addedScreen("draft", { decision: "Too many columns." })) },
  }),
  play: async ({ canvas }) => {
    const dialog = await openDialog(canvas, "Request changes", "Request changes to version 1?");
    const button = dialog.getByRole("button", { name: /^Request changes/ });
    await expect(button).toHaveAttribute("aria-disabled", "true");
    await userEvent.type(dialog.getByLabelText(/^What should change/), "Too many columns.");
    await userEvent.click(button);
    await expect(await canvas.findByText("Too many columns.")).toBeVisible();
  },
};

/** Someone else approves first. The user continues from there. */
export const StepConflict: Story = {
  beforeEach: () => {
    let isApproved = false;
    return screensServer({
      screen: addedScreen("submitted"),
      responses: {
        "screens.get": () => Response.json(addedScreen(isApproved ? "approved" : "submitted")),
        "screens.approve": () => {
          isApproved = true;
          return Response.json({ message: "This screen was changed meanwhile." }, { status: 412 });
        },
        "screens.publish": respondWithJson(addedScreen("published")),
      },
    })();
  },
  play: async ({ canvas }) => {
    const approval = await openDialog(canvas, "Approve", "Approve version 1?");
    await userEvent.click(approval.getByRole("button", { name: "Approve" }));
    await expect(await screen.findByText(/^Someone else just changed this/)).toBeInTheDocument();
    const publishing = await openDialog(canvas, "Publish", "Publish version 1?");
    await expect(await publishing.findByText("12 people, same as before.")).toBeInTheDocument();
    await userEvent.click(publishing.getByRole("button", { name: "Publish" }));
    await expect(await canvas.findByText("Published · version 1")).toBeVisible();
    await expect(await screen.findByRole("button", { name: "Open the screen" })).toBeInTheDocument();
  },
};

/** Versions are compared, and one of them can no longer be shown. */
export const Versions: Story = {
  beforeEach: screensServer({
    screen: publishedScreen,
    texts: { 3: graceText.replace("admin.Policy", "admin.Policy administrator") },
    responses: {
      "screens.impact": refuse(503, { message: "The database is away." }),
      "screens.rollBack": refuse(422, {
        message: "Version 1 cannot be shown any more.",
        errors: { "columns[2].field": ["columns[2].field: `planName` is not a field any more."] },
      }),
    },
  }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("tab", { name: /^Versions/ }));
    const comparison = await openDialog(canvas, "Compare version 3", "Compare versions");
    await expect(comparison.getByLabelText("Before")).toHaveValue("2");
    const summary = await comparison.findByRole("region", { name: "Summary" });
    await expect(summary).toHaveTextContent("View policies or Administer policies, plus Administrators");
    await expect(
      await comparison.findByRole("textbox", { name: "Text of Version 3 (draft)" }),
    ).toBeInTheDocument();
    await userEvent.selectOptions(comparison.getByLabelText("After"), "1");
    await expect(await comparison.findByText("The versions are identical.")).toBeInTheDocument();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());

    const dialog = await openDialog(canvas, "Roll back to version 1", "Roll back to version 1?");
    await expect(await dialog.findByText("Couldn't check what changes.")).toBeInTheDocument();
    await expect(dialog.getByRole("button", { name: "Try again" })).toBeInTheDocument();
    const button = dialog.getByRole("button", { name: "Roll back" });
    await userEvent.click(button);
    await expect(await dialog.findByText("Version 1 cannot be shown any more.")).toBeInTheDocument();
    await expect(dialog.getByText(/`planName` is not a field any more/)).toBeInTheDocument();
    await waitFor(() => expect(button).toBeEnabled());
  },
};
