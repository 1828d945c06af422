import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, type within } from "storybook/test";
import { json, mockSignInApi } from "./sign-in-responses.fixtures.ts";
import { SignInStory } from "./sign-in-story.fixtures.tsx";

const code = "kJ8s-x0PQz7vLm3nRt5yWa";

const meta = {
  title: "Screens/Login area/Forgot and reset",
  component: SignInStory,
  args: { path: "/login/forgot" },
  parameters: { layout: "fullscreen" },
  beforeEach: mockSignInApi(),
} satisfies Meta<typeof SignInStory>;
export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

async function fillIn(canvas: Canvas, pass: string, repeated: string) {
  await userEvent.type(await canvas.findByLabelText("Email"), "agent@portico.test");
  await userEvent.type(canvas.getByLabelText("New password"), pass);
  await userEvent.type(canvas.getByLabelText("Confirm new password"), repeated);
  await userEvent.tab();
}

async function press(canvas: Canvas, name: string) {
  const button = await canvas.findByRole("button", { name });
  await waitFor(() => expect(button).not.toHaveAttribute("aria-disabled"));
  await userEvent.click(button);
}

export const Forgot: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Send Reset Email" })).toHaveAccessibleDescription(
      "Enter your email address first.",
    );
  },
};

export const ForgotWithoutUser: Story = {
  play: async ({ canvas }) => {
    const user = await canvas.findByLabelText("Email");
    await userEvent.type(user, "a");
    await userEvent.clear(user);
    await userEvent.tab();
    await expect(await canvas.findByText("User is required")).toBeVisible();
  },
};

export const ForgotSent: Story = {
  beforeEach: mockSignInApi({ "/identity/forgot/agent%40portico.test": json(null) }),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText("Email"), "agent@portico.test");
    await press(canvas, "Send Reset Email");
    await expect(await canvas.findByText("Reset Email Sent!")).toBeInTheDocument();
    await expect(canvas.getByRole("heading", { name: "Check your email" })).toBeVisible();
  },
};

export const ForgotTooOften: Story = {
  beforeEach: mockSignInApi({
    "/identity/forgot/agent%40portico.test": json(
      { message: "Too many attempts. Try again in 5 minutes." },
      429,
    ),
  }),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText("Email"), "agent@portico.test");
    await press(canvas, "Send Reset Email");
    await expect(await canvas.findByText("Too many attempts. Try again in 5 minutes.")).toBeVisible();
    await expect(canvas.getByLabelText("Email")).toHaveValue("agent@portico.test");
  },
};

export const Reset: Story = {
  args: { path: `/login/reset/${code}` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("kJ8s-x0PQz7vLm3nRt5y…")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Reset Password" })).toHaveAccessibleDescription(
      "Fill in all three fields first.",
    );
  },
};

export const ResetWithErrors: Story = {
  args: { path: `/login/reset/${code}` },
  play: async ({ canvas }) => {
    await fillIn(canvas, "too-plain", "too-plane");
    await expect(
      await canvas.findByText("At least 1 lowercase, 1 Uppercase, and 1 special, min 12, max 20"),
    ).toBeVisible();
    await expect(await canvas.findByText("Passwords must match")).toBeVisible();
  },
};

export const ResetWithoutUser: Story = {
  args: { path: `/login/reset/${code}` },
  play: async ({ canvas }) => {
    await fillIn(canvas, "Portico-Demo-2", "Portico-Demo-2");
    await userEvent.clear(canvas.getByLabelText("Email"));
    await userEvent.tab();
    await expect(await canvas.findByText("User is required")).toBeVisible();
  },
};

export const ResetRefused: Story = {
  args: { path: `/login/reset/${code}` },
  beforeEach: mockSignInApi({
    "/identity/reset": json({ message: "Invalid.", errors: { pass: ["This password is too common."] } }, 422),
  }),
  play: async ({ canvas }) => {
    await fillIn(canvas, "Portico-Demo-2", "Portico-Demo-2");
    await press(canvas, "Reset Password");
    await expect(
      await canvas.findByText("Couldn't reset password: This password is too common."),
    ).toBeVisible();
    // After the notification, the error is next to the button.
    await userEvent.click(canvas.getByRole("button", { name: "Dismiss" }));
    await expect(await canvas.findByText("This password is too common.")).toBeVisible();
  },
};

export const ResetDone: Story = {
  args: { path: `/login/reset/${code}` },
  beforeEach: mockSignInApi({ "/identity/reset": json(null) }),
  play: async ({ canvas }) => {
    await fillIn(canvas, "Portico-Demo-2", "Portico-Demo-2");
    await press(canvas, "Reset Password");
    await expect(await canvas.findByText("Password Reset!")).toBeInTheDocument();
    await expect(await canvas.findByRole("heading", { name: "Sign in" })).toBeVisible();
  },
};

export const IncompleteResetLink: Story = {
  args: { path: "/login/reset/%3Cscript%3E" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "This link is incomplete" })).toBeVisible();
  },
};
