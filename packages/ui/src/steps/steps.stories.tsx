import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { arabic } from "../text-direction/arabic.fixtures.js";
import { Steps } from "./steps.js";

const steps = [
  { id: "household", label: "Household" },
  { id: "income", label: "Income", errorCount: 2 },
  { id: "plans", label: "Plans" },
  { id: "payment", label: "Payment", isDisabled: true },
  { id: "review", label: "Review", isDisabled: true },
];

const meta = {
  title: "Components/Steps",
  component: Steps,
  args: { steps, currentId: "plans" },
} satisfies Meta<typeof Steps>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Without pages or a callback, the steps are text. */
export const Default: Story = {
  tags: ["picture"],
  play: async ({ canvas }) => {
    const [household, income, plans, payment] = canvas.getAllByRole("listitem");
    await expect(household).toHaveAttribute("data-state", "done");
    await expect(household).toHaveTextContent("Household complete");
    await expect(income).toHaveAttribute("data-state", "error");
    await expect(income).toHaveTextContent("2 Income 2 errors");
    await expect(plans?.firstElementChild).toHaveAttribute("aria-current", "step");
    await expect(payment).toHaveAttribute("data-state", "upcoming");
    await expect(canvas.queryByRole("button")).not.toBeInTheDocument();
  },
};

export const Buttons: Story = {
  args: { onSelect: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: /Household/ }));
    await expect(args.onSelect).toHaveBeenLastCalledWith({ id: "household" });
    await expect(canvas.getByRole("button", { name: /Payment/ })).toBeDisabled();
  },
};

export const Links: Story = {
  args: { steps: steps.map((step) => ({ ...step, href: `#${step.id}` })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: /Plans/ })).toHaveAttribute("aria-current", "step");
    await expect(canvas.queryByRole("link", { name: /Review/ })).not.toBeInTheDocument();
  },
};

/** The labels of the other steps are for screen readers. */
export const OnPhones: Story = {
  args: { onSelect: fn() },
  globals: { viewport: { value: "mobile1" } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Step 3 of 5")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "2 Income 2 errors" })).toBeVisible();
  },
};

export const InSpanish: Story = { globals: { language: "spanish" } };
export const LongText: Story = {
  args: {
    steps: steps.map((step) => ({ ...step, label: `${step.label} of everyone who applies for coverage` })),
  },
};

export const Arabic: Story = {
  ...arabic,
  args: {
    steps: [
      { id: "household", label: "الأسرة" },
      { id: "plans", label: "الخطط" },
      { id: "review", label: "المراجعة", isDisabled: true },
    ],
    onSelect: fn(),
  },
};
