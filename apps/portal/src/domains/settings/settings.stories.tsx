import { defaultMessageLimits } from "@portico/contract/schemas/message-limits";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { keepingSetting, sent, settingOf } from "./setting-responses.fixtures.ts";
import { SettingStory } from "./setting-story.fixtures.tsx";

const meta = {
  title: "Screens/Settings",
  component: SettingStory,
  parameters: { layout: "fullscreen" },
} satisfies Meta<typeof SettingStory>;
export default meta;

type Story = StoryObj<typeof meta>;

const holidays = [
  { date: "2026-12-25", name: "Christmas Day" },
  { date: "2027-01-01", name: "New Year's Day" },
];
const refusedWith = (errors: Record<string, string[]>) => () =>
  Response.json({ message: "The value is invalid.", errors }, { status: 422 });

async function openDialog(name = "Setting") {
  const dialog = within(await screen.findByRole("dialog", { name }));
  await dialog.findByRole("button", { name: name === "Setting" ? "Save" : "Close" });
  return dialog;
}

async function retype(field: HTMLElement, text: string) {
  await userEvent.clear(field);
  await userEvent.type(field, text);
}

/** Saves, and expects this value to be sent. */
async function expectSaved(value: unknown) {
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  await screen.findByText("Changes saved");
  await expect(sent).toMatchObject([{ method: "PUT", version: '"0"', body: { value } }]);
}

export const Text: Story = {
  beforeEach: keepingSetting(settingOf("text", "Portico")),
  play: async () => {
    const dialog = await openDialog();
    await expect(dialog.getByText(/Default: Portico\./)).toBeVisible();
    await retype(dialog.getByLabelText("Setting"), "Coral");
    await expectSaved("Coral");
  },
};

export const RefusedText: Story = {
  beforeEach: keepingSetting(
    settingOf("url", "/privacy"),
    refusedWith({ value: ["Must be a path on this site"] }),
  ),
  play: async () => {
    const dialog = await openDialog();
    const field = dialog.getByLabelText("Setting");
    await retype(field, "nowhere");
    await userEvent.click(dialog.getByRole("button", { name: "Save" }));
    await waitFor(() => expect(field).toHaveAccessibleDescription(/Must be a path on this site/));
    await expect(field).toHaveValue("nowhere");
  },
};

export const WholeNumber: Story = {
  beforeEach: keepingSetting(settingOf("number", 8)),
  play: async () => {
    const dialog = await openDialog();
    await retype(dialog.getByLabelText("Setting"), "9");
    await expectSaved(9);
  },
};

export const Limits: Story = {
  beforeEach: keepingSetting(settingOf("messageLimits", defaultMessageLimits)),
  play: async () => {
    const dialog = await openDialog();
    const quotes = within(dialog.getByRole("group", { name: "Quotes" }));
    await retype(quotes.getByLabelText("Per recipient in 24 hours"), "3");
    await expect(
      within(dialog.getByRole("group", { name: "Password links" })).getAllByRole("spinbutton"),
    ).toHaveLength(1);
    const { quote } = defaultMessageLimits;
    await expectSaved({ ...defaultMessageLimits, quote: { ...quote, perRecipient: 3 } });
  },
};

export const RefusedLimit: Story = {
  beforeEach: keepingSetting(
    settingOf("messageLimits", defaultMessageLimits),
    refusedWith({ "value.sign-in-code.perSender": ["Must be a whole number from 1 to 10,000"] }),
  ),
  play: async () => {
    const dialog = await openDialog();
    const codes = within(dialog.getByRole("group", { name: "Sign-in codes" }));
    const field = codes.getByLabelText("Per sender in an hour");
    await retype(field, "20000");
    await userEvent.click(dialog.getByRole("button", { name: "Save" }));
    await waitFor(() => expect(field).toHaveAccessibleDescription(/from 1 to 10,000/));
    await expect(field).toHaveValue("20,000");
  },
};

export const YesOrNo: Story = {
  beforeEach: keepingSetting(settingOf("boolean", false)),
  play: async () => {
    const dialog = await openDialog();
    await userEvent.click(dialog.getByLabelText("Setting"));
    await expectSaved(true);
  },
};

