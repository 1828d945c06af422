import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import type { Answer } from "../renderer/responses.fixtures.ts";
import { graceText, screensServer, widerText } from "./editor.fixtures.ts";
import { EditorStory } from "./editor-story.fixtures.tsx";
import { weightyImpact } from "./workflow/impact.fixtures.ts";
import { addedScreen, publishedScreen, screenRowId } from "./workflow/workflow.fixtures.ts";

const meta = {
  title: "Screens/Screen editor/Steps",
  component: EditorStory,
  parameters: { layout: "fullscreen" },
} satisfies Meta<typeof EditorStory>;
export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const refused =
  (status: number, body: unknown): Answer =>
  () =>
    Response.json(body, { status });
const answer =
  (body: unknown): Answer =>
  () =>
    Response.json(body);

/** The page around the story, with its dialogs and notices. */
const pageOf = (canvasElement: HTMLElement) => within(canvasElement.ownerDocument.body);

async function ask(canvas: Canvas, canvasElement: HTMLElement, press: string | RegExp, title: string) {
  await userEvent.click(await canvas.findByRole("button", { name: press }));
  return within(await pageOf(canvasElement).findByRole("dialog", { name: title }));
}

export const Submitting: Story = {
  beforeEach: screensServer({
    screen: publishedScreen,
    texts: { 2: graceText, 3: widerText },
    answers: {
      "screens.impact": answer(weightyImpact),
      "screens.submit": answer({ ...addedScreen("submitted"), isOwnWork: true }),
    },
  }),
  play: async ({ canvas, canvasElement }) => {
    const dialog = await ask(canvas, canvasElement, "Submit for approval", "Submit version 3 for approval?");
    await expect(await dialog.findByText("Social Security numbers: SSN")).toBeInTheDocument();
    await expect(dialog.getByText(/^3 people will get access: Ana Ruiz/)).toBeInTheDocument();
    await expect(await dialog.findByText("Changes from published version 2")).toBeInTheDocument();
  },
};

export const RequestingChanges: Story = {
  beforeEach: screensServer({
    screen: addedScreen("submitted"),
    answers: {
      "screens.return": answer(
        addedScreen("draft", { decision: "Too many columns.", decidedBy: "Mara Lindqvist" }),
      ),
    },
  }),
  play: async ({ canvas, canvasElement }) => {
    const dialog = await ask(canvas, canvasElement, "Request changes", "Request changes to version 1?");
    const press = dialog.getByRole("button", { name: /^Request changes/ });
    await expect(press).toHaveAttribute("aria-disabled", "true");
    await userEvent.type(dialog.getByLabelText(/^What should change/), "Too many columns.");
    await userEvent.click(press);
    await expect(await canvas.findByText("Too many columns.")).toBeVisible();
  },
};

export const Publishing: Story = {
  beforeEach: screensServer({
    screen: addedScreen("approved"),
    answers: { "screens.publish": answer(addedScreen("published")) },
  }),
  play: async ({ canvas, canvasElement }) => {
    const dialog = await ask(canvas, canvasElement, "Publish", "Publish version 1?");
    await expect(await dialog.findByText("12 people, same as before.")).toBeInTheDocument();
    await userEvent.click(dialog.getByRole("button", { name: "Publish" }));
    await expect(await canvas.findByText("Published · version 1")).toBeVisible();
    await expect(
      await pageOf(canvasElement).findByRole("button", { name: "Open the screen" }),
    ).toBeInTheDocument();
  },
};

export const RefusedByItsFields: Story = {
  beforeEach: screensServer({
    screen: { ...publishedScreen },
    answers: {
      "screens.rollBack": refused(422, {
        message: "Version 1 cannot be shown any more.",
        errors: { "columns[2].field": ["columns[2].field: `planName` is not a field any more."] },
      }),
    },
  }),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole("tab", { name: /^Versions/ }));
    const dialog = await ask(canvas, canvasElement, "Roll back to version 1", "Roll back to version 1?");
    await userEvent.click(dialog.getByRole("button", { name: "Roll back" }));
    await expect(await dialog.findByText("Version 1 cannot be shown any more.")).toBeInTheDocument();
    await expect(dialog.getByText(/`planName` is not a field any more/)).toBeInTheDocument();
    await expect(dialog.getByRole("button", { name: "Roll back" })).toBeEnabled();
  },
};

export const StepConflict: Story = {
  beforeEach: () => {
    let isApproved = false;
    return screensServer({
      screen: addedScreen("submitted"),
      answers: {
        "screens.get": () => Response.json(addedScreen(isApproved ? "approved" : "submitted")),
        "screens.approve": () => {
          isApproved = true;
          return Response.json({ message: "This screen was changed meanwhile." }, { status: 412 });
        },
      },
    })();
  },
  play: async ({ canvas, canvasElement }) => {
    const dialog = await ask(canvas, canvasElement, "Approve", "Approve version 1?");
    await userEvent.click(dialog.getByRole("button", { name: "Approve" }));
    await expect(
      await pageOf(canvasElement).findByText(/^Someone else just changed this/),
    ).toBeInTheDocument();
    await expect(await canvas.findByRole("button", { name: "Publish" })).toBeVisible();
  },
};

export const ImpactFailed: Story = {
  beforeEach: screensServer({
    screen: addedScreen("approved"),
    answers: { "screens.impact": refused(503, { message: "The database is away." }) },
  }),
  play: async ({ canvas, canvasElement }) => {
    const dialog = await ask(canvas, canvasElement, "Publish", "Publish version 1?");
    await expect(await dialog.findByText("Couldn't check what changes.")).toBeInTheDocument();
    await expect(dialog.getByRole("button", { name: "Try again" })).toBeInTheDocument();
  },
};

export const Comparing: Story = {
  args: { at: screenRowId },
  beforeEach: screensServer({
    screen: publishedScreen,
    texts: { 3: graceText.replace("admin.Policy", "admin.Policy administrator") },
  }),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole("tab", { name: /^Versions/ }));
    const dialog = await ask(canvas, canvasElement, "Compare version 3", "Compare versions");
    await expect(dialog.getByLabelText("Before")).toHaveValue("2");
    await expect(dialog.getByLabelText("After")).toHaveValue("3");
    const inWords = await dialog.findByRole("region", { name: "Summary" });
    await expect(inWords).toHaveTextContent("View policies or Administer policies, plus Administrators");
    await expect(
      await dialog.findByRole("textbox", { name: "Text of Version 3 (draft)" }),
    ).toBeInTheDocument();
    await userEvent.selectOptions(dialog.getByLabelText("After"), "1");
    await expect(await dialog.findByText("The versions are identical.")).toBeInTheDocument();
  },
};
