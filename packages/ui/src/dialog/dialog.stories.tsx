import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { Button } from "../button/index.js";
import { Select, TextField } from "../forms/index.js";
import { arabic } from "../text-direction/arabic.fixtures.js";
import { Dialog } from "./dialog.js";
import { DialogCloseButton } from "./dialog-close-button.js";

const statuses = ["Active", "Pending", "Past due", "Terminated"].map((label) => ({ value: label, label }));

const meta = {
  title: "Components/Dialog",
  component: Dialog,
  render: function DialogOfAPage(args) {
    const [isOpen, setOpen] = useState(args.isOpen);
    const footer = (
      <>
        <DialogCloseButton />
        <Button variant="primary" onClick={() => setOpen(false)}>
          {args.title === "Delete this lead?" ? "Delete lead" : "Change 3 policies"}
        </Button>
      </>
    );
    return (
      <>
        <Button onClick={() => setOpen(true)}>Change status</Button>
        <Dialog {...args} isOpen={isOpen} onOpenChange={(change) => setOpen(change.isOpen)} footer={footer} />
      </>
    );
  },
  parameters: { docs: { story: { inline: false, height: "420px" } } },
  args: {
    isOpen: true,
    onOpenChange: () => undefined,
    title: "Change status",
    description: "The new status is written to the history of all 3 selected policies.",
    children: (
      <div className="ui:flex ui:flex-col ui:gap-4">
        <Select label="New status" options={statuses} />
        <TextField label="Reason" hint="Shown in the history." />
      </div>
    ),
  },
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Form: Story = { tags: ["picture"] };
export const Small: Story = {
  args: { size: "sm", title: "Delete this lead?", description: "It cannot be brought back.", children: null },
};
export const Large: Story = { args: { size: "lg" } };

export const LongContent: Story = {
  args: {
    title: "Terms of the agency agreement",
    children: Array.from({ length: 14 }, (_, index) =>
      `Paragraph ${index + 1}. `.padEnd(420, "The agency keeps records of what it sells. "),
    ).map((text) => (
      <p key={text} className="ui:mb-3">
        {text}
      </p>
    )),
  },
};

export const RestoresFocus: Story = {
  args: { isOpen: false },
  play: async ({ canvas }) => {
    const opener = canvas.getByRole("button", { name: "Change status" });
    await userEvent.click(opener);
    const dialog = await screen.findByRole("dialog", { name: "Change status" });
    await expect(dialog).toHaveAccessibleDescription(/history of all 3/);
    await waitFor(() => expect(screen.getByRole("combobox", { name: "New status" })).toHaveFocus());
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

/** A dialog that replaces another, such as one that shows that its content loads. */
export const RestoresFocusAfterReplacement: Story = {
  render: function ReplacedDialog() {
    const [step, setStep] = useState(0);
    const close = { isOpen: true, onOpenChange: () => setStep(0) };
    return (
      <>
        <Button onClick={() => setStep(1)}>Edit</Button>
        {step === 1 && (
          <Dialog {...close} key="1" title="Loading">
            <Button onClick={() => setStep(2)}>Continue</Button>
          </Dialog>
        )}
        {step === 2 && (
          <Dialog {...close} key="2" title="Edit lead">
            <TextField label="Email" value="ana@example.com" readOnly />
            <TextField label="Name" />
          </Dialog>
        )}
      </>
    );
  },
  play: async ({ canvas }) => {
    const opener = canvas.getByRole("button", { name: "Edit" });
    await userEvent.click(opener);
    await userEvent.click(await screen.findByRole("button", { name: "Continue" }));
    await waitFor(() => expect(screen.getByRole("textbox", { name: "Name" })).toHaveFocus());
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const ConfirmsUnsavedClose: Story = {
  args: { hasUnsavedChanges: true },
  play: async () => {
    const field = await screen.findByRole("textbox", { name: "Reason" });
    await userEvent.click(field);
    await userEvent.keyboard("{Escape}");
    const question = await screen.findByRole("alertdialog", { name: "Really close?" });
    const keep = within(question).getByRole("button", { name: "Keep editing" });
    await waitFor(() => expect(keep).toHaveFocus());
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("alertdialog")).not.toBeInTheDocument());
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.click(screen.getByRole("button", { name: "Cancel" }));
    await userEvent.click(await screen.findByRole("button", { name: "Close without saving" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  },
};

export const ClassesOfParts: Story = {
  args: { classNames: { overlay: "my-overlay", header: "my-header", body: "my-body", footer: "my-footer" } },
  play: async () => {
    const dialog = await screen.findByRole("dialog", { name: "Change status" });
    await expect(dialog.parentElement).toHaveClass("my-overlay");
    const parts = [...dialog.children].map(({ className }) => /my-\w+/.exec(className)?.[0]);
    await expect(parts.slice(0, 3)).toEqual(["my-header", "my-body", "my-footer"]);
  },
};

/** A dialog is mounted in the body, and still looks like the part of the page that opened it. */
export const InheritsTheme: Story = {
  args: { isOpen: false },
  decorators: [
    (Story) => (
      <div data-testid="area" data-theme="dark" data-brand="lakeside" data-density="compact" dir="rtl">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Change status" }));
    const overlay = (await screen.findByRole("dialog", { name: "Change status" })).parentElement;
    await expect(overlay).toHaveAttribute("data-theme", "dark");
    await expect(overlay).toHaveAttribute("data-brand", "lakeside");
    await expect(overlay).toHaveAttribute("data-density", "compact");
    await expect(overlay).toHaveAttribute("dir", "rtl");
    canvas.getByTestId("area").dataset.theme = "light";
    await waitFor(() => expect(overlay).toHaveAttribute("data-theme", "light"));
  },
};

/** Opened by its own trigger, without state in the page. */
export const Uncontrolled: Story = {
  render: ({ isOpen: _, onOpenChange: __, ...args }) => (
    <Dialog {...args} trigger={<Button>Change status</Button>} footer={<DialogCloseButton />} />
  ),
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole("button", { name: "Change status" });
    await expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    await userEvent.click(trigger);
    const dialog = await screen.findByRole("dialog", { name: "Change status" });
    await userEvent.click(within(dialog).getByRole("button", { name: "Cancel" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

export const Arabic: Story = {
  ...arabic,
  args: {
    title: "تغيير الحالة",
    description: "تُكتب الحالة الجديدة في سجل الوثائق الثلاث.",
  },
};
