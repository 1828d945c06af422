import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { keepingSetting, sent, settingOf } from "./setting-responses.fixtures.ts";
import { SettingStory } from "./setting-story.fixtures.tsx";

const meta = {
  title: "Screens/Settings/History",
  component: SettingStory,
  args: { isHistory: true },
  parameters: { layout: "fullscreen" },
} satisfies Meta<typeof SettingStory>;
export default meta;

type Story = StoryObj<typeof meta>;

const holidays = [
  { date: "2026-12-25", name: "Christmas Day" },
  { date: "2027-01-01", name: "New Year's Day" },
];
const changes = [
  { version: 2, before: [holidays[0]], after: holidays, isDefault: false },
  { version: 1, before: [], after: [holidays[0]], isDefault: false },
].map((change) => ({
  ...change,
  changedBy: "admin@portico.test",
  changedDate: "2026-03-12T14:05:00.000Z",
  isSecret: false,
}));

export const UndoesAChange: Story = {
  beforeEach: keepingSetting(settingOf("holidays", holidays, { version: 2, changes })),
  play: async () => {
    const dialog = within(await screen.findByRole("dialog", { name: "History of Setting" }));
    await expect(dialog.getByText(/New Year's Day/)).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: "Undo this change" }));
    await screen.findByText("Changes saved");
    await expect(sent).toMatchObject([{ method: "POST", version: '"2"', body: { version: 1 } }]);
  },
};

export const OutOfDate: Story = {
  beforeEach: keepingSetting(settingOf("holidays", holidays, { version: 2, changes }), () =>
    Response.json({ message: "The setting was changed after you opened it." }, { status: 412 }),
  ),
  play: async () => {
    const dialog = within(await screen.findByRole("dialog", { name: "History of Setting" }));
    await userEvent.click(dialog.getByRole("button", { name: "Restore this value" }));
    await expect(await dialog.findByRole("alert")).toHaveTextContent("changed after you opened it");
    await userEvent.click(dialog.getByRole("button", { name: "Show the current history" }));
    await waitFor(() => expect(screen.queryByText(/changed after you opened it/)).not.toBeInTheDocument());
  },
};
