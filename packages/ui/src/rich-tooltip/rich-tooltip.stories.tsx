import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor } from "storybook/test";
import { Button } from "../button/index.js";
import { arabic } from "../text-direction/arabic.fixtures.js";
import { RichTooltip } from "./rich-tooltip.js";

const meta = {
  title: "Components/RichTooltip",
  component: RichTooltip,
  args: {
    heading: "Expected commission",
    text: "Members times the agent's rate.\nCarriers report it a month later.",
    items: ["Medical", "Dental"],
    children: <Button>Expected</Button>,
    delay: 0,
  },
  decorators: [
    (Story) => (
      <div className="ui:flex ui:min-h-48 ui:items-center ui:justify-center">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof RichTooltip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ShownOnFocus: Story = {
  tags: ["picture"],
  play: async ({ canvas }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByText("Expected commission")).toBeVisible());
    await expect(canvas.getByRole("button")).toHaveAccessibleDescription(
      /^Expected commission Members times .* rate\.\s+Carriers .* later\. Medical Dental$/,
    );
  },
};

/** It stays under the pointer, and Esc hides it without a focus. */
export const HidesOnEscapeWhileHovered: Story = {
  play: async ({ canvas }) => {
    await userEvent.hover(canvas.getByRole("button"));
    const heading = () => canvas.getByText("Expected commission");
    await waitFor(() => expect(heading()).toBeVisible());
    await userEvent.hover(heading());
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(heading()).not.toBeVisible());
  },
};

export const OnlyLines: Story = {
  args: { heading: undefined, items: undefined },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByText(/Members times/)).toBeVisible());
  },
};

export const Arabic: Story = {
  ...arabic,
  args: {
    heading: "العمولة المتوقعة",
    text: "عدد الأعضاء مضروبًا في نسبة الوكيل.",
    items: ["طبي", "أسنان"],
    children: <Button>المتوقعة</Button>,
  },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByText("العمولة المتوقعة")).toBeVisible());
  },
};
