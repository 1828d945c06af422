import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { arabic } from "../text-direction/arabic.fixtures.js";
import { Avatar } from "./avatar.js";

const picture = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><rect width="48" height="48" fill="#b5e5e0"/><circle cx="24" cy="19" r="9" fill="#0a7770"/><path d="M6 48a18 18 0 0 1 36 0z" fill="#0a7770"/></svg>',
)}`;

const meta = {
  title: "Components/Avatar",
  component: Avatar,
  args: { name: "Dana Whitfield" },
} satisfies Meta<typeof Avatar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Initials: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("img", { name: "Dana Whitfield" })).toHaveTextContent("DW");
  },
};

export const Picture: Story = { args: { src: picture } };

export const MissingPicture: Story = {
  args: { src: "data:image/png;base64,none" },
  play: async ({ canvas }) => {
    const avatar = canvas.getByRole("img", { name: "Dana Whitfield" });
    await waitFor(() => expect(avatar).toHaveAttribute("data-state", "initials"));
  },
};

export const Sizes: Story = {
  render: (args) => (
    <div className="ui:flex ui:items-center ui:gap-3">
      <Avatar {...args} size="sm" />
      <Avatar {...args} />
      <Avatar {...args} size="lg" />
    </div>
  ),
};

export const BesideName: Story = {
  args: { isDecorative: true },
  render: (args) => (
    <span className="ui:flex ui:items-center ui:gap-2 ui:font-sans ui:text-form ui:text-fg">
      <Avatar {...args} />
      {args.name}
    </span>
  ),
};

export const Arabic: Story = {
  ...arabic,
  args: {
    name: "دانة خليل",
  },
};
