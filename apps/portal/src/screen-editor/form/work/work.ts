import { allows, type Endpoint, endpoints, type Rights } from "@portico/contract";
import type { ScreenAction } from "@portico/portal-config";
import { freeId, type Offered, type OfferedHeader, type OfferedParts } from "@portico/portal-config/starting";
import { isSame, isWords, listOf, textOf, type Words, withWord, wordOf } from "../document.ts";
import { withSelection } from "./selection.ts";

/** Where an action stands: a button of the list, or of each row. */
export type ActionPlace = "actions" | "rowActions";

const contract: Readonly<Record<string, Endpoint>> = endpoints;

/** What every list can do, whatever other screens over it do. */
const exportOfAll: ScreenAction = {
  kind: "export",
  id: "export",
  label: "Export",
  icon: "download",
  formats: ["xlsx", "csv"],
};

/** The actions that somebody may hand on: those whose calls they may make. What opens a detail comes with that. */
export function actionOffers(
  offers: OfferedParts,
  place: ActionPlace,
  rights: Rights,
): readonly Offered<ScreenAction>[] {
  const found = offers[place].filter(({ part }) => part.kind !== "detail" && mayCall(part, rights));
  const hasExport = found.some(({ part }) => part.kind === "export");
  return place === "rowActions" || hasExport ? found : [...found, { from: "", part: exportOfAll }];
}

function mayCall(part: ScreenAction, rights: Rights): boolean {
  if (!("endpoint" in part)) return true;
  const call = Object.hasOwn(contract, part.endpoint) ? contract[part.endpoint] : undefined;
  return call !== undefined && allows(call.access, rights);
}

/**
 * The offer that an action of a document was taken from; undefined where it is another. Ids do not count, nor what its
 * button says, unless two offers differ in that alone.
 */
export function offerOf(
  raw: unknown,
  offers: readonly Offered<ScreenAction>[],
): Offered<ScreenAction> | undefined {
  if (!isWords(raw)) return undefined;
  const isLike = (ignored: readonly string[]) => {
    const said = without(raw, ignored);
    return ({ part }: Offered<ScreenAction>) => isSame(without({ ...part }, ignored), said);
  };
  return offers.find(isLike(["id"])) ?? offers.find(isLike(["id", "label"]));
}

function without(words: Words, ignored: readonly string[]): Words {
  return ignored.reduce((rest, word) => withWord(rest, word, undefined), words);
}

/** The document with an action whose button says something else. */
export function withActionLabel(document: Words, place: ActionPlace, index: number, label: string): Words {
  const actions = listOf(document, place) ?? [];
  const action = actions[index];
  return isWords(action)
    ? withWord(document, place, actions.with(index, withWord(action, "label", label)))
    : document;
}

/** The document with an action taken over, the form that it opens, and rows that can be selected for it. */
export function withAction(
  document: Words,
  place: ActionPlace,
  { part, form }: Offered<ScreenAction>,
  offers: OfferedParts,
): Words {
  const before = listOf(document, place) ?? [];
  const taken = before.map((raw) => textOf(wordOf(raw, "id")));
  const action = { ...part, id: freeId(part.id, taken) };
  const forms = listOf(document, "forms");
  const hasForm = !form || !forms || forms.some((one) => wordOf(one, "id") === form.id);
  const withForm = hasForm ? document : withWord(document, "forms", [...forms, form]);
  return withActions(withForm, place, [...before, action], offers);
}

/** The document with these actions, without forms that none of them opens any more. */
export function withActions(
  document: Words,
  place: ActionPlace,
  actions: readonly unknown[],
  offers: OfferedParts,
): Words {
  const next = withWord(document, place, actions.length === 0 ? undefined : actions);
  const selected = (listOf(next, "actions") ?? []).map((raw) => knownAction(raw, offers));
  return withSelection(withoutIdleForms(next), selected);
}

function knownAction(raw: unknown, offers: OfferedParts): ScreenAction | undefined {
  const all = [...offers.actions, { from: "", part: exportOfAll }];
  return offerOf(raw, all)?.part;
}

function withoutIdleForms(document: Words): Words {
  const forms = listOf(document, "forms");
  if (!forms || forms.length === 0) return document;
  const actions = (["actions", "rowActions"] as const).flatMap((place) => listOf(document, place) ?? []);
  const opened = actions.map((raw) => wordOf(raw, "form"));
  const rest = forms.filter((form) => opened.includes(wordOf(form, "id")));
  return withWord(document, "forms", rest.length === 0 ? undefined : rest);
}

/** The document with what stands above its list, and the call that fills that; undefined takes both away. */
export function withHeader(document: Words, header: OfferedHeader | undefined): Words {
  const calls = wordOf(document, "endpoints");
  const next = withWord(document, "header", header?.header);
  return isWords(calls) ? withWord(next, "endpoints", withWord(calls, "summary", header?.summary)) : next;
}

/** What a document's action says of itself, where the form does not know it. */
export function labelOfAction(raw: unknown): string {
  return textOf(wordOf(raw, "label")) || textOf(wordOf(raw, "id"));
}
