import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { Button } from "../button/index.js";
import { NameValueTable } from "../name-value-table/index.js";
import { arabic } from "../text-direction/arabic.fixtures.js";
import { DialogCloseButton } from "./dialog-close-button.js";
import { Sheet } from "./sheet.js";

const facts = [
  ["Policy", "FL-10417"],
  ["Policy holder", "Maria Alvarez"],
  ["Plan", "Silver 3000 HMO with Adult Dental and Vision"],
  ["Premium", "$412.75"],
  ["Members", "3"],
].map(([name = "", value]) => ({ name, value }));

const meta = {
  title: "Components/Sheet",
  component: Sheet,
  render: function SheetOfAPage(args) {
    const [isOpen, setOpen] = useState(args.isOpen);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Details</Button>
        <Sheet {...args} isOpen={isOpen} onOpenChange={(change) => setOpen(change.isOpen)} />
      </>
    );
  },
  parameters: { docs: { story: { inline: false, height: "420px" } } },
  args: {
    isOpen: true,
    onOpenChange: () => undefined,
    title: "Policy FL-10417",
    description: "Effectuated on 2026/03/01",
    children: <NameValueTable items={facts} />,
  },
} satisfies Meta<typeof Sheet>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Details: Story = {};
export const Large: Story = { args: { size: "lg" } };
export const WithActions: Story = {
  tags: ["picture"],
  args: {
    footer: (
      <>
        <DialogCloseButton />
        <Button variant="primary">Save</Button>
      </>
    ),
  },
};
export const LongContent: Story = {
  args: {
    children: (
      <NameValueTable
        items={Array.from({ length: 60 }, (_, index) => ({ name: `Month ${index + 1}`, value: "$412.75" }))}
      />
    ),
  },
};

export const RestoresFocus: Story = {
  args: { isOpen: false },
  play: async ({ canvas }) => {
    const opener = canvas.getByRole("button", { name: "Details" });
    await userEvent.click(opener);
    const sheet = await screen.findByRole("dialog", { name: "Policy FL-10417" });
    await waitFor(() => expect(sheet.contains(document.activeElement)).toBe(true));
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const ConfirmsUnsavedClickOutside: Story = {
  args: { hasUnsavedChanges: true },
  play: async () => {
    const sheet = await screen.findByRole("dialog", { name: "Policy FL-10417" });
    if (sheet.parentElement) await userEvent.click(sheet.parentElement);
    const question = await screen.findByRole("alertdialog", { name: "Really close?" });
    await userEvent.click(within(question).getByRole("button", { name: "Close without saving" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  },
};

/** Initially open, without state in the page. */
export const Uncontrolled: Story = {
  render: ({ isOpen: _, onOpenChange: __, ...args }) => <Sheet {...args} defaultOpen />,
  play: async () => {
    await screen.findByRole("dialog", { name: "Policy FL-10417" });
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  },
};

export const Arabic: Story = {
  ...arabic,
  args: {
    title: "الوثيقة FL-10417",
    description: "سارية منذ 2026/03/01",
    children: (
      <NameValueTable
        items={[
          { name: "الهاتف", value: "(305) 555-0142" },
          { name: "القسط", value: "-$412.75" },
        ]}
      />
    ),
  },
};
