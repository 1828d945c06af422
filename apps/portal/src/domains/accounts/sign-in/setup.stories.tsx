import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, type within } from "storybook/test";
import { json, mockSignInApi } from "./sign-in-responses.fixtures.ts";
import { SignInStory } from "./sign-in-story.fixtures.tsx";

const path = "/login/setup/kJ8s-x0PQz7vLm3nRt5yWa";

const meta = {
  title: "Screens/Login area/First security administrator",
  component: SignInStory,
  args: { path },
  parameters: { layout: "fullscreen" },
  beforeEach: mockSignInApi(),
} satisfies Meta<typeof SignInStory>;
export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

async function fillIn(canvas: Canvas) {
  await userEvent.type(await canvas.findByLabelText("Email"), "security@agency.example");
  await userEvent.type(canvas.getByLabelText("New password"), "Blue-Harbor-Rain-7");
  await userEvent.type(canvas.getByLabelText("Confirm new password"), "Blue-Harbor-Rain-7");
  const button = await canvas.findByRole("button", { name: "Create Administrator" });
  await waitFor(() => expect(button).not.toHaveAttribute("aria-disabled"));
  await userEvent.click(button);
}

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole("heading", { name: "Create the security administrator" }),
    ).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Create Administrator" })).toHaveAccessibleDescription(
      "Fill in all three fields first.",
    );
  },
};

export const Done: Story = {
  beforeEach: mockSignInApi({ "/identity/setup": json(null) }),
  play: async ({ canvas }) => {
    await fillIn(canvas);
    await expect(
      await canvas.findByText("Security administrator created. Sign in to continue."),
    ).toBeInTheDocument();
    await expect(await canvas.findByRole("heading", { name: "Sign in" })).toBeVisible();
  },
};

export const LinkUsed: Story = {
  beforeEach: mockSignInApi({
    "/identity/setup": json({ message: "This link does not work." }, 422),
  }),
  play: async ({ canvas }) => {
    await fillIn(canvas);
    await expect(
      await canvas.findByText("Couldn't create the administrator: This link does not work."),
    ).toBeVisible();
    // After the notification, the error is next to the button.
    await userEvent.click(canvas.getByRole("button", { name: "Dismiss" }));
    await expect(await canvas.findByText("This link does not work.")).toBeVisible();
  },
};

export const IncompleteLink: Story = {
  args: { path: "/login/setup/%3Cscript%3E" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "This link is incomplete" })).toBeVisible();
  },
};
