import { MessagesProvider } from "@portico/ui/messages";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { actionKinds } from "../actions/buttons/action-kinds.ts";
import { signInWith } from "../example-host.fixtures.ts";
import { InHost } from "../in-host.fixtures.tsx";
import { noServer } from "../list/list-story.fixtures.ts";
import { ScreenPages, type ScreenPagesProps } from "../list/screen-pages.fixtures.tsx";
import { endpointAt, type ResponseBody, respondWith, respondWithRows } from "../responses.fixtures.ts";
import { findEnglish } from "./english-texts.fixtures.ts";
import { spanishHost, spanishScreen } from "./spanish-screen.fixtures.ts";

function SpanishPages(props: ScreenPagesProps) {
  return (
    <MessagesProvider language="es">
      <InHost host={spanishHost}>
        <ScreenPages {...props} />
      </InHost>
    </MessagesProvider>
  );
}

/** Loads the code of the actions, signs in, and mocks the server. */
function openApp(overrides: Readonly<Record<string, ResponseBody>> = {}) {
  return async () => {
    await Promise.all(
      Object.values(actionKinds).map((kind) => ("dialog" in kind ? kind.dialog() : kind.run())),
    );
    const signOut = signInWith({ roles: ["agent", "administrator"], claims: ["view.Lead", "admin.Lead"] });
    const rows = respondWithRows(spanishScreen, 312);
    const restore = respondWith((url, request) => {
      const id = endpointAt(request.method, url.pathname) ?? "";
      if (id === "preferences.get") return new Response(null, { status: 204 });
      return overrides[id]?.(url, request) ?? rows(url, request);
    })();
    return () => {
      restore();
      signOut();
    };
  };
}

const meta = {
  title: "Screens/In Spanish",
  component: SpanishPages,
  args: { screen: spanishScreen },
  parameters: { layout: "fullscreen" },
  beforeEach: openApp(),
} satisfies Meta<typeof SpanishPages>;
export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const rowOf = async (canvas: Canvas) => {
  const grid = await canvas.findByRole("grid", { name: spanishScreen.title });
  await waitFor(() => expect(grid).not.toHaveAttribute("aria-busy"));
  const [, first] = within(grid).getAllByRole("row");
  if (!first) throw new Error("There is no row.");
  return first;
};

async function expectNoEnglish() {
  await waitFor(() => expect(findEnglish(document.body)).toEqual([]));
}

/** Nothing of the list is in English: neither its texts nor the names of its parts. */
export const List: Story = {
  play: async ({ canvas }) => {
    await rowOf(canvas);
    await expect(canvas.getByText(/contiene «ana»/)).toBeVisible();
    await expectNoEnglish();
  },
};

const dialogs = [
  "Cambiar estado",
  "Editar",
  "Borrar resultado",
  "Notas",
  "Historial",
  "Asignar",
  "Subir prospectos",
];

const openDialog = () => document.querySelector("[role=dialog], [role=alertdialog]");

/** Presses a button of the toolbar, which may be in its menu. */
async function pressToolbarButton(canvas: Canvas, label: string) {
  const toolbar = within(canvas.getByRole("group", { name: `Acciones de ${spanishScreen.title}` }));
  const button = toolbar.queryByRole("button", { name: label });
  if (button) return userEvent.click(button);
  await userEvent.click(toolbar.getByRole("button", { name: "Más" }));
  await userEvent.click(await screen.findByRole("menuitem", { name: label }));
}

/** Nor are the dialogs of its actions. */
export const Dialogs: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await rowOf(canvas));
    await expectNoEnglish();
    for (const label of dialogs) {
      await pressToolbarButton(canvas, label);
      await waitFor(() => expect(openDialog()).toBeVisible(), { timeout: 5000 });
      await waitFor(() => expect(openDialog()?.querySelector("[aria-busy=true]")).toBeNull());
      await expectNoEnglish();
      await userEvent.keyboard("{Escape}");
      await waitFor(() => expect(openDialog()).toBeNull());
    }
  },
};

/** Nor are its menus, the choice of columns and the dialog of a view. */
export const Tools: Story = {
  play: async ({ canvas }) => {
    await rowOf(canvas);
    await userEvent.click(canvas.getByRole("button", { name: "Columnas" }));
    await expectNoEnglish();
    await userEvent.keyboard("{Escape}");
    await userEvent.click(await canvas.findByRole("button", { name: /^Vista/ }));
    await expectNoEnglish();
    await userEvent.click(await screen.findByRole("menuitem", { name: /^Guardar/ }));
    await screen.findByRole("dialog", { name: "Guardar vista" }, { timeout: 5000 });
    await expectNoEnglish();
  },
};

/** Nor is what is shown when the server fails. */
export const Failed: Story = {
  beforeEach: openApp({ "leads.list": () => noServer.clone() }),
  play: async ({ canvas }) => {
    await canvas.findByRole("button", { name: "Reintentar" });
    await expectNoEnglish();
  },
};

/** Nor is a list without rows. */
export const Empty: Story = {
  beforeEach: openApp({ "leads.list": () => Response.json({ data: [], totalRecords: 0, totalPages: 0 }) }),
  play: async ({ canvas }) => {
    await canvas.findByText("No hay datos");
    await expectNoEnglish();
  },
};

/** Nor is the page of a record, with notes and history. */
export const Details: Story = {
  args: { isDetail: true },
  play: async ({ canvas }) => {
    await canvas.findByText("Código postal");
    await canvas.findAllByText("Notas");
    await expectNoEnglish();
  },
};
