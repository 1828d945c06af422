import { idKinds } from "../screens/routes.ts";

/** What ids look like; a longer one is none. */
const patterns = {
  guid: /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i,
  outside: /^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/,
  screen: /^(?!.{61})[a-z0-9]+(-[a-z0-9]+)*$/,
};

/** Whether every id of an address looks like one, so that it may stand in a request's path. */
export function areIds(params: Readonly<Record<string, string | undefined>>): boolean {
  return Object.entries(params).every(([name, value]) => {
    return name === "*" || (isIdName(name) && value !== undefined && isId(name, value));
  });
}

/** Whether a text looks like the ids that stand under that name. */
export function isId(name: keyof typeof idKinds, value: string): boolean {
  return patterns[idKinds[name]].test(value);
}

function isIdName(name: string): name is keyof typeof idKinds {
  return Object.hasOwn(idKinds, name);
}
