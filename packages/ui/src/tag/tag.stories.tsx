import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { arabic } from "../text-direction/arabic.fixtures.js";
import { Tag } from "./tag.js";

const remove = fn();

const meta = {
  title: "Components/Tag",
  component: Tag,
  args: { children: "Florida" },
  beforeEach: () => {
    remove.mockClear();
  },
} satisfies Meta<typeof Tag>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Removable: Story = {
  args: { remove: { label: "Remove Florida", onPress: remove } },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(remove).toHaveBeenCalledOnce();
    await expect(canvas.getByRole("button", { name: "Remove Florida" })).toBeVisible();
  },
};
export const LongText: Story = {
  args: {
    children: "Households with three members or more in Hillsborough County",
    className: "ui:max-w-48",
    remove: { label: "Remove", onPress: remove },
  },
};

export const Arabic: Story = {
  ...arabic,
  args: {
    children: "فلوريدا",
    remove: { label: "إزالة فلوريدا", onPress: remove },
  },
};
