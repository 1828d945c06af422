import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { mockStatusWork } from "../status-work-responses.fixtures.ts";
import { workScreen } from "../status-work-screen.fixtures.ts";
import { WorkStory } from "../status-work-story.fixtures.tsx";

const meta = {
  title: "Screens/Work buttons",
  component: WorkStory,
  args: { screen: workScreen, selected: [0, 1] },
  parameters: { layout: "fullscreen" },
  beforeEach: mockStatusWork(["view.Policy", "admin.Policy"]),
} satisfies Meta<typeof WorkStory>;
export default meta;

type Story = StoryObj<typeof meta>;

export const NothingSelected: Story = {
  args: { selected: [] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Notes" })).toHaveAccessibleDescription(
      "Select one row",
    );
    await expect(canvas.getByRole("button", { name: "Change Status" })).toHaveAccessibleDescription(
      "Select at least one row",
    );
    await expect(canvas.getByRole("button", { name: "Recalculate" })).not.toHaveAttribute("aria-disabled");
  },
};

export const SeveralSelected: Story = {
  args: { selected: [0, 1, 2] },
  play: async ({ canvas }) => {
    await canvas.findByText(/FL-114 is/);
    await expect(canvas.getByRole("button", { name: "History" })).toHaveAccessibleDescription(
      "Select only one row (3 are selected)",
    );
    await expect(canvas.getByRole("button", { name: "Give up" })).toHaveAccessibleDescription(
      "What is paid is not given up",
    );
  },
};

export const WithoutAssignPermission: Story = {
  beforeEach: mockStatusWork(["view.Policy"]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Change Status" })).toBeInTheDocument();
    await expect(canvas.queryByRole("button", { name: "Assign" })).not.toBeInTheDocument();
  },
};
