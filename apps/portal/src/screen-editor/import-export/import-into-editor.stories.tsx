import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { graceScreen, screensServer } from "../editor.fixtures.ts";
import { EditorStory } from "../editor-story.fixtures.tsx";
import { addedScreen } from "../workflow/workflow.fixtures.ts";
import { screenFile } from "./screen-file.ts";

const saved: string[] = [];
const held = (begin = screensServer) => {
  const screen = addedScreen("draft");
  const note = (_url: URL, request: Request) => {
    saved.push(request.method);
    return Response.json({ ...screen, version: screen.version + 1 });
  };
  return begin({
    screen,
    answers: {
      "screens.list": () => Response.json({ data: [], totalRecords: 0, totalPages: 1 }),
      "screens.save": note,
      "screens.create": note,
    },
  });
};

const meta = {
  title: "Screens/Editor/Import into the editor",
  component: EditorStory,
  parameters: { layout: "fullscreen" },
  beforeEach: () => {
    saved.length = 0;
    return held()();
  },
} satisfies Meta<typeof EditorStory>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Imports a screen in the dialog that is open. */
async function bring(screen: object) {
  const dialog = within(await within(document.body).findByRole("dialog"));
  const file = new File([screenFile(screen).text], "carried.json", { type: "application/json" });
  await userEvent.upload(dialog.getByLabelText("Screen file"), file);
  await dialog.findByRole("region", { name: "Changes" });
  await userEvent.click(dialog.getByRole("button", { name: "Open in the editor" }));
}

export const AsNewScreen: Story = {
  args: { at: "new?import" },
  play: async ({ canvas }) => {
    await bring({ ...graceScreen, title: "Carried here" });
    await canvas.findByRole("heading", { level: 1, name: "Carried here" });
    await canvas.findByText(/Save it as a draft to keep it/);
    await expect(saved).toEqual([]);
    await userEvent.click(canvas.getByRole("button", { name: "Save draft" }));
    await expect(saved).toEqual(["POST"]);
  },
};
