import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent } from "storybook/test";
import { TextField } from "../text-field/text-field.js";
import { FormDialog } from "./form-dialog.js";

/** The dialog around a form, as in StatusChangeDialog and AssignDialog. */
const meta = {
  title: "Patterns/FormDialog",
  component: FormDialog,
  args: {
    isOpen: true,
    onOpenChange: fn(),
    onSubmit: fn(),
    title: "Change address",
    description: "This changes the address of FL-10417.",
    submitLabel: "Save",
    hasErrors: false,
    hasUnsavedChanges: true,
    isPending: false,
    failure: undefined,
    children: <TextField label="Address" defaultValue="120 NW 3rd Street, Miami" />,
  },
  parameters: { docs: { story: { inline: false, height: "24rem" } } },
} satisfies Meta<typeof FormDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Changed: Story = {
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole("button", { name: "Save" }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};
export const Unchanged: Story = {
  args: { hasUnsavedChanges: false },
  play: async () => {
    const submit = await screen.findByRole("button", { name: "Save" });
    await expect(submit).toHaveAccessibleDescription("Make a change first");
  },
};
export const Invalid: Story = {
  args: {
    hasErrors: true,
    children: <TextField label="Address" defaultValue="" error="Enter an address." />,
  },
  play: async () => {
    const submit = await screen.findByRole("button", { name: "Save" });
    await expect(submit).toHaveAccessibleDescription("Fix the errors first");
  },
};
export const Submitting: Story = { args: { isPending: true } };
export const SubmitFailed: Story = {
  args: { failure: { text: "The server isn't responding. Your changes are still here. Try again." } },
  play: async () => {
    await expect(await screen.findByRole("alert")).toHaveTextContent("still here");
  },
};
