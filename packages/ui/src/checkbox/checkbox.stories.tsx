import type { Meta, StoryObj } from "@storybook/react-vite";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { arabic } from "../text-direction/arabic.fixtures.js";
import { Checkbox } from "./checkbox.js";

const meta = {
  title: "Components/Checkbox",
  component: Checkbox,
  args: { label: "Show terminated policies", onCheckedChange: fn() },
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Unchecked: Story = {};
export const Checked: Story = { args: { defaultChecked: true } };
export const Indeterminate: Story = { args: { defaultChecked: "indeterminate" } };
export const WithHint: Story = { args: { hint: "They stay hidden for 90 days otherwise." } };
export const Invalid: Story = { args: { label: "I have read the terms", error: "Tick this box to go on." } };
export const Disabled: Story = { args: { disabled: true } };
export const LongText: Story = {
  args: {
    className: "ui:max-w-72",
    label:
      "I confirm that everyone in the household who applies for coverage has agreed to be looked up in federal records",
    hint: "The answer is kept for five years.",
  },
};
export const DisabledChecked: Story = { args: { disabled: true, defaultChecked: true } };

export const Toggles: Story = {
  play: async ({ canvas, args }) => {
    const box = canvas.getByRole("checkbox", { name: "Show terminated policies" });
    await userEvent.click(canvas.getByText("Show terminated policies"));
    await expect(box).toBeChecked();
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith({ checked: true });
    await userEvent.keyboard(" ");
    await expect(box).not.toBeChecked();
  },
};

export const Arabic: Story = {
  ...arabic,
  args: {
    label: "عرض الوثائق المنتهية",
    hint: "وإلا تبقى مخفية لمدة 90 يومًا.",
  },
};

/** A checkbox of a server's HTML that gets the focus before it is hydrated. */
export const FocusedBeforeHydration: Story = {
  render: () => <div data-testid="page" />,
  play: async ({ canvas, args }) => {
    const page = canvas.getByTestId("page");
    const checkbox = <Checkbox {...args} defaultChecked />;
    page.innerHTML = renderToString(checkbox);
    await expect(page.querySelector("[style]")).toBeNull();
    const ofServer = canvas.getByRole("checkbox", { name: "Show terminated policies" });
    await expect(ofServer).toBeChecked();
    ofServer.focus();
    const onRecoverableError = fn();
    const root = hydrateRoot(page, checkbox, { onRecoverableError });
    await waitFor(() => expect(ofServer).not.toBeInTheDocument());
    const box = canvas.getByRole("checkbox", { name: "Show terminated policies" });
    await expect(box).toHaveFocus();
    await userEvent.keyboard(" ");
    await expect(box).not.toBeChecked();
    await expect(onRecoverableError).not.toHaveBeenCalled();
    root.unmount();
  },
};
