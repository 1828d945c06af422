import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { configuration, json, mockSignInApi } from "./sign-in-responses.fixtures.ts";
import { SignInStory } from "./sign-in-story.fixtures.tsx";

const meta = {
  title: "Screens/Login area/Login",
  component: SignInStory,
  args: { path: "/login" },
  parameters: { layout: "fullscreen" },
  beforeEach: mockSignInApi(),
} satisfies Meta<typeof SignInStory>;
export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

async function fillIn(canvas: Canvas, user = "agent@portico.test") {
  await userEvent.type(await canvas.findByLabelText("Email"), user);
  await userEvent.type(canvas.getByLabelText("Password"), "Portico-Demo-1");
}

async function signIn(canvas: Canvas) {
  await fillIn(canvas);
  const button = canvas.getByRole("button", { name: "Sign in" });
  await waitFor(() => expect(button).not.toHaveAttribute("aria-disabled"));
  await userEvent.click(button);
}

export const Untouched: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText("Email")).toHaveFocus();
    await expect(canvas.getByRole("button", { name: "Sign in" })).toHaveAccessibleDescription(
      "Enter your email address and password first.",
    );
    await expect(
      canvas.getByText("This is a government system. Its use may be monitored and audited."),
    ).toBeVisible();
    await expect(await canvas.findByRole("link", { name: "See plans" })).toBeVisible();
    await expect(canvas.getAllByRole("link")).toHaveLength(5);
  },
};

export const WithErrors: Story = {
  play: async ({ canvas }) => {
    await fillIn(canvas, "agent");
    await expect(await canvas.findByText("Must be an email address")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Sign in" })).toHaveAccessibleDescription(
      "Fix the errors first.",
    );
  },
};

export const WithoutUser: Story = {
  play: async ({ canvas }) => {
    await canvas.findByLabelText("Email");
    await userEvent.type(canvas.getByLabelText("Password"), "Portico-Demo-1");
    await expect(await canvas.findByText("User is required")).toBeVisible();
    await expect(canvas.queryByText("Must be an email address")).toBeNull();
    await expect(canvas.getByRole("button", { name: "Sign in" })).toHaveAccessibleDescription(
      "Fix the errors first.",
    );
  },
};

export const PasswordShown: Story = {
  play: async ({ canvas }) => {
    await fillIn(canvas);
    await userEvent.click(canvas.getByLabelText("Show password"));
    await expect(canvas.getByLabelText("Password")).toHaveAttribute("type", "text");
  },
};

export const Refused: Story = {
  beforeEach: mockSignInApi({ "/identity/login": json({ message: "Incorrect email or password." }, 401) }),
  play: async ({ canvas }) => {
    await signIn(canvas);
    await expect(await canvas.findByText("Incorrect email or password.")).toBeVisible();
    await expect(canvas.getByText("Login error!")).toBeInTheDocument();
    await waitFor(() => expect(canvas.getByLabelText("Password")).toHaveFocus());
  },
};

export const ClosesLastSession: Story = {
  beforeEach: mockSignInApi({ "/identity/login": json({ active_session: true, token: "a.b.c" }) }),
  play: async ({ canvas }) => {
    await signIn(canvas);
    const question = await screen.findByRole("alertdialog", { name: "Close last session?" });
    await waitFor(() => expect(within(question).getByRole("button", { name: "No" })).toHaveFocus());
    await expect(within(question).getByRole("button", { name: "Yes" })).toBeInTheDocument();
  },
};

export const LastSessionTooOld: Story = {
  beforeEach: mockSignInApi({
    "/identity/login": json({ active_session: true, token: "a.b.c" }),
    "/api/Session/activity": json({ message: "This session has ended." }, 401),
  }),
  play: async ({ canvas }) => {
    await signIn(canvas);
    await userEvent.click(await screen.findByRole("button", { name: "Yes" }));
    await expect(await canvas.findByText("This session has ended.")).toBeInTheDocument();
  },
};

export const Remembered: Story = {
  beforeEach: () => {
    const stop = mockSignInApi()();
    localStorage.setItem("portico.username", "agent@portico.test");
    return stop;
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText("Email")).toHaveValue("agent@portico.test");
    await expect(canvas.getByLabelText("Remember username")).toBeChecked();
    await waitFor(() => expect(canvas.getByLabelText("Password")).toHaveFocus());
  },
};

export const PartnerBrand: Story = {
  beforeEach: mockSignInApi({
    "/api/Configuration": json({
      ...configuration,
      partners: [
        {
          id: "lakeside",
          hostPrefix: window.location.hostname,
          name: "Lakeside Coverage",
          logoUrl: "",
          footer: "Lakeside Coverage, a licensed insurance agency.",
          hidesLoginLinks: true,
        },
      ],
    }),
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Lakeside Coverage, a licensed insurance agency.")).toBeVisible();
    await expect(canvas.getAllByRole("link").map(({ textContent }) => textContent)).toEqual([
      "Forgot password?",
      "See plans",
    ]);
  },
};
