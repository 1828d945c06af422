import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { arabic } from "../text-direction/arabic.fixtures.js";
import { SteppedForm } from "./stepped-form.fixtures.js";
import { withNotifications } from "./with-notifications.fixtures.js";

/** A long form in steps, with a review at the end. */
const meta = {
  title: "Patterns/Form/Stepper",
  component: SteppedForm,
  decorators: [withNotifications],
  args: { onSubmit: fn(async () => undefined) },
} satisfies Meta<typeof SteppedForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FirstStep: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: /Person/ })).toHaveAttribute("aria-current", "step");
    await expect(canvas.getByRole("button", { name: /Coverage/ })).toBeDisabled();
    await expect(canvas.queryByRole("combobox", { name: /^State/ })).not.toBeInTheDocument();
  },
};

export const StaysAtAStepWithErrors: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Next" }));
    const name = canvas.getByRole("textbox", { name: /^First name/ });
    await waitFor(() => expect(name).toHaveFocus());
    await expect(canvas.getByRole("button", { name: "1 Person 2 errors" })).toBeVisible();
  },
};

export const ToTheReviewByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    const next = () => canvas.getByRole("button", { name: "Next" });
    await userEvent.type(canvas.getByRole("textbox", { name: /^First name/ }), "Ana");
    await userEvent.type(canvas.getByRole("textbox", { name: /^Email/ }), "ana@example.com");
    await userEvent.type(canvas.getByLabelText("SSN"), "123456789");
    next().focus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(canvas.getByRole("region", { name: "Step 2 of 4: Coverage" })).toHaveFocus());
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: /^State/ }), "Texas");
    await userEvent.click(next());
    await userEvent.click(await canvas.findByRole("button", { name: "Add phone" }));
    await userEvent.type(await canvas.findByRole("textbox", { name: /^Phone/ }), "3055550142");
    await userEvent.click(next());
    const review = await canvas.findByRole("region", { name: "Step 4 of 4: Review" });
    await expect(review).toHaveTextContent("StateTexas");
    await expect(review).not.toHaveTextContent("6789");
    await userEvent.click(canvas.getByRole("button", { name: "Edit Coverage" }));
    await expect(await canvas.findByRole("combobox", { name: /^State/ })).toHaveDisplayValue("Texas");
    await userEvent.click(canvas.getByRole("button", { name: /Review/ }));
    await userEvent.click(canvas.getByRole("button", { name: "Submit New" }));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
  },
};

export const Arabic: Story = arabic;
