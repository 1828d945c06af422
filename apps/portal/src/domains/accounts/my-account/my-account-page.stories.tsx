import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { bareContact, contact, contactPath, factorsOn, signedIn } from "./my-account.fixtures.ts";
import { MyAccountStory } from "./my-account-story.fixtures.tsx";

const meta = {
  title: "Screens/My Account",
  component: MyAccountStory,
  parameters: { layout: "fullscreen" },
} satisfies Meta<typeof MyAccountStory>;
export default meta;

type Story = StoryObj<typeof meta>;

const never = () => new Promise<Response>(() => {});
const away = () =>
  Response.json({ message: "The database is away; try again in a moment." }, { status: 503 });

export const Filled: Story = {
  beforeEach: signedIn({ "GET /api/user/two-factor": () => Response.json(factorsOn) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText(/^First name/)).toHaveValue("Alejandra");
    await expect(canvas.getByRole("textbox", { name: /^Phone/ })).toHaveValue("(305) 555-0142");
    const address = canvas.getByRole("group", { name: "Address 1" });
    await expect(await within(address).findByDisplayValue("Miami")).toBeVisible();
    await expect(await within(address).findByRole("checkbox", { name: "Mailing" })).toBeChecked();
    await expect(canvas.getByRole("button", { name: /^Update/ })).toHaveAttribute("aria-disabled", "true");
    await expect(await canvas.findByText("9 recovery codes left.")).toBeVisible();
    const index = within(canvas.getByRole("navigation", { name: "My Account sections" }));
    await userEvent.click(index.getByRole("button", { name: "Phones" }));
    await waitFor(() => expect(canvas.getByRole("region", { name: "Phones" })).toHaveFocus());
  },
};

export const Loading: Story = {
  beforeEach: signedIn({ [`GET ${contactPath}`]: never, "GET /api/user/two-factor": never }),
};

export const Failed: Story = {
  beforeEach: signedIn({ [`GET ${contactPath}`]: away, "GET /api/user/two-factor": away }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("User Not Loaded")).toBeVisible();
    await expect(await canvas.findAllByRole("button", { name: "Try again" })).toHaveLength(2);
  },
};

export const Empty: Story = {
  beforeEach: signedIn({ [`GET ${contactPath}`]: () => Response.json(bareContact) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^No emails yet/)).toBeVisible();
    await expect(canvas.getByText(/^No phones yet/)).toBeVisible();
    await expect(canvas.getByText(/^No addresses yet/)).toBeVisible();
  },
};

export const LongText: Story = {
  beforeEach: signedIn({
    [`GET ${contactPath}`]: () =>
      Response.json({
        ...contact,
        firstName: "Maximiliano-Alejandro-Sebastián-Ignacio de la Cruz",
        lastName: "Wolfeschlegelsteinhausenbergerdorff-Featherstone II",
        emails: [{ email: `${"a-very-long-mailbox-name".repeat(2)}@mail.test`, purposes: [] }],
      }),
  }),
};

/** The switch takes effect at once. If it can't be saved, it stays as it was. */
export const ShortcutsTurnedOff: Story = {
  beforeEach: () => {
    let tries = 0;
    return signedIn({
      "PUT /api/user/preferences": () => {
        tries += 1;
        return tries === 1 ? away() : new Response(null, { status: 204 });
      },
    })();
  },
  play: async ({ canvas, canvasElement }) => {
    const toggle = await canvas.findByRole("switch", { name: "Use single keys as shortcuts" });
    await waitFor(() => expect(toggle).toBeChecked());
    await userEvent.click(toggle);
    await expect(
      await within(canvasElement.ownerDocument.body).findByText(/^Error saving changes/),
    ).toBeVisible();
    await expect(toggle).toBeChecked();
    await userEvent.click(toggle);
    await waitFor(() => expect(toggle).not.toBeChecked());
  },
};

