import type { Named, NamedOf } from "../language/marks.ts";
import type { ListScreen } from "../list-screen.ts";
import { table } from "./generated/table.ts";
import type { NameMark, ReferenceNode } from "./reference-table.ts";

/** A name in a screen: of a field, a filter, an endpoint, or another thing outside or inside of the screen. */
export interface Reference {
  /** Its path, such as `columns[3].field`. */
  readonly path: string;
  readonly names: Named;
  readonly of: NamedOf;
  readonly name: string;
  /** The object that has the keyword. A name that stands for an object has none of its keywords. */
  readonly owner: Readonly<Record<string, unknown>>;
  /** The path of what can be left out if the name no longer exists. */
  readonly drop?: string;
}

/** Where the walk through a screen is. */
interface Position {
  readonly path: string;
  readonly of: NamedOf;
  readonly owner: Readonly<Record<string, unknown>>;
  readonly ownerPath: string;
}

const parameter = /:([A-Za-z]+)/g;

/** Everything that a valid screen names, in the order of the language's keywords. */
export function references(screen: ListScreen): readonly Reference[] {
  return within(screen, table.screen, { path: "", of: "list", owner: {}, ownerPath: "" });
}

function within(value: unknown, declared: ReferenceNode, at: Position): Reference[] {
  const node = declared.ref === undefined ? declared : (table.shared[declared.ref] ?? {});
  const of = declared.of ?? at.of;
  if (typeof value === "string") return node.text ? named(value, node.text, { ...at, of }) : [];
  if (typeof value !== "object" || value === null) return [];
  const { each, eachKey, keywords } = node;
  if (Array.isArray(value))
    return each ? value.flatMap((one, index) => within(one, each, entryAt(index, each, { ...at, of }))) : [];
  const inside = { of, owner: { ...value }, ownerPath: at.path };
  const child = (key: string) => ({ ...inside, path: at.path === "" ? key : `${at.path}.${key}` });
  return [
    ...Object.entries(keywords ?? {}).flatMap(([key, one]) =>
      Object.hasOwn(value, key) ? within(Reflect.get(value, key), one, child(key)) : [],
    ),
    ...Object.entries(each || eachKey ? value : {}).flatMap(([key, one]) => [
      ...(eachKey ? named(key, eachKey, child(key)) : []),
      ...(each ? within(one, each, child(key)) : []),
    ]),
  ];
}

/** A name in a list belongs to the object with the list; one in place of an object is on its own. */
function entryAt(index: number, { ref, keywords }: ReferenceNode, list: Position): Position {
  const path = `${list.path}[${index}]`;
  return ref || keywords ? { ...list, path, owner: {}, ownerPath: path } : { ...list, path };
}

function named(
  text: string,
  mark: NameMark,
  { path, of: inherited, owner, ownerPath }: Position,
): Reference[] {
  const { names, of = inherited, drop, except } = mark;
  const dropped = drop && { drop: drop === "name" ? path : ownerPath };
  const one = (name: string, what: Reference["names"]) => ({
    path,
    names: what,
    of,
    name,
    owner,
    ...dropped,
  });
  if (text === except) return [];
  if (names === "sortField") return [one(text.replace(/^-/, ""), names)];
  const fields = names === "link" ? [...text.matchAll(parameter)].flatMap(([, name]) => name ?? []) : [];
  return [
    one(text, names),
    ...fields.filter((name) => name !== "id").map((name) => one(name, "addressField")),
  ];
}
