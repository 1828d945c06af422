import { LeaveDialog } from "@portico/renderer/unsaved";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { json, mockSignInApi } from "../sign-in/sign-in-responses.fixtures.ts";
import { StoryFrame } from "../sign-in/sign-in-story.fixtures.tsx";
import { InactivityDialog } from "./inactivity-dialog.tsx";
import { SignInAgain } from "./sign-in-again.tsx";

const meta = {
  title: "Screens/Session",
  component: StoryFrame,
  args: { children: <main className="p-6">What was being filled in: Maximiliana</main> },
  parameters: { layout: "fullscreen" },
  beforeEach: mockSignInApi(),
} satisfies Meta<typeof StoryFrame>;
export default meta;

type Story = StoryObj<typeof meta>;

const onStay = fn();
const onLogout = fn();
const onResponse = fn();

export const InactivityWarning: Story = {
  render: (args) => (
    <StoryFrame>
      {args.children}
      <InactivityDialog secondsLeft={42} onStay={onStay} onLogout={onLogout} />
    </StoryFrame>
  ),
  play: async () => {
    const dialog = within(await screen.findByRole("alertdialog"));
    await expect(dialog.getByText("42 seconds left")).toBeInTheDocument();
    await expect(dialog.getByRole("status")).toHaveTextContent("45 seconds left");
    await waitFor(() => expect(dialog.getByRole("button", { name: "Stay signed in" })).toHaveFocus());
    await userEvent.click(dialog.getByRole("button", { name: "Logout" }));
    await expect(onLogout).toHaveBeenCalled();
    await userEvent.keyboard("{Escape}");
    await expect(onStay).toHaveBeenCalled();
  },
};

export const SignInAgainOverAForm: Story = {
  beforeEach: mockSignInApi({
    "/identity/login": json({ code: "abc", twoFactorRequired: true, methods: ["totp", "email"] }),
  }),
  render: (args) => (
    <StoryFrame>
      {args.children}
      <SignInAgain
        interruption={{
          reason: "inactivity",
          user: {
            emailaddress: "agent@portico.test",
            name: "Alejandra Ríos",
            appId: null,
            contactId: null,
            roles: ["agent"],
            claims: [],
            expiresAt: 0,
          },
        }}
      />
    </StoryFrame>
  ),
  play: async () => {
    const dialog = within(await screen.findByRole("dialog", { name: "Sign in again to continue" }));
    await expect(dialog.getByLabelText("Email")).toHaveAttribute("readonly");
    await waitFor(() => expect(dialog.getByLabelText("Password")).toHaveFocus());
    await expect(screen.queryByRole("main")).toBeNull();
  },
};

export const SignInAgainBySecondFactor: Story = {
  ...SignInAgainOverAForm,
  play: async () => {
    const dialog = within(await screen.findByRole("dialog"));
    await userEvent.type(dialog.getByLabelText("Password"), "Portico-Demo-1");
    const button = dialog.getByRole("button", { name: "Sign in" });
    await waitFor(() => expect(button).not.toHaveAttribute("aria-disabled"));
    await userEvent.click(button);
    await expect(await dialog.findAllByRole("radio")).toHaveLength(2);
    await waitFor(() => expect(dialog.getByRole("textbox", { name: "Code" })).toHaveFocus());
  },
};

export const LeaveQuestion: Story = {
  render: (args) => (
    <StoryFrame>
      {args.children}
      <LeaveDialog
        question={{
          text: "You have unsaved changes. They'll be lost if you continue.",
          onResponse: onResponse,
        }}
      />
    </StoryFrame>
  ),
  play: async () => {
    const question = within(await screen.findByRole("alertdialog", { name: "Really close?" }));
    await waitFor(() => expect(question.getByRole("button", { name: "No" })).toHaveFocus());
    await userEvent.click(question.getByRole("button", { name: "Yes" }));
    await expect(onResponse).toHaveBeenCalledWith(true);
  },
};
