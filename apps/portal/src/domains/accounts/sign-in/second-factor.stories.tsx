import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, type within } from "storybook/test";
import { json, mockSignInApi } from "./sign-in-responses.fixtures.ts";
import { SignInStory } from "./sign-in-story.fixtures.tsx";

const code = "kJ8s-x0PQz7vLm3nRt5yWa";
const pathWith = (methods: string) => `/login/2fa?code=${code}&methods=${methods}`;

const meta = {
  title: "Screens/Login area/Second factor",
  component: SignInStory,
  args: { path: pathWith("totp") },
  parameters: { layout: "fullscreen" },
  beforeEach: mockSignInApi(),
} satisfies Meta<typeof SignInStory>;
export default meta;

type Story = StoryObj<typeof meta>;

const codeField = (canvas: ReturnType<typeof within>) => canvas.findByRole("textbox", { name: "Code" });

export const App: Story = {
  play: async ({ canvas }) => {
    await expect(await codeField(canvas)).toHaveFocus();
    await expect(canvas.getByRole("button", { name: "Verify" })).toHaveAccessibleDescription(
      "Enter the 6 digits first.",
    );
  },
};

export const WrongCode: Story = {
  beforeEach: mockSignInApi({
    "/identity/login/2fa": json({ message: "Incorrect code. 4 attempts left." }, 422),
  }),
  play: async ({ canvas }) => {
    await userEvent.type(await codeField(canvas), "123456{Enter}");
    await expect(await canvas.findByText("Incorrect code. 4 attempts left.")).toBeVisible();
    await expect(canvas.getByText("Login error!")).toBeInTheDocument();
    await expect(await codeField(canvas)).toHaveValue("");
    await expect(await codeField(canvas)).toHaveFocus();
  },
};

export const RecoveryCode: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Use a recovery code instead" }));
    await userEvent.type(await canvas.findByRole("textbox", { name: "Recovery code" }), "abcd-efgh-jk23");
    await expect(canvas.getByRole("button", { name: "Verify" })).not.toHaveAttribute("aria-disabled");
  },
};

export const SeveralMethods: Story = {
  args: { path: pathWith("totp_email_sms") },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole("radio")).toHaveLength(3);
    await expect(canvas.getByRole("radio", { name: /^Authenticator app/ })).toBeChecked();
  },
};

export const OneServerError: Story = {
  args: { path: pathWith("totp_email") },
  beforeEach: mockSignInApi({
    "/identity/login/2fa": json({ message: "Incorrect code. 4 attempts left." }, 422),
  }),
  play: async ({ canvas }) => {
    await userEvent.type(await codeField(canvas), "123456{Enter}");
    await expect(await canvas.findByText("Incorrect code. 4 attempts left.")).toBeVisible();
    await userEvent.click(canvas.getByRole("radio", { name: /^Email/ }));
    await expect(canvas.queryByText("Incorrect code. 4 attempts left.")).toBeNull();
  },
};

export const CodeSent: Story = {
  args: { path: pathWith("email") },
  beforeEach: mockSignInApi({ "/identity/login/2fa/send": json({ sentTo: "a•••@portico.test" }) }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Email me a code" }));
    await expect(
      await canvas.findByText("We sent a code to a•••@portico.test. It expires in 5 minutes."),
    ).toBeVisible();
    await expect(canvas.getByRole("button", { name: /^Send another code \(\d+ s\)$/ })).toHaveAttribute(
      "aria-disabled",
      "true",
    );
    await expect(await codeField(canvas)).toHaveFocus();
  },
};

export const TooOld: Story = {
  beforeEach: mockSignInApi({
    "/identity/login/2fa": json(
      { message: "This sign-in has expired: it took too long or too many attempts. Sign in again." },
      401,
    ),
  }),
  play: async ({ canvas }) => {
    await userEvent.type(await codeField(canvas), "123456{Enter}");
    await expect(await canvas.findByText(/^This sign-in has expired/)).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Back to sign in" })).toHaveAttribute("href", "/login");
  },
};

export const IncompleteLink: Story = {
  args: { path: "/login/2fa" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "This sign-in can't continue" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Sign in again" })).toBeVisible();
  },
};
