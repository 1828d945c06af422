import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { Button } from "../button/index.js";
import { ErrorState } from "./error-state.js";

const meta = {
  title: "Components/ErrorState",
  component: ErrorState,
  args: { message: "The server did not answer within 30 seconds. Your filters are kept." },
} satisfies Meta<typeof ErrorState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Failed: Story = { tags: ["picture"] };
export const Retrying: Story = {
  args: { onRetry: fn(), isRetrying: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await expect(args.onRetry).not.toHaveBeenCalled();
  },
};
export const LongText: Story = {
  args: {
    message: `The report could not be written: ${"x".repeat(90)} has no room for it. Ask for fewer months at once, or try again in an hour.`,
    onRetry: fn(),
  },
};
export const Retries: Story = {
  args: { onRetry: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** Another way on follows the button that retries. */
export const WithAction: Story = {
  args: { onRetry: fn(), action: <Button>Clear filters</Button> },
  play: async ({ canvas }) => {
    const buttons = canvas.getAllByRole("button").map(({ textContent }) => textContent);
    await expect(buttons).toEqual(["Try again", "Clear filters"]);
  },
};
export const Small: Story = { args: { size: "sm", onRetry: fn() } };
