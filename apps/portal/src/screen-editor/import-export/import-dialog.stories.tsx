import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { signedIn } from "../../shell/signed-in.fixtures.ts";
import { json } from "../../sign-in/sign-in-answers.fixtures.ts";
import { writeDocument as textOf } from "../draft/draft.ts";
import { lostScreen } from "../screens.fixtures.ts";
import { ImportStory } from "./import-story.fixtures.tsx";
import { screenFile } from "./screen-file.ts";

const rowId = "00000000-0000-4000-8000-000000000001";
const administrator = { name: "Mara Lindqvist", roles: ["administrator", "agent"], claims: ["view.Policy"] };
const here = (rows: readonly object[]) =>
  signedIn(administrator, {
    "/api/GeneralConfig/screens": json({ data: rows, totalRecords: rows.length, totalPages: 1 }),
    [`/api/GeneralConfig/screens/${rowId}`]: json({
      id: rowId,
      version: 1,
      screenId: "lost-lately",
      title: "Lost Lately",
      status: "Published",
      publishedVersion: 1,
      workVersion: null,
      isOwnWork: false,
      versions: [],
    }),
    [`/api/GeneralConfig/screens/${rowId}/versions/1`]: json({ document: textOf(lostScreen) }),
  });

const meta = {
  title: "Screens/Editor/Import",
  component: ImportStory,
  args: { onImport: fn(), onClose: fn() },
  beforeEach: here([]),
} satisfies Meta<typeof ImportStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async () => within(await within(document.body).findByRole("dialog"));

/** Waits until a text is to be seen: the dialog comes up in a moment, and what it compares with is fetched. */
const seen = async (text: string | RegExp) => {
  const canvas = await dialog();
  await waitFor(() => expect(canvas.getByText(text)).toBeVisible());
};

/** Chooses a file of this text. */
async function choose(text: string, name = "lost-lately.json") {
  const canvas = await dialog();
  const file = new File([text], name, { type: "application/json" });
  await userEvent.upload(canvas.getByLabelText("Screen file"), file);
  return canvas;
}

export const NothingChosen: Story = {
  play: async ({ args }) => {
    const canvas = await dialog();
    const take = canvas.getByRole("button", { name: "Open in the editor" });
    await expect(take).toHaveAccessibleDescription("Choose a file first.");
    await userEvent.click(take);
    await expect(args.onImport).not.toHaveBeenCalled();
  },
};

export const NewScreen: Story = {
  play: async ({ args }) => {
    const canvas = await choose(screenFile(lostScreen).text);
    await seen("Lost Lately (lost-lately)");
    await seen("The editor is empty, so everything is new.");
    await expect(canvas.getByRole("region", { name: "Requirements" })).toHaveTextContent(
      /Available\s*lostPolicy\.list/,
    );
    await expect(args.onImport).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole("button", { name: "Open in the editor" }));
    await expect(args.onImport).toHaveBeenCalledWith({ text: textOf(lostScreen) });
  },
};

export const FromBuiltIn: Story = {
  args: { screenId: "lost-lately", written: textOf({ ...lostScreen, columns: ["policyNumber", "agent"] }) },
  play: async () => {
    const custom = { kind: "custom", id: "print", label: "Print", name: "print" };
    await choose(textOf({ ...lostScreen, id: "lost", path: "policies/lost", actions: [custom] }));
    await seen(/^The file's ID is lost\./);
    await seen("Left out, because custom screens don't support it:");
    await seen("In the editor");
  },
};

export const WithProblems: Story = {
  play: async () => {
    const requires = {
      endpoints: [{ id: "lostPolicy.list", fields: ["mood"] }, { id: "moon.list" }],
      rights: ["agent"],
    };
    const canvas = await choose(textOf({ ...lostScreen, columns: ["mood"], requires }));
    await seen("The screen has 1 problem. You can still import it as a draft and fix it here:");
    const requirements = within(canvas.getByRole("region", { name: "Requirements" }));
    await expect(requirements.getByText("Partly available")).toBeInTheDocument();
    await expect(requirements.getByText("Missing")).toBeInTheDocument();
    await expect(canvas.getByRole("button", { name: "Open in the editor" })).not.toHaveAttribute(
      "aria-disabled",
    );
  },
};

export const NoScreen: Story = {
  play: async ({ args }) => {
    const canvas = await choose('{ "name": "package" }');
    await seen(/^The file is JSON but not a screen/);
    await choose("x".repeat(600_000), "big.json");
    await seen(/^big\.json is 586 kB/);
    await userEvent.click(canvas.getByRole("button", { name: "Open in the editor" }));
    await expect(args.onImport).not.toHaveBeenCalled();
  },
};
