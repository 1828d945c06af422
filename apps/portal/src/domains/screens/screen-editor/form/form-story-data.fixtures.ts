import { typeGuids } from "@portico/contract";
import { checkScreen } from "@portico/portal-config/check";
import type { ResponseBody } from "@portico/renderer/testing";
import { userEvent, within } from "storybook/test";
import { signedIn } from "../../../../shell/signed-in.fixtures.ts";
import { json } from "../../../accounts/sign-in/sign-in-responses.fixtures.ts";
import { isJsonObject, type JsonObject } from "./document/document.ts";

const byState = (rows: readonly unknown[]): ResponseBody => {
  return ({ searchParams }) => Response.json(["FL", null].includes(searchParams.get("state")) ? rows : []);
};

/** Someone who may write screens is signed in, and the lookups answer: counties and cities of Florida alone. */
export const atWork = signedIn(
  {
    name: "Ada Minister",
    roles: ["administrator", "agent"],
    claims: ["admin.Policy", "view.Policy"],
  },
  {
    "/api/Carriers": json(["Ambetter", "Florida Blue", "Oscar"].map((name) => ({ id: name, name }))),
    "/api/States": json([
      { id: "1", name: "Florida", code: "FL" },
      { id: "2", name: "Texas", code: "TX" },
    ]),
    [`/api/TypeGeneric/${typeGuids.unpaidStatus}`]: json(
      ["New", "Promise to Pay", "Will Not Pay"].map((name) => ({ id: name, name, code: null })),
    ),
    "/api/Counties": byState([{ id: "1", name: "Miami-Dade" }]),
    "/api/Cities": byState(["Miami", "Tampa"].map((name) => ({ id: name, name }))),
  },
);

/** What the form has written so far. */
export function written(canvasElement: HTMLElement): JsonObject {
  const text = canvasElement.querySelector<HTMLElement>("[data-document]")?.dataset.document;
  const document: unknown = JSON.parse(text ?? "null");
  return isJsonObject(document) ? document : {};
}

/** The problems of the document. */
export const problemsOf = (canvasElement: HTMLElement) =>
  checkScreen(written(canvasElement), { isCustomScreen: true });

/** A part of the form, by its heading. */
export const part = (canvas: ReturnType<typeof within>, name: string) =>
  within(canvas.getByRole("region", { name }));

type Canvas = ReturnType<typeof within>;

/** Enters another text. */
export async function retype(field: HTMLElement, text: string) {
  await userEvent.clear(field);
  await userEvent.type(field, text);
}

/** Expands or collapses the settings of an entry, by its label. */
export async function toggle(of: Canvas, label: string) {
  const [summary] = of.getAllByText(label, { selector: "summary *" });
  if (!summary) throw new Error(`There is no ${label}.`);
  await userEvent.click(summary);
}

/** Adds an option to a list, by typing its name. */
export async function addTo(of: Canvas, label: string, name: string) {
  const input = of.getByRole("combobox", { name: label });
  await userEvent.type(input, name);
  const list = within(await within(document.body).findByRole("listbox", { name: label }));
  await userEvent.click(await list.findByText(name));
}
