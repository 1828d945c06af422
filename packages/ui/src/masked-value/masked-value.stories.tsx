import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { arabic } from "../text-direction/arabic.fixtures.js";
import { MaskedValue } from "./masked-value.js";
import type { RevealValue } from "./use-revealed-value.js";

const meta = {
  title: "Components/MaskedValue",
  component: MaskedValue,
  args: {
    label: "Social Security number",
    masked: "***-**-6789",
    onReveal: fn<RevealValue>(async () => "123-45-6789"),
  },
} satisfies Meta<typeof MaskedValue>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Hidden: Story = {
  tags: ["picture"],
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole("group", { name: "Social Security number" })).toHaveTextContent(
      "***-**-6789",
    );
    await expect(args.onReveal).not.toHaveBeenCalled();
  },
};

export const ShownAndHidden: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(await canvas.findByText("123-45-6789")).toBeVisible();
    const hide = canvas.getByRole("button", { name: "Hide Social Security number" });
    await waitFor(() => expect(hide).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByText("***-**-6789")).toBeVisible();
    await expect(args.onReveal).toHaveBeenCalledOnce();
  },
};

export const HidesItself: Story = {
  args: { hideAfter: 0.2 },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button"));
    await expect(await canvas.findByText("123-45-6789")).toBeVisible();
    await waitFor(() => expect(canvas.getByText("***-**-6789")).toBeVisible());
  },
};

export const HidesWhenTheWindowIsLeft: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button"));
    await expect(await canvas.findByText("123-45-6789")).toBeVisible();
    window.dispatchEvent(new Event("blur"));
    await waitFor(() => expect(canvas.getByText("***-**-6789")).toBeVisible());
  },
};

/** Reveals a value that arrives when the story says so. */
const pending = () => {
  const { promise, resolve } = Promise.withResolvers<string | undefined>();
  return { onReveal: fn<RevealValue>(() => promise), resolve };
};
let request = pending();

const waiting = {
  beforeEach: ({ args }) => {
    request = pending();
    args.onReveal = request.onReveal;
  },
} satisfies Partial<Story>;

export const Loading: Story = {
  ...waiting,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button"));
    await expect(canvas.getByText("***-**-6789")).toBeVisible();
    await expect(args.onReveal.mock.lastCall?.[0].signal.aborted).toBe(false);
  },
};

export const ShownOnReturn: Story = {
  ...waiting,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button"));
    window.dispatchEvent(new Event("blur"));
    request.resolve("123-45-6789");
    await Promise.resolve();
    await expect(canvas.getByText("***-**-6789")).toBeVisible();
    window.dispatchEvent(new Event("focus"));
    await expect(await canvas.findByText("123-45-6789")).toBeVisible();
  },
};

export const DiscardedIfTheReturnIsLate: Story = {
  ...waiting,
  args: { hideAfter: 0.1 },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button"));
    window.dispatchEvent(new Event("blur"));
    request.resolve("123-45-6789");
    const group = canvas.getByRole("group");
    await waitFor(() => expect(group).toHaveAttribute("data-status", "hidden"));
    window.dispatchEvent(new Event("focus"));
    await expect(canvas.getByText("***-**-6789")).toBeVisible();
  },
};

export const Canceled: Story = {
  ...waiting,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button"));
    request.resolve(undefined);
    await waitFor(() => expect(canvas.getByRole("group")).toHaveAttribute("data-status", "hidden"));
    await expect(canvas.queryByRole("alert")).toBeNull();
  },
};

export const Failed: Story = {
  args: { onReveal: fn<RevealValue>(() => Promise.reject(new Error("No permission"))) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button"));
    await expect(await canvas.findByRole("alert")).toHaveTextContent("Couldn't show the value");
    await expect(canvas.getByText("***-**-6789")).toBeVisible();
  },
};

export const Arabic: Story = {
  ...arabic,
  args: {
    label: "رقم الضمان الاجتماعي",
  },
};
