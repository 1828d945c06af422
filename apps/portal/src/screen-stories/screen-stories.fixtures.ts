import { presetClaims, roles } from "@portico/contract";
import type { ListScreen } from "@portico/portal-config";
import { endpointAt, type ResponseBody, respondWith, respondWithRows } from "@portico/renderer/testing";
import type { StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { screens } from "../screens/index.ts";
import { signInAs } from "../session/sign-in-as.fixtures.ts";
import type { ScreenStory } from "./screen-story.fixtures.tsx";

type Canvas = ReturnType<typeof within>;
type Story = StoryObj<typeof ScreenStory>;

/** The stories of a declared screen. `detail` and `page` apply only to screens with details or a detail page. */
export interface ScreenStories {
  readonly rows: Story;
  readonly loading: Story;
  readonly empty: Story;
  readonly failed: Story;
  readonly detail: Story;
  readonly page: Story;
}

const away = "The database is away; try again in a moment.";
const rowsPerPage = 10;

/** Creates the stories of a screen. `detail` opens the details of the first row, and `page` renders the detail page. */
export function screenStories(id: string): ScreenStories {
  const screen = screens.find((one) => one.id === id);
  if (!screen) throw new Error(`There is no screen ${id}; its stories are of before it went.`);
  const { detail } = screen;
  const rows = respondWithRows(screen, 312);
  const story = (response: ResponseBody, play: NonNullable<Story["play"]>): Story => {
    return { args: { screen }, beforeEach: signedIn(response), play };
  };
  /** Mocks the list with this response, and generates sample responses for other endpoints. */
  const withList = (response: ResponseBody): ResponseBody => {
    const { list } = screen.endpoints;
    return (url, request) =>
      (endpointAt(request.method, url.pathname) === list ? response : rows)(url, request);
  };
  return {
    rows: story(rows, async ({ canvas }) => {
      const table = await findTable(canvas, screen);
      await waitFor(() => expect(table).not.toHaveAttribute("aria-busy"));
      await expect(within(table).getAllByRole("row").length).toBeGreaterThan(rowsPerPage);
      await expect(table).not.toHaveTextContent(/undefined|\[object|NaN/);
    }),
    loading: story(
      withList(() => new Promise(() => {})),
      async ({ canvas }) => {
        await expect(await findTable(canvas, screen)).toHaveAttribute("aria-busy", "true");
      },
    ),
    empty: story(respondWithRows(screen, 0), async ({ canvas }) => {
      const table = await findTable(canvas, screen);
      await expect(await within(table).findByText(screen.empty)).toBeVisible();
    }),
    failed: story(
      withList(() => Response.json({ message: away }, { status: 503 })),
      async ({ canvas }) => {
        await expect(await canvas.findByText(away)).toBeVisible();
        await expect(canvas.getByRole("button", { name: "Try again" })).toBeVisible();
      },
    ),
    detail: story(rows, async ({ canvas, canvasElement }) => {
      const label = screen.rowActions?.find(({ kind }) => kind === "detail")?.label ?? "";
      const [open] = await canvas.findAllByRole("button", { name: new RegExp(`^${label} `) });
      if (!open) throw new Error("No row opens a detail.");
      await userEvent.click(open);
      const page = within(canvasElement.ownerDocument.body);
      const name = detail?.personFields ? / · ./ : new RegExp(`^${detail?.title}`);
      const shown = await page.findByRole(detail?.as === "sheet" ? "region" : "dialog", { name });
      await expect((await within(shown).findAllByRole("definition")).length).toBeGreaterThan(0);
    }),
    page: {
      ...story(rows, async ({ canvas }) => {
        await expect((await canvas.findAllByRole("definition")).length).toBeGreaterThan(0);
        await expect(canvas.getByRole("heading", { level: 1 })).toBeVisible();
      }),
      args: { screen, isDetail: true },
    },
  };
}

/** Finds the list's table. Its role is `grid` if rows can be selected. */
function findTable(canvas: Canvas, { title, selection }: ListScreen) {
  const isGrid = selection !== undefined && selection.mode !== "none";
  return canvas.findByRole(isGrid ? "grid" : "table", { name: title });
}

/** Signs in a user with all roles and claims for the duration of a story. */
function signedIn(response: ResponseBody) {
  return () => {
    const restore = respondWith(response)();
    const signOut = signInAs({ name: "Mara Lindqvist", roles, claims: presetClaims });
    return () => {
      signOut();
      restore();
    };
  };
}
