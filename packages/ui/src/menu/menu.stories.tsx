import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { Button, IconButton } from "../button/index.js";
import { Ellipsis, FileText, Trash2, UserPlus } from "../icons/index.js";
import { RouterLink } from "../link/router-link.fixtures.js";
import { arabic } from "../text-direction/arabic.fixtures.js";
import { Menu } from "./menu.js";

const assign = fn();
const remove = fn();

const meta = {
  title: "Components/Menu",
  component: Menu,
  args: {
    trigger: <Button>Actions</Button>,
    items: [
      { id: "assign", label: "Assign…", icon: <UserPlus size={16} />, onPress: assign },
      { id: "notes", label: "Notes", icon: <FileText size={16} />, onPress: fn() },
      {
        id: "status",
        label: "Change status…",
        disabledReason: "Two of the three rows are closed.",
        onPress: remove,
      },
      "separator",
      { id: "void", label: "Void application", icon: <Trash2 size={16} />, tone: "danger", onPress: remove },
    ],
  },
  beforeEach: () => {
    assign.mockClear();
    remove.mockClear();
  },
  parameters: { docs: { story: { inline: false, height: "280px" } } },
} satisfies Meta<typeof Menu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

export const Open: Story = {
  tags: ["picture"],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Actions" }));
    await waitFor(() => expect(canvas.getByRole("menuitem", { name: "Assign…" })).toHaveFocus());
    await expect(
      canvas.getByRole("menuitem", { name: "Change status… Two of the three rows are closed." }),
    ).toHaveAttribute("aria-disabled", "true");
  },
};

/** An item can have items of its own, which take the place of all items until its back item is chosen. */
export const ItemWithItems: Story = {
  tags: ["picture"],
  args: {
    items: [
      { id: "assign", label: "Assign…", icon: <UserPlus size={16} />, onPress: assign },
      {
        id: "export",
        label: "Export",
        icon: <FileText size={16} />,
        items: ["CSV", "PDF"].map((label) => ({ id: label, label, onPress: remove })),
      },
    ],
  },
  play: async ({ canvas }) => {
    const button = canvas.getByRole("button", { name: "Actions" });
    const isFocused = (name: string) =>
      waitFor(() => expect(canvas.getByRole("menuitem", { name })).toHaveFocus());
    button.focus();
    await userEvent.keyboard("{ArrowDown}");
    await isFocused("Assign…");
    await userEvent.keyboard("{ArrowDown}{ArrowRight}");
    await isFocused("CSV");
    await expect(canvas.getByRole("menu", { name: "Export" })).toBeVisible();
    await userEvent.keyboard("{ArrowLeft}");
    await isFocused("Export");
    await userEvent.keyboard("{Enter}{Escape}");
    await isFocused("Export");
    await userEvent.click(canvas.getByRole("menuitem", { name: "Export" }));
    await isFocused("CSV");
    await userEvent.click(canvas.getByRole("menuitem", { name: "Export" }));
    await userEvent.keyboard("{Enter}{ArrowDown}{Enter}");
    await expect(remove).toHaveBeenCalledOnce();
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.keyboard("{ArrowDown}");
    await isFocused("Assign…");
  },
};

/** An item can be a link of a router. */
export const LinkItem: Story = {
  args: {
    renderLink: (props) => <RouterLink {...props} />,
    items: [{ id: "account", label: "My account", href: "/account", onPress: assign }],
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Actions" }));
    const item = await canvas.findByRole("menuitem", { name: "My account" });
    await expect(item).toHaveAttribute("href", "/account");
    await waitFor(() => expect(item).toHaveFocus());
    await userEvent.keyboard(" ");
    await expect(assign).toHaveBeenCalledOnce();
    await waitFor(() => expect(canvas.queryByRole("menuitem")).not.toBeInTheDocument());
  },
};