export const CalendarLinkReplacedAndRevoked: Story = {
  beforeEach: () => {
    let links = 0;
    let madeDate: string | null = null;
    return signedIn({
      "GET /api/FollowUps/calendar": () => Response.json({ madeDate }),
      "POST /api/FollowUps/calendar": () => {
        links += 1;
        madeDate = "2026-11-30T14:46:00.000Z";
        return Response.json({ url: `https://portico.example/api/FollowUps/calendar/${links}.ics` });
      },
      "DELETE /api/FollowUps/calendar": () => {
        madeDate = null;
        return new Response(null, { status: 204 });
      },
    })();
  },
  play: async ({ canvas, canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body);
    const confirm = async (action: string) => {
      await userEvent.click(await canvas.findByRole("button", { name: action }));
      const question = within(await body.findByRole("alertdialog"));
      await userEvent.click(question.getByRole("button", { name: action }));
      await waitFor(() => expect(body.queryByRole("alertdialog")).toBeNull());
    };
    const create = await canvas.findByRole("button", { name: "Create link" });
    await waitFor(() => expect(create).toBeEnabled());
    await userEvent.click(create);
    await expect(await canvas.findByDisplayValue(/1\.ics$/)).toHaveAccessibleDescription(/^Copy it now/);
    await confirm("Replace link");
    await expect(await canvas.findByDisplayValue(/2\.ics$/)).toBeVisible();
    await confirm("Revoke link");
    await expect(await canvas.findByText("You have no link.")).toBeVisible();
    await waitFor(() => expect(canvas.getByRole("button", { name: "Create link" })).toHaveFocus());
  },
};

export const CalendarLinkNotLoaded: Story = {
  beforeEach: signedIn({ "GET /api/FollowUps/calendar": away }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Couldn't load your calendar link")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Create link" })).toBeDisabled();
  },
};

export const Saved: Story = {
  beforeEach: signedIn(),
  play: async ({ canvas, canvasElement }) => {
    const middle = await canvas.findByLabelText("Middle name");
    await userEvent.type(middle, "Inés");
    await userEvent.click(canvas.getByRole("button", { name: "Update" }));
    const body = within(canvasElement.ownerDocument.body);
    await expect(await body.findByText("Changes saved")).toBeInTheDocument();
    await expect(middle).toHaveValue("Inés");
    await expect(canvas.getByRole("button", { name: /^Update/ })).toHaveAttribute("aria-disabled", "true");
  },
};

export const WithErrors: Story = {
  beforeEach: signedIn(),
  play: async ({ canvas }) => {
    await userEvent.clear(await canvas.findByLabelText(/^First name/));
    await userEvent.click(canvas.getByRole("button", { name: "Add email" }));
    await userEvent.click(canvas.getByRole("button", { name: "Add phone" }));
    await userEvent.keyboard("12");
    await expect(canvas.getByText("First name is required")).toBeVisible();
    await expect(await canvas.findByRole("button", { name: "Update" })).toHaveAttribute(
      "aria-disabled",
      "true",
    );
    await userEvent.click(await canvas.findByRole("button", { name: "Show Errors" }));
    const summary = await canvas.findByRole("region", { name: "Fix these errors" });
    await waitFor(() => expect(summary).toHaveFocus());
    await expect(within(summary).getByText("Phone 2: Not a Phone")).toBeVisible();
    await userEvent.click(within(summary).getByRole("button", { name: /^Email 3/ }));
    await waitFor(() =>
      expect(within(canvas.getByRole("group", { name: "Email 3" })).getByLabelText(/^Email/)).toHaveFocus(),
    );
  },
};

export const NewEntry: Story = {
  beforeEach: signedIn(),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Add email" }));
    const entry = within(canvas.getByRole("group", { name: "Email 3" }));
    await waitFor(() => expect(entry.getByLabelText(/^Email/)).toHaveFocus());
    await expect(canvas.queryByText("Email is required")).toBeNull();
    await userEvent.click(await entry.findByRole("checkbox", { name: "Work" }));
    await expect(entry.getByRole("checkbox", { name: "Work" })).toBeChecked();
    await expect(await entry.findByText("Email is required")).toBeVisible();
    await userEvent.type(entry.getByLabelText(/^Email/), "new@mail.test");
    await expect(canvas.queryByText("Email is required")).toBeNull();
  },
};

