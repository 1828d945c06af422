import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { AppShell } from "../app-shell/index.js";
import { Button } from "../button/index.js";
import { PageHeader } from "../page-header/index.js";
import { arabic } from "../text-direction/arabic.fixtures.js";
import { Grid } from "./grid.js";
import { Page } from "./page.js";
import { Block, Blocks } from "./parts.fixtures.js";
import { Section } from "./section.js";
import { Split } from "./split.js";

const meta = {
  title: "Components/Layout/Page",
  component: Page,
  args: {
    children: (
      <>
        <PageHeader title="Dashboard" actions={<Button>Print</Button>} />
        <Split aside={<Block>Notes</Block>}>
          <Section title="Figures">
            <Grid columns={2}>
              <Blocks />
            </Grid>
          </Section>
        </Split>
      </>
    ),
  },
  parameters: { layout: "fullscreen", docs: { story: { inline: false, height: "420px" } } },
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

const inShell: Story["render"] = (args) => (
  <AppShell sections={[{ id: "a", label: "Dashboard", href: "#", icon: null, isCurrent: true }]}>
    <Page {...args} data-testid="page" />
  </AppShell>
);

const inset = (canvas: {
  getByTestId: (id: string) => HTMLElement;
  getByRole: (role: string) => HTMLElement;
}) =>
  Math.round(
    canvas.getByTestId("page").getBoundingClientRect().left -
      canvas.getByRole("main").getBoundingClientRect().left,
  );

/** The shell has the padding. */
export const InAppShell: Story = {
  tags: ["picture"],
  render: inShell,
  globals: { viewport: { value: "desktop" } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(inset(canvas)).toBe(20));
  },
};

/** On phones, all parts are below each other, and nothing is wider than the window. */
export const OnPhones: Story = {
  render: inShell,
  globals: { viewport: { value: "mobile1" } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(inset(canvas)).toBe(16));
    const main = canvas.getByRole("main");
    await expect(main.scrollWidth).toBeLessThanOrEqual(main.clientWidth);
  },
};

export const FullBleed: Story = {
  args: { isFullBleed: true },
  render: inShell,
  play: async ({ canvas }) => {
    await expect(inset(canvas)).toBe(0);
  },
};

export const OutsideOfAShell: Story = { args: { hasPadding: true, width: "sm" } };

export const Arabic: Story = {
  ...arabic,
  args: {
    hasPadding: true,
    children: (
      <>
        <PageHeader title="لوحة المعلومات" actions={<Button>طباعة</Button>} />
        <Split aside={<Block>ملاحظات</Block>}>
          <Section title="الأرقام" actions={<Button>تصدير</Button>}>
            <Grid columns={2}>
              <Block>المبيعات</Block>
              <Block>الشركات</Block>
            </Grid>
          </Section>
        </Split>
      </>
    ),
  },
};
