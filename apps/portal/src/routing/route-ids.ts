import { idKinds } from "../screens/routes.ts";

/** The formats of ids, with a maximum length. */
const patterns = {
  guid: /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i,
  external: /^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/,
  screen: /^(?!.{61})[a-z0-9]+(-[a-z0-9]+)*$/,
};

/** Whether all ids in a path are well-formed, so that they can be used in request URLs. */
export function areIds(params: Readonly<Record<string, string | undefined>>): boolean {
  return Object.entries(params).every(([name, value]) => {
    return name === "*" || (isIdName(name) && value !== undefined && isId(name, value));
  });
}

/** Whether a value has the format of the ids with this parameter name. */
export function isId(name: keyof typeof idKinds, value: string): boolean {
  return patterns[idKinds[name]].test(value);
}

function isIdName(name: string): name is keyof typeof idKinds {
  return Object.hasOwn(idKinds, name);
}
