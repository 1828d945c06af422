import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { graceText, refuse, respondWithJson, screensServer, widerText } from "./editor.fixtures.ts";
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

async function retitle(canvas: Canvas, title: string) {
  const input = await canvas.findByRole("textbox", { name: /^Title/ });
  await userEvent.clear(input);
  await userEvent.paste(title);
}

const save = (canvas: Canvas) => userEvent.click(canvas.getByRole("button", { name: /^Save/ }));
const titled = (canvas: Canvas, name: string) => canvas.findByRole("heading", { level: 1, name });
const conflict = { name: "Someone else changed this screen" };

/** The changes stay until the user leaves without them. */
export const NotSaved: Story = {
  beforeEach: screensServer({
    screen: addedScreen("draft"),
    responses: { "screens.save": refuse(409, { message: "It was submitted; withdraw it first." }) },
  }),
  play: async ({ canvas }) => {
    await retitle(canvas, "Grace, Miami");
    await save(canvas);
    await expect(await canvas.findByText(/It was submitted; withdraw it first\.$/)).toBeVisible();
    await expect(canvas.getByText("Unsaved changes")).toBeVisible();
    const leave = canvas.getByRole("link", { name: "Elsewhere" });
    await userEvent.click(leave);
    const question = within(await screen.findByRole("alertdialog", { name: "Really close?" }));
    await userEvent.click(question.getByRole("button", { name: "No" }));
    await titled(canvas, "Grace, Miami");
    await userEvent.click(leave);
    await userEvent.click(await screen.findByRole("button", { name: "Yes" }));
    await expect(await canvas.findByText("Another page")).toBeVisible();
  },
};

/** The server waits for the story before it responds. */
const adding = { respond: () => {} };

/** Edits during the first save are preserved, and so are the position and the focus. */
export const BeingAdded: Story = {
  args: { at: `new?from=${screenRowId}` },
  beforeEach: screensServer({
    screen: addedScreen("draft"),
    responses: {
      "screens.create": () =>
        new Promise((resolve) => {
          adding.respond = () => resolve(Response.json(addedScreen("draft")));
        }),
    },
  }),
  play: async ({ canvas }) => {
    const input = await canvas.findByRole("textbox", { name: /^Title/ });
    await userEvent.click(canvas.getByRole("button", { name: "Save draft" }));
    await userEvent.click(input);
    await userEvent.paste(", later");
    adding.respond();
    await expect(await canvas.findByRole("button", { name: "Submit for approval" })).toBeVisible();
    await waitFor(() => expect(input).toHaveFocus());
    await expect(input).toHaveValue("Policies in grace (copy), later");
    await expect(canvas.getByText("Unsaved changes")).toBeVisible();
  },
};

/** A server on which someone else can save. It responds to requests for their text when the story allows it. */
const elsewhere = { version: 4, requests: 0, respond: () => {} };

const changedElsewhere = () => {
  Object.assign(elsewhere, { version: 4, requests: 0 });
  const current = () => ({
    ...addedScreen("draft", { author: "Nora Castillo" }),
    version: elsewhere.version,
  });
  return screensServer({
    screen: current(),
    responses: {
      "screens.get": () => Response.json(current()),
      "screens.version": () => {
        const [newest] = current().versions;
        if (elsewhere.version === 4) return Response.json({ ...newest, document: graceText });
        elsewhere.requests += 1;
        return new Promise((resolve) => {
          elsewhere.respond = () => resolve(Response.json({ ...newest, document: widerText }));
        });
      },
      "screens.save": (url, request) => {
        const isStale = request.headers.get("if-match") !== '"5"';
        elsewhere.version = 5;
        const response = isStale
          ? refuse(412, { message: "This screen was changed meanwhile." })
          : respondWithJson({ ...current(), version: 6 });
        return response(url, request);
      },
    },
  })();
};

async function respond(request: number) {
  await waitFor(() => expect(elsewhere.requests).toBe(request));
  elsewhere.respond();
}

/** The user decides later, then discards their changes. */
export const DiscardsMine: Story = {
  beforeEach: changedElsewhere,
  play: async ({ canvas }) => {
    await retitle(canvas, "Grace, Miami");
    await save(canvas);
    await respond(1);
    await screen.findByRole("dialog", conflict);
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await titled(canvas, "Grace, Miami");
    await expect(canvas.getByText("Unsaved changes")).toBeVisible();
    await save(canvas);
    await respond(2);
    await userEvent.click(await screen.findByRole("button", { name: "Discard mine" }));
    await titled(canvas, "Policies in grace, Miami");
    await expect(canvas.queryByText("Unsaved changes")).toBeNull();
  },
};

/** The user returns to the page, and types before the other users' changes are loaded. */
export const EditedBeforeRefresh: Story = {
  beforeEach: changedElsewhere,
  play: async ({ canvas }) => {
    await canvas.findByRole("textbox", { name: /^Title/ });
    elsewhere.version = 5;
    document.dispatchEvent(new Event("visibilitychange"));
    await waitFor(() => expect(elsewhere.requests).toBe(1));
    await retitle(canvas, "Grace, Miami");
    await respond(1);
    await save(canvas);
    await respond(2);
    await expect(await screen.findByRole("dialog", conflict)).toBeInTheDocument();
  },
};
