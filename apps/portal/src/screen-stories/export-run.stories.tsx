import { exportFormats, exportQueued, exportRowsHeader, exportStateHeader } from "@portico/contract";
import { type ResponseBody, respondWith, respondWithRows } from "@portico/renderer/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { managePolicies } from "../screens/policies.ts";
import { ScreenStory } from "./screen-story.fixtures.tsx";

const meta = {
  title: "Actions/Export",
  component: ScreenStory,
  args: { screen: managePolicies },
  parameters: { layout: "fullscreen" },
} satisfies Meta<typeof ScreenStory>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The names of the saved files. */
const saved: string[] = [];
/** The requested formats. */
const requestedFormats: string[] = [];
/** The responses that are being received. */
const streams = new Set<ReadableStreamDefaultController>();

/** Mocks the responses to exports, and prevents downloads. Ends those that still run after the story. */
function mockExports(response: ResponseBody) {
  return () => {
    saved.length = 0;
    requestedFormats.length = 0;
    streams.clear();
    const list = respondWithRows(managePolicies, 312);
    const restore = respondWith((url, request) => {
      const accept = request.headers.get("accept") ?? "";
      if (accept === "application/json") return list(url, request);
      requestedFormats.push(accept);
      return response(url, request);
    })();
    const { click } = HTMLAnchorElement.prototype;
    HTMLAnchorElement.prototype.click = function put() {
      if (this.download) saved.push(this.download);
      else click.call(this);
    };
    return () => {
      HTMLAnchorElement.prototype.click = click;
      restore();
      // Otherwise, it would take the place of one in the next story.
      for (const stream of streams) stream.error(new Error("The story has ended."));
    };
  };
}

const headers = {
  "content-type": "text/csv",
  "content-disposition": 'attachment; filename="policies-2026-03-16.csv"',
  [exportRowsHeader]: "312",
};

/** Creates a streaming response that is continued by `then`. */
function streamingResponse(then: (controller: ReadableStreamDefaultController) => void): Response {
  let isBegun = false;
  const body = new ReadableStream({
    start: (controller) => void streams.add(controller),
    pull(controller) {
      if (isBegun) return then(controller);
      isBegun = true;
      controller.enqueue(new TextEncoder().encode("Policy number\n".repeat(200)));
    },
  });
  return new Response(body, { headers });
}

async function exportAs(format: string) {
  await screen.findAllByRole("button", { name: /^View / });
  // If the button doesn't fit, 'More' has its items.
  const button =
    screen.queryByRole("button", { name: "Export" }) ?? screen.getByRole("button", { name: "More" });
  await userEvent.click(button);
  await userEvent.click(await screen.findByRole("menuitem", { name: new RegExp(`${format}$`) }));
}

export const Saved: Story = {
  beforeEach: mockExports(() => streamingResponse((controller) => controller.close())),
  play: async () => {
    await exportAs("CSV");
    await expect(await screen.findByText("policies-2026-03-16.csv saved, 312 rows.")).toBeInTheDocument();
    await expect(saved).toEqual(["policies-2026-03-16.csv"]);
    await expect(requestedFormats).toEqual([exportFormats.csv.mediaType]);
    await waitFor(() => expect(screen.queryByRole("progressbar")).not.toBeInTheDocument());
  },
};

/** An export that continues until it is canceled. */
const runningExport = mockExports((_url, { signal }) =>
  streamingResponse(
    (controller) =>
      new Promise<void>((resolve) => {
        signal.addEventListener("abort", () => {
          controller.error(signal.reason);
          resolve();
        });
      }),
  ),
);

export const InProgress: Story = {
  beforeEach: runningExport,
  play: async () => {
    await exportAs("CSV");
    await expect(
      await screen.findByRole("progressbar", { name: "Exporting Policies as CSV" }),
    ).toBeInTheDocument();
    await expect(await screen.findByText(/· 312 rows · 2.7 kB · 0:0\d$/)).toBeInTheDocument();
    await exportAs("XLSX");
    await waitFor(() => expect(screen.getAllByRole("progressbar")).toHaveLength(2));
    const [cancel] = screen.getAllByRole("button", { name: "Cancel" });
    if (!cancel) throw new Error("The export cannot be canceled.");
    await userEvent.click(cancel);
    await expect(
      await screen.findByText("The export of Policies was canceled. No file was saved."),
    ).toBeInTheDocument();
    await expect(screen.getAllByRole("progressbar")).toHaveLength(1);
    await userEvent.click(screen.getByRole("button", { name: "Cancel" }));
    await waitFor(() => expect(screen.queryByRole("progressbar")).not.toBeInTheDocument());
    await expect(saved).toEqual([]);
  },
};

