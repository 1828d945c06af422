import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { graceText, screensServer, widerText, wrongText } from "./editor.fixtures.ts";
import { EditorStory } from "./editor-story.fixtures.tsx";
import { addedScreen, publishedScreen, version } from "./workflow/workflow.fixtures.ts";

const meta = {
  title: "Screens/Screen editor",
  component: EditorStory,
  parameters: { layout: "fullscreen" },
} satisfies Meta<typeof EditorStory>;
export default meta;

type Story = StoryObj<typeof meta>;

const away = () => Response.json({ message: "The database is away." }, { status: 503 });

export const BuiltIn: Story = {
  args: { at: "built-in/unpaid-policies" },
  beforeEach: screensServer({ screen: addedScreen("draft") }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Built-in")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Copy as new" })).toHaveAttribute(
      "href",
      "/portal/manage/screens/new?copy=unpaid-policies",
    );
    await expect(canvas.queryByRole("button", { name: /^Save/ })).toBeNull();
  },
};

export const Draft: Story = {
  beforeEach: screensServer({ screen: addedScreen("draft") }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Draft · version 1")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Submit for approval" })).toBeEnabled();
    await expect(canvas.getByRole("button", { name: /^Save/ })).toHaveAttribute("aria-disabled", "true");
  },
};

export const WithProblems: Story = {
  beforeEach: screensServer({ screen: addedScreen("draft"), texts: { 1: wrongText } }),
  play: async ({ canvas, canvasElement }) => {
    const problem = await canvas.findByRole("button", { name: /^Columns › Insured › field/ });
    await userEvent.click(problem);
    const { activeElement } = canvasElement.ownerDocument;
    await expect(activeElement?.closest('[data-path^="columns"]')).not.toBeNull();
    await expect(canvas.getByRole("button", { name: /^Submit for approval/ })).toHaveAttribute(
      "aria-disabled",
      "true",
    );
  },
};

export const NoJson: Story = {
  beforeEach: screensServer({
    screen: addedScreen("draft"),
    texts: { 1: graceText.replace('"path"', '"path') },
  }),
  play: async ({ canvas }) => {
    const problem = await canvas.findByRole("button", { name: /^Line 4/ });
    await userEvent.click(problem);
    await expect(canvas.getByRole("tab", { name: "JSON" })).toHaveAttribute("aria-selected", "true");
  },
};

/**
 * What was done in either view is undone in the JSON view, however often one went between them; the line breaks that a
 * text was written with are nothing that was done.
 */
export const UndoAcrossViews: Story = {
  beforeEach: screensServer({
    screen: addedScreen("draft"),
    texts: { 1: graceText.replaceAll("\n", "\r\n") },
  }),
  play: async ({ canvas }) => {
    const open = async (name: string) => userEvent.click(await canvas.findByRole("tab", { name }));
    const titled = (title: string) => canvas.findByRole("heading", { level: 1, name: title });
    await open("JSON");
    const editor = await canvas.findByRole("textbox", { name: "Screen as JSON" });
    await userEvent.click(editor);
    await userEvent.keyboard("{Control>}{Home}{/Control}{Delete}");
    await canvas.findAllByText(/Fix the JSON/);
    const undo = canvas.getByRole("button", { name: "Undo" });
    await userEvent.click(undo);
    await waitFor(() => expect(undo).toHaveAttribute("aria-disabled", "true"));
    await userEvent.click(canvas.getByRole("button", { name: "Redo" }));
    await open("Form");
    await open("JSON");
    await userEvent.click(await canvas.findByRole("button", { name: "Undo" }));
    await titled("Policies in grace");
    await open("Form");
    await userEvent.type(await canvas.findByRole("textbox", { name: /^Title/ }), "!");
    await titled("Policies in grace!");
    await open("JSON");
    await userEvent.click(await canvas.findByRole("button", { name: "Undo" }));
    await titled("Policies in grace");
  },
};

export const RetiredWithADraft: Story = {
  beforeEach: screensServer({
    screen: {
      ...addedScreen("retired"),
      workVersion: 2,
      versions: [version(2, "draft"), version(1, "retired")],
    },
  }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("tab", { name: /^Versions/ }));
    const versions = within(canvas.getByRole("tabpanel", { name: /^Versions/ }));
    await expect(versions.getByText(/copy its JSON into version 2/)).toBeVisible();
    await expect(versions.queryByRole("button", { name: /^Submit again|^Roll back/ })).toBeNull();
  },
};

export const Narrow: Story = {
  args: { isNarrow: true },
  beforeEach: screensServer({ screen: publishedScreen, texts: { 3: widerText } }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("tab", { name: "Preview" }));
    await expect(await canvas.findByLabelText("Preview as")).toBeVisible();
    await userEvent.keyboard("{ArrowRight}");
    await expect(await canvas.findByRole("list", { name: "Versions" })).toBeVisible();
  },
};

/** The preview gets most of the page, and gives it back. */
export const WidePreview: Story = {
  beforeEach: screensServer({ screen: publishedScreen, texts: { 3: widerText } }),
  play: async ({ canvas }) => {
    const preview = await canvas.findByRole("region", { name: "Preview" });
    const isMostOfThePage = () => preview.offsetWidth > 0.7 * window.innerWidth;
    await expect(isMostOfThePage()).toBe(false);
    const button = within(preview).getByRole("button", { name: "Wide preview" });
    button.focus();
    await userEvent.keyboard("{Enter}");
    await expect(button).toHaveAttribute("aria-pressed", "true");
    await expect(isMostOfThePage()).toBe(true);
    await userEvent.keyboard("{Enter}");
    await expect(isMostOfThePage()).toBe(false);
  },
};

export const Loading: Story = {
  beforeEach: screensServer({
    screen: addedScreen("draft"),
    answers: { "screens.get": () => new Promise(() => {}) },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Loading the screen")).toBeInTheDocument();
  },
};

export const Failed: Story = {
  beforeEach: screensServer({ screen: addedScreen("draft"), answers: { "screens.get": away } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("The database is away.")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Try again" })).toBeVisible();
  },
};
