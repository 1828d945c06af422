import type { Meta, StoryObj } from "@storybook/react-vite";
import { arabic } from "../text-direction/arabic.fixtures.js";
import { Kbd } from "./kbd.js";

const meta = { title: "Components/Kbd", component: Kbd, args: { children: "Esc" } } satisfies Meta<
  typeof Kbd
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Combination: Story = {
  render: () => (
    <span>
      <Kbd>Ctrl</Kbd> <Kbd>K</Kbd>
    </span>
  ),
};

export const Arabic: Story = arabic;
