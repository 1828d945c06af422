import type { Meta, StoryObj } from "@storybook/react-vite";
import type { MouseEvent } from "react";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { Button } from "../button/index.js";
import { FileText, LayoutDashboard, Settings2, ShieldCheck } from "../icons/index.js";
import { PageHeader } from "../page-header/index.js";
import { arabic } from "../text-direction/arabic.fixtures.js";
import { AppShell } from "./app-shell.js";
import type { AppShellSection, RenderLink } from "./app-shell-navigation.js";

const sections: readonly AppShellSection[] = [
  { id: "home", label: "Dashboard", href: "dashboard", icon: <LayoutDashboard /> },
  {
    id: "policies",
    label: "Policies",
    icon: <ShieldCheck />,
    links: [
      { label: "In force", href: "in-force", isCurrent: true },
      { label: "Unpaid", href: "unpaid" },
    ],
  },
  { id: "forms", label: "Forms", icon: <FileText />, links: [{ label: "New form", href: "new-form" }] },
  { id: "settings", label: "Settings", href: "settings", icon: <Settings2 /> },
];

const stayHere = (event: MouseEvent) => event.preventDefault();

/** Links that do not leave the story. */
const renderLink: RenderLink = ({ href, ...rest }) => (
  <a data-router="" href={`/app/${href}`} onClick={stayHere} {...rest} />
);

const meta = {
  title: "Components/AppShell",
  component: AppShell,
  args: {
    sections,
    renderLink,
    brand: <strong className="ui:px-2 ui:py-1">Lakeside</strong>,
    brandMark: <strong className="ui:py-1">L</strong>,
    sidebarEnd: <small className="ui:mt-auto ui:px-2 ui:text-fg-muted">Lakeside Agency</small>,
    topBarStart: "Policies / In force",
    topBarEnd: <Button variant="ghost">Dana Whitfield</Button>,
    children: <PageHeader title="In force" />,
  },
  parameters: { layout: "fullscreen", docs: { story: { inline: false, height: "420px" } } },
} satisfies Meta<typeof AppShell>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ["picture"],
  play: async ({ canvas }) => {
    const navigation = within(canvas.getByRole("navigation", { name: "Main" }));
    await expect(navigation.getByRole("link", { name: "In force" })).toHaveAttribute("aria-current", "page");
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(canvas.getByRole("main")).toHaveFocus());
  },
};

export const CollapsesAndRemembers: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Collapse sidebar" }));
    await expect(await canvas.findByRole("button", { name: "Expand sidebar" })).toHaveAttribute(
      "aria-expanded",
      "false",
    );
    await expect(localStorage.getItem("portico.sidebar")).toBe("collapsed");
    await expect(await canvas.findByRole("button", { name: "Policies" })).toBeVisible();
    await expect(canvas.queryByText("Lakeside Agency")).not.toBeInTheDocument();
  },
};

export const Collapsed: Story = {
  args: { defaultCollapsed: true },
  play: async ({ canvas }) => {
    const button = await canvas.findByRole("button", { name: "Policies" });
    button.focus();
    await userEvent.keyboard("{Enter}");
    const panel = within(await canvas.findByRole("dialog", { name: "Policies" }));
    await waitFor(() => expect(panel.getByRole("link", { name: "In force" })).toHaveFocus());
    await userEvent.keyboard("{Escape}");
    await expect(canvas.queryByRole("dialog", { name: "Policies" })).not.toBeInTheDocument();
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await userEvent.click(await canvas.findByRole("link", { name: "Unpaid" }));
    await expect(canvas.queryByRole("dialog", { name: "Policies" })).not.toBeInTheDocument();
  },
};

export const RestoresCollapsed: Story = {
  beforeEach: () => localStorage.setItem("portico.sidebar", "collapsed"),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Expand sidebar" })).toBeVisible();
  },
};

export const Drawer: Story = {
  globals: { viewport: { value: "mobile1" } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Open navigation" }));
    const drawer = await canvas.findByRole("dialog", { name: "Main" });
    await expect(within(drawer).getByRole("navigation", { name: "Main" })).toBeVisible();
    await userEvent.click(within(drawer).getByRole("link", { name: "Unpaid" }));
    await waitFor(() => expect(drawer).not.toBeVisible());
  },
};

export const NativeLinks: Story = {
  render: ({ renderLink: _, ...args }) => <AppShell {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Unpaid" })).toHaveAttribute("href", "unpaid");
  },
};

export const LongText: Story = {
  args: {
    sections: [
      {
        id: "long",
        label: "Applications that wait for an answer from the Marketplace",
        icon: <FileText />,
        links: [{ label: "Consent requests without an answer in the last fourteen days", href: "long" }],
      },
      ...sections,
    ],
  },
};

export const InSpanish: Story = {
  globals: { language: "spanish" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("navigation", { name: "Principal" })).toBeVisible();
  },
};

export const Arabic: Story = {
  ...arabic,
  args: {
    sections: [
      { id: "home", label: "الرئيسية", href: "dashboard", icon: <LayoutDashboard /> },
      {
        id: "policies",
        label: "الوثائق",
        icon: <ShieldCheck />,
        links: [{ label: "السارية", href: "in-force", isCurrent: true }],
      },
    ],
    brand: <strong className="ui:px-2 ui:py-1">البحيرة</strong>,
    topBarStart: "الوثائق / السارية",
    topBarEnd: <Button variant="ghost">دانة</Button>,
    children: <h1 className="ui:p-5 ui:text-title ui:font-semibold">السارية</h1>,
  },
};
