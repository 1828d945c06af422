import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { arabic } from "../text-direction/arabic.fixtures.js";
import { FailureNote } from "./failure-note.js";

const meta = {
  title: "Components/FailureNote",
  component: FailureNote,
  args: { failure: { text: "The server isn't responding. Nothing was saved. Try again in a moment." } },
} satisfies Meta<typeof FailureNote>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OneSentence: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("Nothing was saved");
  },
};

/** Duplicate details are shown once. */
export const WithDetails: Story = {
  tags: ["picture"],
  args: {
    failure: {
      text: "The file can't be imported.",
      details: ["Line 17: invalid date.", "Line 17: invalid date.", "Line 40: unknown state."],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("listitem")).toHaveLength(2);
  },
};

export const Arabic: Story = {
  ...arabic,
  args: {
    failure: { text: "الخادم لا يستجيب. لم يُحفظ شيء. حاول بعد قليل." },
  },
};
