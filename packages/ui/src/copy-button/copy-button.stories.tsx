import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, spyOn, userEvent, waitFor } from "storybook/test";
import { arabic } from "../text-direction/arabic.fixtures.js";
import { CopyButton } from "./copy-button.js";

const meta = {
  title: "Components/CopyButton",
  component: CopyButton,
  args: { text: "FL-10417", label: "Copy policy number", onCopied: fn() },
} satisfies Meta<typeof CopyButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Copied: Story = {
  play: async ({ args, canvas }) => {
    const write = spyOn(navigator.clipboard, "writeText").mockResolvedValue();
    await userEvent.click(canvas.getByRole("button", { name: "Copy policy number" }));
    await waitFor(() => expect(canvas.getByRole("status")).toHaveTextContent("Copied"));
    await expect(write).toHaveBeenCalledWith("FL-10417");
    await expect(args.onCopied).toHaveBeenCalledWith({ isCopied: true });
    write.mockRestore();
  },
};
export const Failed: Story = {
  play: async ({ args, canvas }) => {
    const write = spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("denied"));
    await userEvent.click(canvas.getByRole("button", { name: "Copy policy number" }));
    await waitFor(() => expect(canvas.getByRole("status")).toHaveTextContent("Couldn't copy"));
    await expect(args.onCopied).toHaveBeenLastCalledWith({ isCopied: false });
    write.mockRestore();
  },
};
export const Disabled: Story = { args: { disabledReason: "You may not see this number" } };

export const Arabic: Story = {
  ...arabic,
  args: {
    label: "نسخ رقم الوثيقة",
  },
};
