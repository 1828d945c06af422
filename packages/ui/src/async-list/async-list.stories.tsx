import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { arabic } from "../text-direction/arabic.fixtures.js";
import { AsyncList } from "./async-list.js";

/** Loading, error and empty states that notes and histories share. */
const meta = {
  title: "Patterns/AsyncList",
  component: AsyncList,
  args: {
    loadingLabel: "Loading notes",
    mark: "picture",
    isEmpty: false,
    empty: "No notes yet",
    children: <p className="ui:font-sans ui:text-table ui:text-fg">Called the customer about the premium.</p>,
  },
} satisfies Meta<typeof AsyncList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {};
export const LoadingWithPictures: Story = {
  tags: ["picture"],
  args: { isLoading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status", { name: "Loading notes" })).toBeVisible();
  },
};
export const LoadingWithDots: Story = { args: { isLoading: true, mark: "dot" } };
export const Empty: Story = { args: { isEmpty: true } };
export const Failed: Story = {
  args: { error: "The server isn't responding. Try again in a moment.", onRetry: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Arabic: Story = {
  ...arabic,
  args: {
    children: <p className="ui:font-sans ui:text-table ui:text-fg">اتصلنا بالعميل بشأن القسط.</p>,
  },
};
