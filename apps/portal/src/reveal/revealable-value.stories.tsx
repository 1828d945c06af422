import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import type { RevealSecret } from "./reason-dialog.tsx";
import { RevealableValue } from "./revealable-value.tsx";

const meta = {
  title: "Pages/Revealable value",
  component: RevealableValue,
  args: {
    label: "Social Security number",
    masked: "***-**-6789",
    fetchValue: fn<RevealSecret>(async () => "123-45-6789"),
  },
} satisfies Meta<typeof RevealableValue>;
export default meta;

type Story = StoryObj<typeof meta>;

async function ask() {
  await userEvent.click(screen.getByRole("button", { name: /^Show Social/ }));
  return within(await screen.findByRole("dialog", { name: "Show the Social Security number?" }));
}

export const Shown: Story = {
  play: async ({ args, canvas }) => {
    const dialog = await ask();
    await userEvent.selectOptions(dialog.getByLabelText(/^Reason/), "The carrier asks for it");
    // Looked up elsewhere.
    window.dispatchEvent(new Event("blur"));
    window.dispatchEvent(new Event("focus"));
    await userEvent.click(dialog.getByRole("button", { name: "Show" }));
    await expect(await canvas.findByText("123-45-6789")).toBeVisible();
    await expect(args.fetchValue).toHaveBeenCalledWith({ reason: "carrier" });
  },
};

export const Canceled: Story = {
  play: async ({ args, canvas }) => {
    const dialog = await ask();
    await userEvent.click(dialog.getByRole("button", { name: "Cancel" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect(canvas.queryByRole("alert")).toBeNull();
    await expect(canvas.getByText("***-**-6789")).toBeVisible();
    await expect(args.fetchValue).not.toHaveBeenCalled();
  },
};

export const OtherNeedsAnExplanation: Story = {
  play: async ({ args, canvas }) => {
    const dialog = await ask();
    await expect(dialog.queryByLabelText(/^Explanation/)).toBeNull();
    await userEvent.selectOptions(dialog.getByLabelText(/^Reason/), "Other");
    const explanation = dialog.getByLabelText(/^Explanation/);
    await userEvent.type(explanation, "  by phone ");
    await userEvent.click(dialog.getByRole("button", { name: "Show" }));
    await waitFor(() => expect(explanation).toBeInvalid());
    await expect(args.fetchValue).not.toHaveBeenCalled();
    await userEvent.clear(explanation);
    await userEvent.type(explanation, "The court asks");
    await userEvent.click(dialog.getByRole("button", { name: "Show" }));
    await expect(await canvas.findByText("123-45-6789")).toBeVisible();
    await expect(args.fetchValue).toHaveBeenCalledWith({ reason: "other", explanation: "The court asks" });
  },
};

const refusal = "You've reached your limit of 30 full numbers in an hour. Try again in 12 minutes.";

export const LimitReached: Story = {
  args: { fetchValue: fn<RevealSecret>(() => Promise.reject(new Error(refusal))) },
  play: async () => {
    const dialog = await ask();
    await userEvent.selectOptions(dialog.getByLabelText(/^Reason/), "The carrier asks for it");
    await userEvent.click(dialog.getByRole("button", { name: "Show" }));
    await expect(await dialog.findByText(refusal)).toBeVisible();
  },
};