export const Choice: Story = {
  beforeEach: keepingSetting(settingOf("choice", "narrow", { options: ["narrow", "session"] })),
  play: async () => {
    const dialog = await openDialog();
    await userEvent.selectOptions(dialog.getByLabelText("Setting"), "session");
    await expectSaved("session");
  },
};

export const SeveralChoices: Story = {
  beforeEach: keepingSetting(
    settingOf("choices", ["contacts.get"], { options: ["contacts.get", "policies.list"] }),
  ),
  play: async () => {
    const dialog = await openDialog();
    await userEvent.type(dialog.getByLabelText("Setting"), "polic");
    await userEvent.click(await screen.findByRole("option", { name: "policies.list" }));
    await userEvent.tab();
    await expectSaved(["contacts.get", "policies.list"]);
  },
};

export const TimeZone: Story = {
  beforeEach: keepingSetting(settingOf("timeZone", "America/New_York")),
  play: async () => {
    const dialog = await openDialog();
    await retype(dialog.getByLabelText(/^Setting/), "los angeles");
    await userEvent.click(await screen.findByRole("option", { name: "America/Los_Angeles" }));
    await expectSaved("America/Los_Angeles");
  },
};

export const Color: Story = {
  beforeEach: keepingSetting(settingOf("color", "")),
  play: async () => {
    const dialog = await openDialog();
    const field = dialog.getByLabelText("Setting");
    await userEvent.type(field, "#ffd24a");
    await expect(dialog.getByRole("status")).toHaveTextContent(
      /1\.4\d to 1\. At least 4\.5 to 1 is required/,
    );
    await retype(field, "#7a1fa2");
    await expect(dialog.getByRole("status")).not.toHaveTextContent(/required/);
    await expectSaved("#7a1fa2");
  },
};

export const Logo: Story = {
  beforeEach: keepingSetting(settingOf("logo", "/brands/summit.svg")),
  play: async ({ canvasElement }) => {
    const dialog = await openDialog();
    await expect(dialog.getByRole("img", { name: "Preview of the logo" })).toBeVisible();
    const input = canvasElement.ownerDocument.querySelector<HTMLInputElement>('input[type="file"]');
    if (input) await userEvent.upload(input, new File(["x"], "logo.png", { type: "image/png" }));
    await waitFor(() => expect(dialog.getByLabelText("Setting")).toHaveValue("/brands/harbor.svg"));
    sent.length = 0;
    await expectSaved("/brands/harbor.svg");
  },
};

export const Holidays: Story = {
  beforeEach: keepingSetting(settingOf("holidays", holidays)),
  play: async () => {
    const dialog = await openDialog();
    await userEvent.selectOptions(dialog.getByLabelText("Year"), "2026");
    await expect(dialog.getAllByLabelText("Name")).toHaveLength(1);
    await userEvent.selectOptions(dialog.getByLabelText("Year"), "2027");
    await retype(dialog.getByLabelText("Name"), "New Year");
    await userEvent.click(dialog.getByRole("button", { name: "Add holiday" }));
    const added = within(dialog.getByRole("group", { name: "Holiday 3" }));
    await userEvent.type(added.getByLabelText("Date"), "2026/12/24");
    await userEvent.type(added.getByLabelText("Name"), "Christmas Eve");
    await expect(dialog.getByLabelText("Year")).toHaveValue("2026");
    await expectSaved([
      { date: "2026-12-25", name: "Christmas Day" },
      { date: "2027-01-01", name: "New Year" },
      { date: "2026-12-24", name: "Christmas Eve" },
    ]);
  },
};

export const RefusedHoliday: Story = {
  beforeEach: keepingSetting(
    settingOf("holidays", holidays),
    refusedWith({ "value.1.date": ["This day is already in the list"] }),
  ),
  play: async () => {
    const dialog = await openDialog();
    await userEvent.selectOptions(dialog.getByLabelText("Year"), "2026");
    await retype(dialog.getByLabelText("Name"), "Christmas");
    await userEvent.click(dialog.getByRole("button", { name: "Save" }));
    // The row is in another year, which is shown now.
    await waitFor(() => expect(dialog.getByLabelText("Year")).toHaveValue("2027"));
    await waitFor(() =>
      expect(dialog.getByLabelText("Date")).toHaveAccessibleDescription(/already in the list/),
    );
  },
};