export const IconTrigger: Story = {
  args: { trigger: <IconButton label="More" icon={<Ellipsis size={16} />} />, align: "end" },
  decorators: [
    (Story) => (
      <div className="ui:flex ui:justify-end">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "More" }));
    const menu = await canvas.findByRole("menu", { name: "More" });
    await expect(menu.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const KeyboardNavigation: Story = {
  play: async ({ canvas }) => {
    const item = (name: string | RegExp) => canvas.getByRole("menuitem", { name });
    await userEvent.tab();
    await userEvent.keyboard("{ArrowUp}");
    await expect(await canvas.findByRole("menuitem", { name: "Void application" })).toHaveFocus();
    await userEvent.keyboard("{ArrowDown}");
    await waitFor(() => expect(item("Assign…")).toHaveFocus());
    await userEvent.keyboard("c");
    await waitFor(() => expect(item(/^Change status…/)).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await expect(remove).not.toHaveBeenCalled();
    await userEvent.keyboard("{Home}{Enter}");
    await expect(assign).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole("menu")).not.toBeInTheDocument();
    await waitFor(() => expect(canvas.getByRole("button", { name: "Actions" })).toHaveFocus());
  },
};

export const ClosesOnEscapeAndOutsideClick: Story = {
  render: (args) => (
    <div className="ui:flex ui:gap-3">
      <Menu {...args} />
      <Button>Elsewhere</Button>
    </div>
  ),
  play: async ({ canvas }) => {
    const button = canvas.getByRole("button", { name: "Actions" });
    await userEvent.click(button);
    await canvas.findByRole("menu");
    await userEvent.keyboard("{Escape}");
    await expect(canvas.queryByRole("menu")).not.toBeInTheDocument();
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.click(button);
    await userEvent.click(canvas.getByRole("button", { name: "Elsewhere" }));
    await expect(canvas.queryByRole("menu")).not.toBeInTheDocument();
  },
};

/** A choice among several items under a heading. */
export const Choice: Story = {
  args: {
    items: [
      { id: "account", label: "My account", onPress: fn() },
      "separator",
      ...["System", "Light", "Dark"].map((label) => ({
        id: label,
        label,
        group: "Theme",
        isChecked: label === "Light",
        onPress: label === "Dark" ? assign : fn(),
      })),
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Actions" }));
    const theme = within(await canvas.findByRole("group", { name: "Theme" }));
    await expect(theme.getByRole("menuitemradio", { name: "Light" })).toBeChecked();
    await userEvent.keyboard("d{Enter}");
    await expect(assign).toHaveBeenCalledOnce();
  },
};

export const ManyItems: Story = {
  args: {
    items: Array.from({ length: 40 }, (_, index) => ({
      id: String(index),
      label: `Statement ${2026 - index}`,
      onPress: fn(),
    })),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Actions" }));
    await canvas.findByRole("menu");
    await userEvent.keyboard("{End}");
    await waitFor(() => expect(canvas.getByRole("menuitem", { name: "Statement 1987" })).toHaveFocus());
  },
};

export const LongText: Story = {
  args: {
    items: [
      {
        id: "long",
        label: "Send the consent request again to every applicant who has not answered in fourteen days",
        onPress: fn(),
      },
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Actions" }));
    const item = await canvas.findByRole("menuitem", { name: /fourteen days/ });
    await waitFor(() => expect(item).toBeVisible());
  },
};

export const Arabic: Story = {
  ...arabic,
  args: {
    trigger: <Button>الإجراءات</Button>,
    items: [
      { id: "assign", label: "تعيين…", icon: <UserPlus size={16} />, onPress: assign },
      { id: "void", label: "إلغاء الطلب", icon: <Trash2 size={16} />, tone: "danger", onPress: remove },
    ],
  },
  play: async ({ canvas }) => {
    const button = canvas.getByRole("button", { name: "الإجراءات" });
    await userEvent.click(button);
    const item = await canvas.findByRole("menuitem", { name: "تعيين…" });
    await waitFor(() => expect(item).toHaveFocus());
    const menu = canvas.getByRole("menu").getBoundingClientRect();
    await expect(menu.left).toBeLessThan(button.getBoundingClientRect().left);
  },
};
