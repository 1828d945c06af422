import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { factorsOff, factorsOn, signedIn } from "../my-account.fixtures.ts";
import { MyAccountStory } from "../my-account-story.fixtures.tsx";

const meta = {
  title: "Screens/My Account/Security",
  component: MyAccountStory,
  parameters: { layout: "fullscreen" },
} satisfies Meta<typeof MyAccountStory>;
export default meta;

type Story = StoryObj<typeof meta>;

const secret = "JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP";
const recoveryCodes = [
  "7fk2-9xqm-r4tb",
  "c83n-pw6h-2jvd",
  "m5ty-1zgk-8fqs",
  "r9bx-4dcw-6nhp",
  "t2vj-7mqk-3ygz",
  "w6hs-8rfn-1dxb",
];
const setup = {
  "POST /api/user/two-factor/totp": () =>
    Response.json({ secret, uri: `otpauth://totp/Portico:alejandra.rios%40lakeside.test?secret=${secret}` }),
};
const on = { "GET /api/user/two-factor": () => Response.json(factorsOn) };

/** Gives the password, which setting up an app starts with. */
async function enterPassword(page: ReturnType<typeof within>) {
  await userEvent.type(await page.findByLabelText(/^Password/), "Right-Password-1{Enter}");
}

const pageOf = (canvasElement: HTMLElement) => within(canvasElement.ownerDocument.body);

export const WithoutPhone: Story = {
  beforeEach: signedIn({
    "GET /api/user/two-factor": () => Response.json({ ...factorsOff, sms: { isOn: false, sentTo: null } }),
  }),
  play: async ({ canvas }) => {
    const sms = await canvas.findByRole("button", { name: "Set up Text message codes" });
    await expect(sms).toHaveAttribute("aria-disabled", "true");
  },
};

export const FewRecoveryCodes: Story = {
  beforeEach: signedIn({
    "GET /api/user/two-factor": () =>
      Response.json({ ...factorsOn, totp: { isOn: true, recoveryCodesLeft: 1 } }),
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^1 recovery code left/)).toBeVisible();
  },
};

export const SettingUpApp: Story = {
  beforeEach: signedIn(setup),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Set up Authenticator app" }));
    const page = pageOf(canvasElement);
    await enterPassword(page);
    await expect(
      await page.findByRole("img", { name: "QR code for your authenticator app" }),
    ).toBeInTheDocument();
    await expect(page.getByText("JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP")).toBeInTheDocument();
    await userEvent.type(page.getByRole("textbox", { name: /^Code/ }), "12 3a");
    await userEvent.click(page.getByRole("button", { name: "Turn on" }));
    await expect(await page.findByText("Enter the 6 digits")).toBeInTheDocument();
  },
};

export const SettingUpAppAsksForPassword: Story = {
  beforeEach: signedIn({
    "POST /api/user/two-factor/totp": () =>
      Response.json(
        { message: "Incorrect password.", errors: { pass: ["Incorrect password."] } },
        { status: 422 },
      ),
  }),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Set up Authenticator app" }));
    const page = pageOf(canvasElement);
    const dialog = within(await page.findByRole("dialog", { name: "Set up an authenticator app" }));
    await expect(dialog.getByRole("button", { name: "Continue" })).toHaveAccessibleDescription(
      "Enter your password first.",
    );
    await enterPassword(page);
    await expect(await dialog.findByRole("alert")).toHaveTextContent("Incorrect password.");
    await expect(page.queryByRole("img")).not.toBeInTheDocument();
  },
};

export const WrongCode: Story = {
  beforeEach: signedIn({
    ...setup,
    "POST /api/user/two-factor/totp/confirm": () =>
      Response.json({ message: "This code is wrong or has run out." }, { status: 422 }),
  }),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Set up Authenticator app" }));
    const page = pageOf(canvasElement);
    await enterPassword(page);
    await userEvent.type(await page.findByRole("textbox", { name: /^Code/ }), "123456{Enter}");
    const dialog = within(page.getByRole("dialog"));
    await expect(await dialog.findByRole("alert")).toHaveTextContent("This code is wrong or has run out.");
    await expect(page.getByRole("textbox", { name: /^Code/ })).toHaveValue("123456");
  },
};

