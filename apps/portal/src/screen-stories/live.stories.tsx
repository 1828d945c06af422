import { endpointAt, respondWith, respondWithRows } from "@portico/renderer/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { logs } from "../screens/logs.ts";
import { signInAs } from "../session/sign-in-as.fixtures.ts";
import { ScreenStory } from "./screen-story.fixtures.tsx";

const maxLength = 120;
const longMessage =
  "Outgoing mail couldn't be sent because smtp.agency.example closed the connection before it accepted the message. It is sent again in five minutes.";
const entry = {
  level: "Info",
  user: "ana.acosta@example.test",
  category: "sign-in",
  server: "portal-1",
  date: "2026-03-16T14:05:00.000Z",
};
const older = [
  { ...entry, id: "1", message: "Signed in" },
  { ...entry, id: "2", level: "Error", category: "mail", message: longMessage },
];
const newer = [
  { ...entry, id: "4", message: "Signed out" },
  { ...entry, id: "3", level: "Warning", message: "Sign-in refused" },
];
const fields = [
  { name: "host", value: "smtp.agency.example" },
  { name: "attempt", value: "2" },
];

/** The server's entries, newest first. */
const entries = { current: older };
const others = respondWithRows(logs, 30);

/** Signs an administrator in and mocks the log. */
function signedIn() {
  entries.current = older;
  const restore = respondWith((url, request) => {
    const endpoint = endpointAt(request.method, url.pathname);
    if (endpoint === "logs.list") {
      return Response.json({ data: entries.current, totalRecords: 130, totalPages: 3 });
    }
    return endpoint === "logs.detail" ? Response.json({ ...older[1], fields }) : others(url, request);
  })();
  const signOut = signInAs({ name: "Adriana Whitfield", roles: ["administrator"] });
  return () => {
    signOut();
    restore();
  };
}

const meta = {
  title: "Screens/Logs in use",
  component: ScreenStory,
  args: { screen: logs },
  parameters: { layout: "fullscreen" },
  beforeEach: signedIn,
} satisfies Meta<typeof ScreenStory>;
export default meta;

type Story = StoryObj<typeof meta>;

/** New entries appear while the first page is shown. */
export const Live: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText("Signed in");
    const live = await canvas.findByRole("switch", { name: "Live" });
    await expect(live).not.toBeChecked();
    entries.current = [...newer, ...older];
    await userEvent.click(live);
    await expect(await canvas.findByText("Sign-in refused")).toBeVisible();
    await expect(await canvas.findByText(/^2 new at \d/)).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Next page" }));
    await expect(await canvas.findByText(/^Paused\. Go to the first page/)).toBeVisible();
    await userEvent.click(live);
    await expect(canvas.queryByText(/^Paused/)).not.toBeInTheDocument();
  },
};

/** A message is shortened in the list, and shown in full with the entry's fields. */
export const FullMessage: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByText(`${longMessage.slice(0, maxLength)}…`));
    const dialog = within(await screen.findByRole("dialog", { name: "Log entry" }));
    await expect(await dialog.findByText(longMessage)).toBeVisible();
    const table = within(dialog.getByRole("table", { name: "Fields" }));
    await expect(table.getByRole("row", { name: "host smtp.agency.example" })).toBeVisible();
    await expect(table.getByRole("row", { name: "attempt 2" })).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  },
};
