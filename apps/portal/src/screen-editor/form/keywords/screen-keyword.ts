import { type Keyword, type ObjectType, screenKeywords } from "@portico/portal-config/keywords";

/** A keyword of a screen. */
export function screenKeyword(name: string): Keyword {
  const keyword = screenKeywords.find(({ key }) => key === name);
  if (!keyword) throw new Error(`\`${name}\` is not a keyword of a screen.`);
  return keyword;
}

/** The entries of a screen's list, such as `columns`. */
export function entryType(name: string): ObjectType {
  const { type } = screenKeyword(name);
  if (type.kind !== "list" || type.of.kind !== "object")
    throw new Error(`\`${name}\` is not a list of objects.`);
  return type.of;
}
