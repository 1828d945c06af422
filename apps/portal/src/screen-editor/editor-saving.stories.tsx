import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { graceText, screensServer, widerText } from "./editor.fixtures.ts";
import { EditorStory } from "./editor-story.fixtures.tsx";
import { addedScreen, screenRowId } from "./workflow/workflow.fixtures.ts";

const meta = {
  title: "Screens/Screen editor/Saving",
  component: EditorStory,
  parameters: { layout: "fullscreen" },
} satisfies Meta<typeof EditorStory>;
export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

/** The page around the story, with its dialogs and notices. */
const pageOf = (canvasElement: HTMLElement) => within(canvasElement.ownerDocument.body);

const titleOf = (canvas: Canvas) => canvas.findByRole("heading", { level: 1 });

async function retitle(canvas: Canvas, title: string) {
  const input = await canvas.findByRole("textbox", { name: /^Title/ });
  await userEvent.clear(input);
  await userEvent.paste(title);
}

export const NotSaved: Story = {
  beforeEach: screensServer({
    screen: addedScreen("draft"),
    answers: {
      "screens.save": () =>
        Response.json({ message: "It was submitted; withdraw it first." }, { status: 409 }),
    },
  }),
  play: async ({ canvas }) => {
    await retitle(canvas, "Grace, Miami");
    await userEvent.click(canvas.getByRole("button", { name: /^Save/ }));
    await expect(await canvas.findByText(/It was submitted; withdraw it first\.$/)).toBeVisible();
    await expect(canvas.getByText("Unsaved changes")).toBeVisible();
  },
};

/** The server waits for the story before it responds. */
const adding = { answer: () => {} };

/** Edits during the first save are preserved, and so are the position and the focus. */
export const BeingAdded: Story = {
  args: { at: `new?from=${screenRowId}` },
  beforeEach: screensServer({
    screen: addedScreen("draft"),
    answers: {
      "screens.create": () =>
        new Promise((resolve) => {
          adding.answer = () => resolve(Response.json(addedScreen("draft")));
        }),
    },
  }),
  play: async ({ canvas }) => {
    const input = await canvas.findByRole("textbox", { name: /^Title/ });
    await userEvent.click(canvas.getByRole("button", { name: "Save draft" }));
    await userEvent.click(input);
    await userEvent.paste(", later");
    adding.answer();
    await expect(await canvas.findByRole("button", { name: "Submit for approval" })).toBeVisible();
    await waitFor(() => expect(input).toHaveFocus());
    await expect(input).toHaveValue("Policies in grace (copy), later");
    await expect(canvas.getByText("Unsaved changes")).toBeVisible();
  },
};

/** The user returns to the page, and types before the other users' changes are loaded. */
const comingBack = { version: 4, answer: () => {} };

export const EditedBeforeRefresh: Story = {
  beforeEach: () => {
    comingBack.version = 4;
    const held = () => ({
      ...addedScreen("draft", { author: "Nora Castillo" }),
      version: comingBack.version,
    });
    return screensServer({
      screen: held(),
      answers: {
        "screens.get": () => Response.json(held()),
        "screens.version": () => {
          const [newest] = held().versions;
          if (comingBack.version === 4) return Response.json({ ...newest, document: graceText });
          return new Promise((resolve) => {
            comingBack.answer = () => resolve(Response.json({ ...newest, document: widerText }));
          });
        },
        "screens.save": (_url, request) =>
          request.headers.get("if-match") === '"4"'
            ? Response.json({ message: "This screen was changed meanwhile." }, { status: 412 })
            : Response.json({ ...held(), version: 6 }),
      },
    })();
  },
  play: async ({ canvas, canvasElement }) => {
    const page = pageOf(canvasElement);
    await canvas.findByRole("textbox", { name: /^Title/ });
    comingBack.version = 5;
    comingBack.answer = () => {};
    const before = comingBack.answer;
    canvasElement.ownerDocument.dispatchEvent(new Event("visibilitychange"));
    await waitFor(() => expect(comingBack.answer).not.toBe(before));
    await retitle(canvas, "Grace, Miami");
    const answer = comingBack.answer;
    answer();
    await userEvent.click(canvas.getByRole("button", { name: /^Save/ }));
    await waitFor(() => expect(comingBack.answer).not.toBe(answer));
    comingBack.answer();
    await expect(
      await page.findByRole("dialog", { name: "Someone else changed this screen" }),
    ).toBeInTheDocument();
  },
};

export const Leaving: Story = {
  beforeEach: screensServer({ screen: addedScreen("draft") }),
  play: async ({ canvas, canvasElement }) => {
    const page = pageOf(canvasElement);
    await retitle(canvas, "Grace, Miami");
    await userEvent.click(canvas.getByRole("link", { name: "Elsewhere" }));
    await userEvent.click(
      within(await page.findByRole("alertdialog", { name: "Really close?" })).getByRole("button", {
        name: "No",
      }),
    );
    await expect(await titleOf(canvas)).toHaveTextContent("Grace, Miami");
    await userEvent.click(canvas.getByRole("link", { name: "Elsewhere" }));
    await userEvent.click(await page.findByRole("button", { name: "Yes" }));
    await expect(await canvas.findByText("Another page")).toBeVisible();
  },
};

/** Someone else saves after the page was opened and before the user saves. */
function savedElsewhere() {
  let version = 4;
  const screen = () => ({ ...addedScreen("draft", { author: "Nora Castillo" }), version });
  return screensServer({
    screen: screen(),
    answers: {
      "screens.get": () => Response.json(screen()),
      "screens.version": () => {
        const [newest] = screen().versions;
        return Response.json({ ...newest, document: version === 4 ? graceText : widerText });
      },
      "screens.save": (_url, request) => {
        const isStale = request.headers.get("if-match") !== '"5"';
        version = 5;
        if (isStale) return Response.json({ message: "This screen was changed meanwhile." }, { status: 412 });
        return Response.json({ ...screen(), version: 6 });
      },
    },
  })();
}

export const DiscardsMine: Story = {
  beforeEach: savedElsewhere,
  play: async ({ canvas, canvasElement }) => {
    const page = pageOf(canvasElement);
    await retitle(canvas, "Grace, Miami");
    await userEvent.click(canvas.getByRole("button", { name: /^Save/ }));
    await userEvent.click(await page.findByRole("button", { name: "Discard mine" }));
    const title = await titleOf(canvas);
    await waitFor(() => expect(title).toHaveTextContent("Policies in grace, Miami"));
    await expect(canvas.queryByText("Unsaved changes")).toBeNull();
  },
};

export const ConflictClosed: Story = {
  beforeEach: savedElsewhere,
  play: async ({ canvas, canvasElement }) => {
    const page = pageOf(canvasElement);
    await retitle(canvas, "Grace, Miami");
    await userEvent.click(canvas.getByRole("button", { name: /^Save/ }));
    await page.findByRole("dialog", { name: "Someone else changed this screen" });
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(page.queryByRole("dialog")).toBeNull());
    await expect(await titleOf(canvas)).toHaveTextContent("Grace, Miami");
    await expect(canvas.getByText("Unsaved changes")).toBeVisible();
  },
};
