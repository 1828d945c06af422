import { endpointAt, type ResponseBody, respondWith, respondWithRows } from "@portico/renderer/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { pto } from "../../screens/pto.ts";
import { signInAs } from "../../session/sign-in-as.fixtures.ts";
import { FrameStory } from "../../shell/frame-story.fixtures.tsx";
import { sessionConfiguration } from "../../shell/signed-in.fixtures.ts";

const approver = { name: "Marcus Delgado", roles: ["agent"], claims: ["admin.PTO"] };
const idOf = (index: number) => `0b9d7d2e-7d0c-4b7c-9a58-3a54f9ad3a1${index}`;
const others = respondWithRows(pto, 12);
const failure = Response.json({ message: "The database is away." }, { status: 503 });

/** Absences on the 10th to the 12th, the 10th and the 20th of a month. */
function absencesIn(month: string) {
  const days = [
    { name: "Ana Acosta", statusName: "Approved", first: "10", last: "12" },
    { name: "Wei Chandler", statusName: "Requested", first: "10", last: "10" },
    { name: "James Whitfield", statusName: "Taken", first: "20", last: "20" },
  ];
  const data = days.map(({ first, last, ...row }, index) => ({
    ...row,
    id: idOf(index),
    startDate: `${month.slice(0, 8)}${first}T15:00:00.000Z`,
    endDate: `${month.slice(0, 8)}${last}T21:00:00.000Z`,
  }));
  return Response.json({ data, totalRecords: data.length, totalPages: 1 });
}

const twoDays = { hours: 14, holidays: [{ date: "2099-03-10", name: "Founders' Day" }], problem: null };
const noHours = "No working hours: 12:00 to 13:00 is unpaid. Choose other hours.";
const unpaidHour = { hours: 0, holidays: [], problem: { field: "startHour", message: noHours } };

const sent: unknown[] = [];

/** How the server answers. */
interface Mock {
  /** @default an approver */
  readonly user?: typeof approver;
  readonly absences?: (month: string) => Response;
  readonly create?: ResponseBody;
}

/** Signs a user in, and mocks the calendar's month, estimates and new requests. */
function signedIn({ user = approver, absences = absencesIn, create }: Mock = {}) {
  return () => {
    sent.length = 0;
    const restore = respondWith(async (url, request) => {
      const month = url.searchParams.get("from");
      switch (endpointAt(request.method, url.pathname)) {
        case "configuration.get":
          return Response.json(sessionConfiguration);
        case "pto.list":
          return month === null ? others(url, request) : absences(month);
        case "pto.estimate":
          return Response.json(url.searchParams.get("startHour") === "12" ? unpaidHour : twoDays);
        case "pto.create":
          sent.push(await request.clone().json());
          return create ? create(url, request) : Response.json({ id: idOf(0), version: 1 });
        default:
          return others(url, request);
      }
    })();
    const signOut = signInAs(user);
    return () => {
      signOut();
      restore();
    };
  };
}

const meta = {
  title: "Screens/Time off",
  component: FrameStory,
  args: { address: "/portal/pto" },
  parameters: { layout: "fullscreen" },
  beforeEach: signedIn(),
} satisfies Meta<typeof FrameStory>;
export default meta;

type Story = StoryObj<typeof meta>;

async function openForm() {
  await userEvent.click(await screen.findByRole("button", { name: "New" }));
  return within(await screen.findByRole("dialog", { name: "New time off request" }));
}

type Form = Awaited<ReturnType<typeof openForm>>;

async function fillIn(form: Form, first: string, last: string) {
  await userEvent.type(form.getByLabelText(/^Start date/), first);
  await userEvent.type(form.getByLabelText(/^End date/), last);
  await userEvent.tab();
}

async function findCalendar() {
  return within(await screen.findByRole("complementary", { name: "Absences" }));
}

export const New: Story = {
  play: async () => {
    const form = await openForm();
    await expect(form.getByText("The hours appear once both dates are set.")).toBeVisible();
    await expect(form.getByLabelText(/^Start hour/)).toHaveValue("9");
    await expect(form.getByLabelText(/^End hour/)).toHaveValue("17");
    await fillIn(form, "2099/03/09", "2099/03/11");
    await expect(
      await form.findByText("14 hours, without Founders' Day (03/10/2099)", { exact: true }),
    ).toBeVisible();
    await userEvent.type(form.getByLabelText("Comment"), "Family trip");
    await userEvent.click(form.getByRole("button", { name: "Request" }));
    await expect(await screen.findByText("New PTO Requested!")).toBeVisible();
    const days = { startDate: "2099-03-09", startHour: 9, endDate: "2099-03-11", endHour: 17 };
    await expect(sent).toEqual([{ ...days, comment: "Family trip" }]);
  },
};

