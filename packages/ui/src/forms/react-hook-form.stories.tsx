import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { arabic } from "../text-direction/arabic.fixtures.js";
import { FormOfAllFields } from "./all-fields.fixtures.js";

const meta = {
  title: "Patterns/React Hook Form",
  component: FormOfAllFields,
  args: { onSubmit: fn() },
} satisfies Meta<typeof FormOfAllFields>;

export default meta;
type Story = StoryObj<typeof meta>;

const typed: readonly (readonly [label: string, text: string])[] = [
  ["Members", "4"],
  ["Income", "52,000"],
  ["Rate", "12.5"],
  ["Phone", "3055550142"],
  ["SSN", "123456789"],
  ["Card", "4111111111111111"],
  ["Expires", "0430"],
  ["Password", "correct horse"],
  ["Note", "Called."],
  ["Start", "2026/03/01"],
  ["Start date", "2026/01/01"],
  ["End date", "2026/01/31"],
  ["Time", "2:30p"],
];

export const Submits: Story = {
  tags: ["picture"],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("radio", { name: "Female" }));
    await userEvent.click(canvas.getByRole("checkbox", { name: "Home" }));
    await userEvent.click(canvas.getByRole("switch", { name: "Smoker" }));
    const credit = canvas.getByRole("spinbutton", { name: "Credit" });
    await userEvent.clear(credit);
    await userEvent.type(credit, "0.3");
    for (const [label, text] of typed)
      await userEvent.type(canvas.getByLabelText(label, { selector: "input,textarea" }), text);
    const chosen = { Month: "March", Day: "9", Year: "1975", "Paid in": "April" };
    for (const [name, option] of Object.entries(chosen)) {
      await userEvent.selectOptions(canvas.getByRole("combobox", { name }), option);
    }
    for (const name of ["Agent", "Watchers"]) {
      const box = canvas.getByRole("combobox", { name });
      await userEvent.type(box, "Priya");
      await waitFor(() => expect(box).toHaveAttribute("aria-activedescendant"));
      await userEvent.keyboard("{Enter}");
    }
    await userEvent.click(canvas.getByRole("button", { name: "Save" }));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
    await expect(args.onSubmit).toHaveBeenLastCalledWith({
      sex: "F",
      uses: ["home"],
      isSmoker: true,
      members: 4,
      credit: 0.3,
      income: "52000.00",
      rate: "12.50",
      phone: "3055550142",
      ssn: "123456789",
      card: "4111111111111111",
      expiry: "04/30",
      password: "correct horse",
      note: "Called.",
      start: "2026-03-01",
      created: { start: "2026-01-01", end: "2026-01-31" },
      time: "14:30",
      dob: "1975-03-09",
      month: "4",
      agentId: "agent-3",
      agentIds: ["agent-3"],
    });
    await userEvent.click(canvas.getByRole("button", { name: "Start over" }));
    await expect(canvas.getByLabelText("Income")).toHaveValue("");
    await expect(canvas.getByLabelText("Start")).toHaveValue("");
    await expect(canvas.getByRole("combobox", { name: "Agent" })).toHaveValue("");
    await expect(canvas.queryByRole("button", { name: /^Remove/ })).not.toBeInTheDocument();
    await expect(canvas.getByRole("radio", { name: "Female" })).not.toBeChecked();
    await expect(canvas.getByRole("switch", { name: "Smoker" })).not.toBeChecked();
  },
};

export const MovesToTheFirstError: Story = {
  play: async ({ args, canvas }) => {
    // Registered fields come before those in a Controller.
    await userEvent.type(canvas.getByLabelText("Password"), "correct horse");
    await userEvent.type(canvas.getByLabelText("Note"), "Called.");
    await userEvent.click(canvas.getByRole("button", { name: "Save" }));
    await waitFor(() => expect(canvas.getByRole("radio", { name: "Female" })).toHaveFocus());
    await expect(canvas.getByLabelText("Phone")).toHaveAccessibleDescription("Enter this.");
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Arabic: Story = arabic;