export const CarrierLinks: Story = {
  beforeEach: keepingSetting(settingOf("carrierLinks", [])),
  play: async () => {
    const dialog = await openDialog();
    await expect(dialog.getByText("No carrier has a link.")).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: "Add carrier" }));
    await dialog.findByRole("option", { name: "Oscar" });
    await userEvent.selectOptions(dialog.getByLabelText("Carrier"), "Oscar");
    await userEvent.type(dialog.getByLabelText("Link"), "https://oscar.example/");
    await expectSaved([{ carrier: "Oscar", url: "https://oscar.example/", logoUrl: "" }]);
  },
};

const partner = {
  id: "harbor",
  hostPrefix: "harbor.",
  name: "Harbor Health Partners",
  logoUrl: "/brands/harbor.svg",
  footer: "A licensed agency.",
  hidesLoginLinks: true,
  accent: "",
};

export const Partners: Story = {
  beforeEach: keepingSetting(settingOf("partners", [partner])),
  play: async () => {
    const dialog = await openDialog();
    await expect(dialog.getByRole("img", { name: "Preview of the logo" })).toBeVisible();
    await retype(dialog.getByLabelText("Host prefix"), "harbour.");
    await expectSaved([{ ...partner, hostPrefix: "harbour." }]);
  },
};

export const RefusedPartner: Story = {
  beforeEach: keepingSetting(
    settingOf("partners", [partner]),
    refusedWith({ "value.0.id": ["Use lowercase letters, digits, and hyphens"] }),
  ),
  play: async () => {
    const dialog = await openDialog();
    await retype(dialog.getByLabelText("Short name"), "Harbor!");
    await userEvent.click(dialog.getByRole("button", { name: "Save" }));
    await waitFor(() =>
      expect(dialog.getByLabelText("Short name")).toHaveAccessibleDescription(/Use lowercase letters/),
    );
  },
};

export const HeaderNames: Story = {
  beforeEach: keepingSetting(
    settingOf("headers", { policyNumber: ["Contract No"] }, { options: ["policyNumber", "carrier"] }),
  ),
  play: async () => {
    const dialog = await openDialog();
    await userEvent.click(dialog.getByRole("button", { name: "Add header name" }));
    const added = within(dialog.getByRole("group", { name: "Header name 2" }));
    await userEvent.selectOptions(added.getByLabelText("Column"), "carrier");
    await userEvent.type(added.getByLabelText("Header in the file"), "Company");
    await expectSaved({ policyNumber: ["Contract No"], carrier: ["Company"] });
  },
};

export const RefusedHeaderName: Story = {
  beforeEach: keepingSetting(
    settingOf("headers", { policyNumber: ["Contract No"] }, { options: ["policyNumber", "carrier"] }),
    refusedWith({ "value.policyNumber.1": ["Header is required"] }),
  ),
  play: async () => {
    const dialog = await openDialog();
    await userEvent.click(dialog.getByRole("button", { name: "Add header name" }));
    const added = within(dialog.getByRole("group", { name: "Header name 2" }));
    await userEvent.selectOptions(added.getByLabelText("Column"), "policyNumber");
    await userEvent.click(dialog.getByRole("button", { name: "Save" }));
    await waitFor(() =>
      expect(added.getByLabelText("Header in the file")).toHaveAccessibleDescription("Header is required"),
    );
  },
};

export const ReadOnly: Story = {
  beforeEach: keepingSetting(
    settingOf("url", "/sandbox/marketing", {
      readOnlyReason: "Only an administrator who is also a security administrator can change it.",
    }),
  ),
  play: async () => {
    const dialog = within(await screen.findByRole("dialog", { name: "Setting" }));
    await expect(await dialog.findByText(/security administrator can change it/)).toBeVisible();
    await expect(dialog.queryByRole("textbox")).not.toBeInTheDocument();
  },
};