/** Ends the wait in the server's queue. */
let startQueued = () => {};

export const Queued: Story = {
  beforeEach: mockExports(
    () =>
      new Response(
        new ReadableStream({
          start(controller) {
            startQueued = () => {
              controller.enqueue(new TextEncoder().encode("Policy number\n"));
              startQueued = () => controller.close();
            };
          },
        }),
        { headers: { ...headers, [exportStateHeader]: exportQueued } },
      ),
  ),
  play: async () => {
    await exportAs("CSV");
    await expect(await screen.findByText("Queued")).toBeInTheDocument();
    await expect(screen.getByText("It starts when other exports finish.")).toBeInTheDocument();
    await expect(screen.getByRole("button", { name: "Cancel" })).toBeInTheDocument();
    startQueued();
    await expect(await screen.findByText("In progress")).toBeInTheDocument();
    await expect(screen.queryByText("Queued")).not.toBeInTheDocument();
    startQueued();
    await expect(await screen.findByText("policies-2026-03-16.csv saved, 312 rows.")).toBeInTheDocument();
  },
};

export const QueuedInTheBrowser: Story = {
  beforeEach: runningExport,
  play: async () => {
    for (const format of ["CSV", "XLSX", "PDF"]) await exportAs(format);
    await waitFor(() => expect(screen.getAllByText("In progress")).toHaveLength(2));
    await expect(await screen.findAllByText("Queued")).toHaveLength(1);
    await expect(requestedFormats).toHaveLength(2);
    const cancelFirst = async () => {
      const [first, ...others] = screen.getAllByRole("button", { name: "Cancel" });
      if (!first) throw new Error("The export cannot be canceled.");
      await userEvent.click(first);
      await waitFor(() => expect(screen.queryAllByRole("button", { name: "Cancel" })).toEqual(others));
    };
    await cancelFirst();
    await waitFor(() => expect(requestedFormats).toHaveLength(3));
    await waitFor(() => expect(screen.queryByText("Queued")).not.toBeInTheDocument());
    await cancelFirst();
    await cancelFirst();
    await waitFor(() => expect(screen.queryByRole("progressbar")).not.toBeInTheDocument());
  },
};

export const QueueFull: Story = {
  beforeEach: mockExports(() =>
    Response.json(
      {
        message:
          "The export queue is full because many people are exporting right now. Try again in a minute.",
      },
      { status: 429, headers: { "retry-after": "30" } },
    ),
  ),
  play: async () => {
    await exportAs("CSV");
    await expect(await screen.findByText(/no file was saved\. The export queue is full/)).toBeInTheDocument();
    await expect(saved).toEqual([]);
  },
};

export const Interrupted: Story = {
  beforeEach: mockExports(() =>
    streamingResponse((controller) => controller.error(new TypeError("network error"))),
  ),
  play: async () => {
    await exportAs("CSV");
    await expect(
      await screen.findByText("The export failed and no file was saved. network error"),
    ).toBeInTheDocument();
    await expect(saved).toEqual([]);
  },
};

export const TooManyRows: Story = {
  beforeEach: mockExports((_url, request) =>
    request.headers.get("accept") === exportFormats.pdf.mediaType
      ? Response.json(
          {
            message:
              "312,000 rows match, but PDF supports up to 20,000. Narrow the filters, or export as CSV or XLSX.",
          },
          { status: 422 },
        )
      : streamingResponse((controller) => controller.close()),
  ),
  play: async () => {
    await exportAs("PDF");
    await expect(await screen.findByText(/PDF supports up to 20,000/)).toBeInTheDocument();
    await expect(screen.getByRole("button", { name: "As XLSX" })).toBeInTheDocument();
    await userEvent.click(screen.getByRole("button", { name: "As CSV" }));
    await expect(await screen.findByText("policies-2026-03-16.csv saved, 312 rows.")).toBeInTheDocument();
    await expect(requestedFormats).toEqual([exportFormats.pdf.mediaType, exportFormats.csv.mediaType]);
    await expect(screen.queryByText(/A PDF holds/)).not.toBeInTheDocument();
  },
};