export const RecoveryCodes: Story = {
  beforeEach: () => {
    let isOn = false;
    return signedIn({
      ...setup,
      "POST /api/user/two-factor/totp/confirm": () => {
        isOn = true;
        return Response.json({ recoveryCodes });
      },
      "GET /api/user/two-factor": () =>
        Response.json(isOn ? { ...factorsOff, totp: { isOn, recoveryCodesLeft: 6 } } : factorsOff),
    })();
  },
  play: async ({ canvas, canvasElement, step }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Set up Authenticator app" }));
    const page = pageOf(canvasElement);
    await enterPassword(page);
    await userEvent.type(await page.findByRole("textbox", { name: /^Code/ }), "123456{Enter}");
    const list = await page.findByRole("list", { name: "Recovery codes" });
    await expect(within(list).getAllByRole("listitem")).toHaveLength(6);
    await step("Esc does not close what is shown only once", async () => {
      await userEvent.keyboard("{Escape}");
      await expect(list).toBeInTheDocument();
      await expect(page.getByText(/^You can't see these codes again/)).toBeInTheDocument();
    });
    await userEvent.click(page.getByRole("button", { name: "I've saved them" }));
    await expect(await page.findByText("Authenticator app turned on.")).toBeInTheDocument();
    await expect(canvas.getByText("6 recovery codes left.")).toBeVisible();
  },
};

export const CodeByMail: Story = {
  beforeEach: signedIn({
    "POST /api/user/two-factor/send": () => Response.json({ sentTo: "a•••••@lakeside.test" }),
    "POST /api/user/two-factor/confirm": () => new Response(null, { status: 204 }),
  }),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Set up Email codes" }));
    const page = pageOf(canvasElement);
    await userEvent.click(await page.findByRole("button", { name: "Send code" }));
    const code = await page.findByRole("textbox", { name: /^Code/ });
    await waitFor(() => expect(code).toHaveFocus());
    await userEvent.type(code, "123456");
    await userEvent.click(page.getByRole("button", { name: "Turn on" }));
    await expect(await page.findByText("Email codes turned on.")).toBeInTheDocument();
  },
};

export const TurningOff: Story = {
  beforeEach: signedIn({
    ...on,
    "POST /api/user/two-factor/remove": () =>
      Response.json(
        { message: "The body is invalid.", errors: { pass: ["This is not your password."] } },
        { status: 422 },
      ),
  }),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Turn off Authenticator app" }));
    const page = pageOf(canvasElement);
    const dialog = within(await page.findByRole("dialog", { name: "Turn off Authenticator app?" }));
    await expect(dialog.getByRole("button", { name: "Turn off" })).toHaveAccessibleDescription(
      "Enter your password first.",
    );
    await userEvent.type(dialog.getByLabelText(/^Password/), "wrong{Enter}");
    await expect(await dialog.findByRole("alert")).toHaveTextContent("This is not your password.");
  },
};

export const NewRecoveryCodes: Story = {
  beforeEach: () => {
    let left = 1;
    return signedIn({
      "GET /api/user/two-factor": () =>
        Response.json({ ...factorsOn, totp: { isOn: true, recoveryCodesLeft: left } }),
      "POST /api/user/two-factor/recovery-codes": () => {
        left = recoveryCodes.length;
        return Response.json({ recoveryCodes });
      },
    })();
  },
  play: async ({ canvas, canvasElement, step }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "New recovery codes" }));
    const page = pageOf(canvasElement);
    const dialog = within(await page.findByRole("dialog", { name: "Get new recovery codes?" }));
    await expect(dialog.getByText(/will stop working/)).toBeInTheDocument();
    await enterPassword(page);
    const list = await page.findByRole("list", { name: "Recovery codes" });
    await expect(within(list).getAllByRole("listitem")).toHaveLength(recoveryCodes.length);
    await step("Esc does not close what is shown only once", async () => {
      await userEvent.keyboard("{Escape}");
      await expect(list).toBeInTheDocument();
    });
    await userEvent.click(page.getByRole("button", { name: "I've saved them" }));
    await expect(await page.findByText("Recovery codes replaced.")).toBeInTheDocument();
    await expect(canvas.getByText("6 recovery codes left.")).toBeVisible();
    await waitFor(() => expect(canvas.getByRole("button", { name: "New recovery codes" })).toHaveFocus());
  },
};