export const RefusedByServer: Story = {
  beforeEach: signedIn({
    [`PUT ${contactPath}`]: () =>
      Response.json(
        {
          message: "The body is invalid.",
          errors: { "emails.1.email": ["Somebody else signs in with it."] },
        },
        { status: 422 },
      ),
  }),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.type(await canvas.findByLabelText(/^NPN/), "1");
    await userEvent.click(canvas.getByRole("button", { name: "Update" }));
    const second = within(canvas.getByRole("group", { name: "Email 2" }));
    await expect(await second.findByText("Somebody else signs in with it.")).toBeVisible();
    await waitFor(() => expect(second.getByLabelText(/^Email/)).toHaveFocus());
    const body = within(canvasElement.ownerDocument.body);
    await expect(await body.findAllByText(/^Error saving changes /)).toHaveLength(1);
    await expect(body.queryByText("Validation form errors!")).not.toBeInTheDocument();
  },
};

export const Removing: Story = {
  beforeEach: signedIn(),
  play: async ({ canvas, canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body);
    const remove = await canvas.findByRole("button", { name: "Remove Email 1" });
    await userEvent.click(remove);
    await userEvent.click(await body.findByRole("button", { name: "No" }));
    await waitFor(() => expect(remove).toHaveFocus());
    await userEvent.click(remove);
    const question = await body.findByRole("alertdialog", { name: "Really delete?" });
    await expect(question).toHaveTextContent("It's deleted when you click Update.");
    await userEvent.click(body.getByRole("button", { name: "Yes" }));
    await expect(canvas.getByDisplayValue("ale.rios@mail.test")).toBeVisible();
    await expect(canvas.queryByDisplayValue("alejandra.rios@lakeside.test")).toBeNull();
    await waitFor(() => expect(canvas.getByRole("button", { name: "Remove Email 1" })).toHaveFocus());
    await userEvent.click(canvas.getByRole("button", { name: "Remove Email 1" }));
    await userEvent.click(await body.findByRole("button", { name: "Yes" }));
    await waitFor(() => expect(canvas.getByRole("button", { name: "Add email" })).toHaveFocus());
  },
};

export const Leaving: Story = {
  beforeEach: signedIn(),
  play: async ({ canvas, canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body);
    await userEvent.type(await canvas.findByLabelText(/^NPN/), "1");
    await userEvent.click(canvas.getByRole("link", { name: "Elsewhere" }));
    await expect(await body.findByRole("alertdialog", { name: "Really close?" })).toBeInTheDocument();
    await userEvent.click(body.getByRole("button", { name: "No" }));
    await expect(canvas.getByLabelText(/^NPN/)).toHaveValue("188392741");
    await userEvent.click(canvas.getByRole("link", { name: "Elsewhere" }));
    await userEvent.click(await body.findByRole("button", { name: "Yes" }));
    await expect(await canvas.findByText("Another page")).toBeVisible();
  },
};

export const VersionConflict: Story = {
  beforeEach: () => {
    let isChanged = false;
    const newer = { ...contact, version: 4, NPN: "20000001", firstName: "Alexandra" };
    return signedIn({
      [`GET ${contactPath}`]: () => Response.json(isChanged ? newer : contact),
      [`PUT ${contactPath}`]: async (_url, request) => {
        const isStale = request.headers.get("if-match") !== '"4"';
        isChanged = true;
        if (isStale)
          return Response.json({ message: "This contact was changed meanwhile." }, { status: 412 });
        return Response.json({ ...newer, ...(await request.json()), version: 5 });
      },
    })();
  },
  play: async ({ canvas, canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body);
    await userEvent.type(await canvas.findByLabelText("Middle name"), "Inés");
    await userEvent.type(canvas.getByLabelText(/^NPN/), "5");
    await userEvent.click(canvas.getByRole("button", { name: "Update" }));
    const dialog = within(await body.findByRole("dialog", { name: "Someone else changed this" }));
    await expect(
      within(dialog.getByRole("group", { name: "First name" })).getByRole("radio", { name: /Alexandra/ }),
    ).toBeChecked();
    const npn = within(dialog.getByRole("group", { name: "NPN" }));
    await expect(npn.getByRole("radio", { name: /188392745/ })).toBeChecked();
    await userEvent.click(npn.getByRole("radio", { name: /20000001/ }));
    await userEvent.click(dialog.getByRole("button", { name: "Save chosen versions" }));
    await expect(await body.findByText("Changes saved")).toBeInTheDocument();
    await expect(canvas.getByLabelText(/^First name/)).toHaveValue("Alexandra");
    await expect(canvas.getByLabelText("Middle name")).toHaveValue("Inés");
    await expect(canvas.getByLabelText(/^NPN/)).toHaveValue("20000001");
  },
};
