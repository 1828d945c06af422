import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, userEvent, waitFor } from "storybook/test";
import { Button } from "../button/index.js";
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

export const UnderTheFocus: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    const button = canvas.getByRole("button", { name: "Members" });
    await expect(button).toHaveAccessibleDescription(text);
    await waitFor(() => expect(canvas.getByText(text)).toBeVisible());
    await expect(canvas.getByText(text)).toHaveAttribute("data-side", "top");
  },
};

export const UnderThePointer: Story = {
  args: { delay: 0 },
  play: async ({ canvas }) => {
    await userEvent.hover(canvas.getByRole("button", { name: "Members" }));
    await waitFor(() => expect(canvas.getByText(text)).toBeVisible());
    await userEvent.unhover(canvas.getByRole("button", { name: "Members" }));
    await waitFor(() => expect(canvas.getByText(text)).not.toBeVisible());
  },
};

/** The neighbour's bubble is left later, and by the time it has gone the one under the pointer would have too. */
export const StaysUnderThePointer: Story = {
  args: { delay: 0 },
  render: (args) => (
    <>
      <Tooltip {...args} />
      <Tooltip text="Beside it" delay={0}>
        <button type="button">Neighbour</button>
      </Tooltip>
    </>
  ),
  play: async ({ canvas }) => {
    // One pointer, which leaves where it was.
    const pointer = userEvent.setup();
    const neighbour = canvas.getByRole("button", { name: "Neighbour" });
    await pointer.hover(canvas.getByRole("button", { name: "Members" }));
    await fireEvent(neighbour, new PointerEvent("pointerenter"));
    await waitFor(() => expect(canvas.getByText(text)).toBeVisible());
    await waitFor(() => expect(canvas.getByText("Beside it")).toBeVisible());
    await pointer.hover(canvas.getByText(text));
    await fireEvent(neighbour, new PointerEvent("pointerleave"));
    await waitFor(() => expect(canvas.getByText("Beside it")).not.toBeVisible());
    await expect(canvas.getByText(text)).toBeVisible();
    await pointer.unhover(canvas.getByText(text));
    await waitFor(() => expect(canvas.getByText(text)).not.toBeVisible());
  },
};

export const GoesOnEscape: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByText(text)).toBeVisible());
    await userEvent.keyboard("{Escape}");
    await expect(canvas.getByText(text)).not.toBeVisible();
    await expect(canvas.getByRole("button", { name: "Members" })).toHaveFocus();
  },
};

export const FlipsAtTheEdge: Story = {
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