/** The period is checked before it is sent. */
export const ImpossiblePeriod: Story = {
  play: async () => {
    const form = await openForm();
    await fillIn(form, "2099/03/11", "2099/03/09");
    await userEvent.click(form.getByRole("button", { name: "Request" }));
    await waitFor(() =>
      expect(form.getByLabelText(/^End date/)).toHaveAccessibleDescription(
        /EndDate can't be before StartDate/,
      ),
    );
    await expect(form.getByText("The hours appear once both dates are set.")).toBeVisible();
    await expect(sent).toEqual([]);
  },
};

/** A period without working hours says why, and isn't sent. */
export const NoWorkingHours: Story = {
  play: async () => {
    const form = await openForm();
    await fillIn(form, "2099/03/09", "2099/03/09");
    const start = form.getByLabelText(/^Start hour/);
    await userEvent.selectOptions(start, "12:00 PM");
    await userEvent.selectOptions(form.getByLabelText(/^End hour/), "1:00 PM");
    await userEvent.click(form.getByRole("button", { name: "Request" }));
    await waitFor(() => expect(start).toHaveAccessibleDescription(noHours));
    await waitFor(() => expect(form.getByRole("status")).toHaveTextContent("0 hours"));
    await expect(form.getAllByText(noHours)).toHaveLength(1);
    await userEvent.selectOptions(start, "9:00 AM");
    await waitFor(() => expect(start).not.toHaveAttribute("aria-invalid", "true"));
    await userEvent.click(form.getByRole("button", { name: "Request" }));
    await expect(await screen.findByText("New PTO Requested!")).toBeVisible();
    await expect(sent).toMatchObject([{ startHour: 9, endHour: 13 }]);
  },
};

/** The server refuses a request that overlaps another one, and the form stays filled in. */
export const Overlapping: Story = {
  beforeEach: signedIn({
    create: () => {
      const message = "Overlaps your request from 03/10/2099 09:00 to 03/10/2099 17:00 (Requested)";
      return Response.json({ message, errors: { startDate: [message] } }, { status: 409 });
    },
  }),
  play: async () => {
    const form = await openForm();
    await fillIn(form, "2099/03/09", "2099/03/11");
    await userEvent.click(form.getByRole("button", { name: "Request" }));
    const start = form.getByLabelText(/^Start date/);
    await waitFor(() => expect(start).toHaveAccessibleDescription(/Overlaps your request/));
    await expect(start).toHaveValue("2099/03/09");
  },
};

/** Approvers see everyone's absences in a month. A day opens its list. */
export const MonthOfAbsences: Story = {
  play: async () => {
    const calendar = await findCalendar();
    await expect(await calendar.findAllByRole("link", { name: "Ana Acosta · Approved" })).not.toHaveLength(0);
    const openDay = async (day: string, absences: string) => {
      await userEvent.click(
        calendar.getByRole("button", { name: new RegExp(` ${day}, \\d{4}, ${absences}$`) }),
      );
      return within(await screen.findByRole("dialog", { name: new RegExp(`/${day}/`) }));
    };
    const tenth = await openDay("10", "2 absences");
    await expect(tenth.getByRole("heading", { name: /^Absences on .*\/10$/ })).toBeVisible();
    await expect(tenth.getAllByRole("link").map(({ textContent }) => textContent)).toEqual([
      "Ana Acosta",
      "Wei Chandler",
    ]);
    await expect(tenth.getByRole("link", { name: "Ana Acosta" })).toHaveAttribute(
      "href",
      `/portal/pto/${idOf(0)}`,
    );
    await expect(tenth.getByText(/^\d\d\/10\/\d{4} – \d\d\/12\/\d{4}$/)).toBeVisible();
    const twentieth = await openDay("20", "1 absence");
    await expect(twentieth.getByRole("link")).toHaveTextContent("James Whitfield");
    await userEvent.click(calendar.getByRole("button", { name: "Next month" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    await expect(await calendar.findAllByRole("link", { name: "Ana Acosta · Approved" })).not.toHaveLength(0);
  },
};

export const NoAbsences: Story = {
  beforeEach: signedIn({ absences: () => Response.json({ data: [], totalRecords: 0, totalPages: 0 }) }),
  play: async () => {
    const calendar = await findCalendar();
    await expect(await calendar.findByText("No time off in this period.")).toBeVisible();
  },
};

export const AbsencesNotLoaded: Story = {
  beforeEach: signedIn({ absences: () => failure.clone() }),
  play: async () => {
    const calendar = await findCalendar();
    await expect(await calendar.findByText("Couldn't load absences")).toBeVisible();
    await expect(calendar.getByRole("button", { name: "Try again" })).toBeVisible();
  },
};

/** Only approvers see the calendar. */
export const WithoutApproval: Story = {
  beforeEach: signedIn({ user: { ...approver, claims: ["view.PTO"] } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("grid", { name: "Time off" })).toBeVisible();
    await expect(canvas.queryByRole("complementary", { name: "Absences" })).not.toBeInTheDocument();
  },
};
