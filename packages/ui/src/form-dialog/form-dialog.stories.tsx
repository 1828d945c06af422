import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent } from "storybook/test";
import { TextArea } from "../text-area/text-area.js";
import { arabic } from "../text-direction/arabic.fixtures.js";
import { TextField } from "../text-field/text-field.js";
import { FormDialog } from "./form-dialog.js";

/** The dialog around a form, as in StatusChangeDialog and AssignDialog. */
const meta = {
  title: "Patterns/FormDialog",
  // A part of other components, which is tested but not listed.
  tags: ["!dev", "!autodocs"],
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
/** Ctrl+Enter submits from every field, and from the other controls of the dialog. The submit button says so. */
export const SubmittedByKeyboard: Story = {
  args: { children: <TextArea label="Comment" defaultValue="Moved in March." /> },
  play: async ({ args }) => {
    const submit = await screen.findByRole("button", { name: "Save" });
    await expect(submit).toHaveAttribute("aria-keyshortcuts", "Control+Enter Meta+Enter");
    await expect(submit).toHaveAccessibleDescription("Ctrl+Enter");
    await userEvent.type(screen.getByRole("textbox", { name: "Comment" }), "{Control>}{Enter}{/Control}");
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    screen.getByRole("button", { name: "Cancel" }).focus();
    await userEvent.keyboard("{Meta>}{Enter}{/Meta}");
    await expect(args.onSubmit).toHaveBeenCalledTimes(2);
    await expect(screen.getByRole("textbox", { name: "Comment" })).toHaveValue("Moved in March.");
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
  tags: ["picture"],
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

export const Arabic: Story = {
  ...arabic,
  args: {
    title: "تغيير العنوان",
    description: "يغيّر هذا عنوان FL-10417.",
    submitLabel: "حفظ",
    children: <TextField label="العنوان" defaultValue="120 NW 3rd Street, Miami" />,
  },
};
