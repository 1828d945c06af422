import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { arabic } from "../text-direction/arabic.fixtures.js";
import { Skeleton } from "./skeleton.js";

const meta = {
  title: "Components/Skeleton",
  component: Skeleton,
} satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Line: Story = { args: { width: "12rem" } };
export const Block: Story = { args: { width: "20rem", height: "6rem" } };
export const Paragraph: Story = {
  render: () => (
    <div role="status" aria-label="Loading the policy" className="ui:flex ui:max-w-96 ui:flex-col ui:gap-3">
      <Skeleton width="40%" height="1.25rem" />
      <Skeleton />
      <Skeleton />
      <Skeleton width="72%" />
    </div>
  ),
};
/** Without `width` and `height`, the host's classes set the size. */
export const SizedByClass: Story = {
  args: { className: "portico-story-size" },
  decorators: [
    (Story) => (
      <>
        <style>{".portico-story-size { width: 120px; height: 40px }"}</style>
        <Story />
      </>
    ),
  ],
  play: async ({ canvasElement }) => {
    const box = canvasElement.querySelector(".portico-story-size")?.getBoundingClientRect();
    await expect([box?.width, box?.height]).toEqual([120, 40]);
  },
};
export const Circle: Story = { args: { width: "2rem", isRound: true } };

export const Arabic: Story = {
  ...arabic,
  args: {
    width: "12rem",
  },
};
