import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor } from "storybook/test";
import { PlainForm } from "../field-value/plain-form.fixtures.js";
import { expectPosted } from "../field-value/posted.fixtures.js";
import { arabic } from "../text-direction/arabic.fixtures.js";
import { PasswordField } from "./password-field.js";

const meta = {
  title: "Components/PasswordField",
  component: PasswordField,
  args: { label: "Password", className: "ui:max-w-80" },
} satisfies Meta<typeof PasswordField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas }) =>
    expect(canvas.getByLabelText("Password")).toHaveAttribute("autocomplete", "current-password"),
};

export const ShownAndHidden: Story = {
  args: { defaultValue: "correct horse", hint: "At least 12 characters." },
  play: async ({ canvas }) => {
    const box = canvas.getByLabelText("Password");
    const show = canvas.getByRole("button", { name: "Show password" });
    await expect(box).toHaveAttribute("type", "password");
    await expect(show).toHaveAttribute("aria-pressed", "false");
    await userEvent.tab();
    await userEvent.tab();
    await waitFor(() => expect(show).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await expect(box).toHaveAttribute("type", "text");
    await expect(box).toHaveValue("correct horse");
    await expect(show).toHaveAttribute("aria-pressed", "true");
    await userEvent.click(show);
    await expect(box).toHaveAttribute("type", "password");
  },
};

export const ShownByThePage: Story = {
  args: { isShown: true, defaultValue: "correct horse", autoComplete: "new-password" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox", { name: "Password" })).toHaveValue("correct horse");
    await expect(canvas.queryByRole("button")).not.toBeInTheDocument();
  },
};

export const Invalid: Story = {
  args: { error: "Enter your password." },
  play: async ({ canvas }) => expect(canvas.getByLabelText("Password")).toBeInvalid(),
};

export const Disabled: Story = {
  args: { disabled: true, defaultValue: "correct horse" },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText("Password")).toBeDisabled();
    await expect(canvas.getByRole("button")).toBeDisabled();
  },
};

export const InAForm: Story = {
  args: { name: "password" },
  decorators: [
    (Story) => (
      <PlainForm>
        <Story />
      </PlainForm>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    await userEvent.type(canvas.getByLabelText("Password"), "correct horse");
    await expectPosted(canvasElement, [["password", "correct horse"]]);
  },
};

export const Arabic: Story = {
  ...arabic,
  args: {
    label: "كلمة المرور",
    defaultValue: "correct horse",
  },
};
