import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, userEvent, waitFor } from "storybook/test";
import { Button } from "../button/index.js";
import { arabic } from "../text-direction/arabic.fixtures.js";
import { Tooltip } from "./tooltip.js";

const text = "Members paid for in the last commission statement";

const meta = {
  title: "Components/Tooltip",
  component: Tooltip,
  args: { text, children: <Button>Members</Button> },
  decorators: [
    (Story) => (
      <div className="ui:flex ui:min-h-40 ui:items-center ui:justify-center">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Tooltip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Hidden: Story = {};

export const ShownOnFocus: Story = {
  tags: ["picture"],
  play: async ({ canvas }) => {
    await userEvent.tab();
    const button = canvas.getByRole("button", { name: "Members" });
    await expect(button).toHaveAccessibleDescription(text);
    await waitFor(() => expect(canvas.getByText(text)).toBeVisible());
    await expect(canvas.getByText(text)).toHaveAttribute("data-side", "top");
  },
};

export const ShownOnHover: Story = {
  args: { delay: 0 },
  play: async ({ canvas }) => {
    await userEvent.hover(canvas.getByRole("button", { name: "Members" }));
    await waitFor(() => expect(canvas.getByText(text)).toBeVisible());
    await userEvent.unhover(canvas.getByRole("button", { name: "Members" }));
    await waitFor(() => expect(canvas.getByText(text)).not.toBeVisible());
  },
};

/** The tooltip of the previous element closes later and must not close this one. */
export const StaysWhileHovered: Story = {
  args: { delay: 0 },
  render: (args) => (
    <>
      <Tooltip {...args} />
      <Tooltip text="Beside it" delay={0}>
        <button type="button">Neighbor</button>
      </Tooltip>
    </>
  ),
  play: async ({ canvas }) => {
    // A single pointer that leaves the previous element.
    const pointer = userEvent.setup();
    const neighbor = canvas.getByRole("button", { name: "Neighbor" });
    await pointer.hover(canvas.getByRole("button", { name: "Members" }));
    await fireEvent(neighbor, new PointerEvent("pointerenter"));
    await waitFor(() => expect(canvas.getByText(text)).toBeVisible());
    await waitFor(() => expect(canvas.getByText("Beside it")).toBeVisible());
    await pointer.hover(canvas.getByText(text));
    await fireEvent(neighbor, new PointerEvent("pointerleave"));
    await waitFor(() => expect(canvas.getByText("Beside it")).not.toBeVisible());
    await expect(canvas.getByText(text)).toBeVisible();
    await pointer.unhover(canvas.getByText(text));
    await waitFor(() => expect(canvas.getByText(text)).not.toBeVisible());
  },
};

export const HidesOnEscape: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByText(text)).toBeVisible());
    await userEvent.keyboard("{Escape}");
    await expect(canvas.getByText(text)).not.toBeVisible();
    await waitFor(() => expect(canvas.getByRole("button", { name: "Members" })).toHaveFocus());
  },
};

/** A pointer that stays where it is can dismiss it, too. */
export const HidesOnEscapeWhileHovered: Story = {
  args: { delay: 0 },
  play: async ({ canvas }) => {
    await userEvent.hover(canvas.getByRole("button", { name: "Members" }));
    await waitFor(() => expect(canvas.getByText(text)).toBeVisible());
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(canvas.getByText(text)).not.toBeVisible());
  },
};

export const FlipsAtWindowEdge: Story = {
  decorators: [
    (Story) => (
      <div className="ui:fixed ui:end-1 ui:top-1">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByText(text)).toHaveAttribute("data-side", "bottom"));
    const tip = canvas.getByText(text);
    await expect(tip.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const LongText: Story = {
  args: {
    text: "The figure is taken from the statement of the carrier and not from the policy; it can differ from it for up to two months.",
  },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByText(/two months/)).toBeVisible());
  },
};

export const Arabic: Story = {
  ...arabic,
  args: {
    text: "الأعضاء في كشف العمولات الأخير",
    children: <Button>الأعضاء</Button>,
  },
};
