import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { FailureNote } from "./failure-note.js";

const meta = {
  title: "Components/FailureNote",
  component: FailureNote,
  args: { failure: { text: "Nothing was saved: the server is away. Try again in a moment." } },
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
  args: {
    failure: {
      text: "The file was refused.",
      details: ["Line 17: the date is none.", "Line 17: the date is none.", "Line 40: the state is none."],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("listitem")).toHaveLength(2);
  },
};
