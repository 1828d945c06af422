import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { writeDocument } from "../draft/draft.ts";
import { respondWithJson, screensServer } from "../editor.fixtures.ts";
import { EditorStory } from "../editor-story.fixtures.tsx";
import { lostScreen } from "../screens.fixtures.ts";
import { addedScreen, screenRowId } from "../workflow/workflow.fixtures.ts";

const existing = { id: screenRowId, screenId: "lost-lately", title: "Lost Lately" };

const meta = {
  title: "Screens/Screen editor/Import",
  component: EditorStory,
  parameters: { layout: "fullscreen" },
  args: { at: "new?import" },
  beforeEach: screensServer({
    screen: addedScreen("draft"),
    texts: { 1: writeDocument(lostScreen) },
    responses: { "screens.list": respondWithJson({ data: [existing], totalRecords: 1, totalPages: 1 }) },
  }),
} satisfies Meta<typeof EditorStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const requires = {
  endpoints: [{ id: "lostPolicy.list", fields: ["mood"] }, { id: "moon.list" }],
  rights: ["agent"],
};
const print = { kind: "custom", id: "print", label: "Print", name: "print" };

/** Files with all kinds of problems. Nothing is in the editor until the user puts it there. */
export const WithProblems: Story = {
  play: async ({ canvas }) => {
    const dialog = within(await screen.findByRole("dialog"));
    const choose = async (text: string, name = "lost-lately.json") => {
      const file = new File([text], name, { type: "application/json" });
      await userEvent.upload(dialog.getByLabelText("Screen file"), file);
    };
    const seen = (text: string | RegExp) => waitFor(() => expect(dialog.getByText(text)).toBeVisible());
    const open = await dialog.findByRole("button", { name: "Open in the editor" });
    await expect(open).toHaveAccessibleDescription("Choose a file first.");
    await choose('{ "name": "package" }');
    await seen(/^The file is JSON but not a screen/);
    await choose("x".repeat(600_000), "big.json");
    await seen(/^big\.json is 586 kB/);
    await choose(writeDocument({ ...lostScreen, path: "policies/lost", actions: [print] }));
    await seen("Left out, because custom screens don't support it:");
    await seen(/^Screen lost-lately already exists, so this one is imported as lost-lately-2\./);

    await choose(writeDocument({ ...lostScreen, columns: ["mood"], requires }));
    await seen("The screen has 1 problem. You can still import it as a draft and fix it here:");
    const requirements = within(dialog.getByRole("region", { name: "Requirements" }));
    await expect(requirements.getByText("Partly available")).toBeInTheDocument();
    await expect(requirements.getByText("Missing")).toBeInTheDocument();
    await expect(canvas.getByText("New screen")).toBeInTheDocument();
    await userEvent.click(open);
    await canvas.findByRole("heading", { level: 1, name: "Lost Lately" });
    await expect(canvas.getByText("Unsaved changes")).toBeVisible();
  },
};
