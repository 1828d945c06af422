import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { arabic } from "../text-direction/arabic.fixtures.js";
import { JsonView } from "./json-view.js";

const application = {
  id: "FL-10417",
  applicant: { name: "María Peña", income: 41_250.5, isTobaccoUser: false, middleName: null },
  members: [{ name: "Ana" }, { name: "Luis" }],
  notes: [],
};

const meta = {
  title: "Components/JsonView",
  component: JsonView,
  args: { value: application, label: "Application", className: "ui:max-w-xl" },
} satisfies Meta<typeof JsonView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ["picture"],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("tree", { name: "Application" })).toBeVisible();
    const applicant = canvas.getByRole("treeitem", { name: /^applicant/ });
    await expect(applicant).toHaveAttribute("aria-expanded", "false");
    await userEvent.click(applicant);
    await expect(canvas.getByRole("treeitem", { name: 'name: "María Peña"' })).toHaveAttribute(
      "aria-level",
      "3",
    );
    await expect(canvas.getByRole("treeitem", { name: /^notes/ })).not.toHaveAttribute("aria-expanded");
  },
};

export const Keyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard("{ArrowDown}{ArrowDown}{ArrowRight}{ArrowRight}");
    await expect(canvas.getByRole("treeitem", { name: /^name/ })).toHaveFocus();
    await userEvent.keyboard("{ArrowLeft}{ArrowLeft}");
    const applicant = canvas.getByRole("treeitem", { name: /^applicant/ });
    await expect(applicant).toHaveFocus();
    await expect(applicant).toHaveAttribute("aria-expanded", "false");
    await userEvent.keyboard("{End}");
    await expect(canvas.getByRole("treeitem", { name: /^notes/ })).toHaveFocus();
    await userEvent.keyboard("{Home}{Enter}");
    await expect(canvas.getAllByRole("treeitem")).toHaveLength(1);
    // One tab stop for the tree; the copy button follows.
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Copy" })).toHaveFocus();
  },
};

const writeText = fn(async (_: string) => undefined);

/** Replaces the clipboard during a story. */
const withClipboard = (value: object | undefined) => () => {
  const before = Object.getOwnPropertyDescriptor(navigator, "clipboard");
  Object.defineProperty(navigator, "clipboard", { value, configurable: true });
  return () => {
    if (before) Object.defineProperty(navigator, "clipboard", before);
    else Reflect.deleteProperty(navigator, "clipboard");
  };
};

/** The button copies everything, Ctrl+C the value of the row. */
export const Copies: Story = {
  beforeEach: withClipboard({ writeText }),
  play: async ({ canvas }) => {
    canvas.getByRole("treeitem", { name: /^members/ }).focus();
    await userEvent.keyboard("{Control>}c{/Control}");
    await expect(writeText).toHaveBeenLastCalledWith(JSON.stringify(application.members, null, 2));
    await expect(canvas.getAllByRole("status").at(-1)).toHaveTextContent("Copied");
    canvas.getByRole("treeitem", { name: /^id/ }).focus();
    await userEvent.keyboard("{Control>}c{/Control}");
    await expect(writeText).toHaveBeenLastCalledWith("FL-10417");
    await userEvent.click(canvas.getByRole("button", { name: "Copy" }));
    await expect(writeText).toHaveBeenLastCalledWith(JSON.stringify(application, null, 2));
  },
};

/** Without HTTPS, browsers don't copy. */
export const CopyFails: Story = {
  beforeEach: withClipboard(undefined),
  play: async ({ canvas }) => {
    canvas.getByRole("treeitem", { name: /^id/ }).focus();
    await userEvent.keyboard("{Control>}c{/Control}");
    await expect(await canvas.findByText("Couldn't copy")).toBeVisible();
  },
};

/** Long lists show their first 100 entries. */
export const LongList: Story = {
  args: { value: Array.from({ length: 250 }, (_, index) => index), classNames: { tree: "ui:max-h-72" } },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard("{End}{Enter}");
    const next = canvas.getByRole("treeitem", { name: "100: 100" });
    await expect(next).toHaveAttribute("aria-setsize", "201");
    await expect(next).toHaveFocus();
    await userEvent.click(canvas.getByRole("treeitem", { name: "Show 50 more" }));
    await expect(canvas.getByRole("treeitem", { name: "200: 200" })).toHaveFocus();
  },
};

export const LongText: Story = {
  args: { value: { note: "Called the customer. ".repeat(60), token: "x".repeat(400) } },
  play: async ({ canvas }) => {
    const note = canvas.getByRole("treeitem", { name: /^note/ });
    await expect(note).toHaveTextContent("1260 characters");
    await userEvent.click(note);
    await expect(note).not.toHaveTextContent("1260 characters");
  },
};

export const ASingleValue: Story = { args: { value: null } };
export const InSpanish: Story = { globals: { language: "spanish" } };

/** JSON itself is from left to right. */
export const Arabic: Story = { ...arabic, args: { label: "الطلب", value: { الاسم: "دانا" } } };
