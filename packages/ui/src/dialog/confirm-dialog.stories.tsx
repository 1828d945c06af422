import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { arabic } from "../text-direction/arabic.fixtures.js";
import { ConfirmDialog } from "./confirm-dialog.js";

const meta = {
  title: "Components/ConfirmDialog",
  component: ConfirmDialog,
  parameters: { docs: { story: { inline: false, height: "320px" } } },
  args: {
    isOpen: true,
    title: "Void application?",
    description: "Maria Alvarez's application becomes void. It cannot be brought back.",
    confirmLabel: "Void application",
    tone: "danger",
    onConfirm: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof ConfirmDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Danger: Story = { tags: ["picture"] };
export const Neutral: Story = {
  args: {
    title: "Clear disposition?",
    description: "The lead goes back to the list without a status.",
    confirmLabel: "Clear disposition",
    tone: "neutral",
  },
};
export const Pending: Story = { args: { isPending: true } };
export const Failed: Story = {
  args: { error: "The application was submitted meanwhile and cannot be voided. Reload the list." },
};
export const LongText: Story = {
  args: {
    description: "This changes what the carrier is told. ".repeat(12),
    confirmLabel: "Void the application and tell the carrier",
  },
};

export const Confirms: Story = {
  play: async ({ args }) => {
    const question = await screen.findByRole("alertdialog", { name: "Void application?" });
    await expect(question).toHaveAccessibleDescription(/cannot be brought back/);
    await waitFor(() => expect(screen.getByRole("button", { name: "Cancel" })).toHaveFocus());
    await userEvent.keyboard("{Escape}");
    await expect(args.onCancel).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole("button", { name: "Void application" }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

export const Arabic: Story = {
  ...arabic,
  args: {
    title: "إلغاء الطلب؟",
    description: "لا يمكن التراجع عن ذلك.",
    confirmLabel: "إلغاء الطلب",
  },
};
