import type { MenuItem } from "./menu-item.js";

/** Consecutive items of a menu with the same heading, or a line if it has no members. */
export interface ItemGroup {
  /** Unique in the menu. */
  id: string;
  group: string | undefined;
  members: MenuItem[];
}

/** Joins consecutive items with the same heading. */
export function groupedItems(items: readonly (MenuItem | "separator")[]): ItemGroup[] {
  const groups: ItemGroup[] = [];
  for (const item of items) {
    const last = groups.at(-1);
    const id = String(groups.length);
    if (item === "separator") groups.push({ id, group: undefined, members: [] });
    else if (last && last.members.length > 0 && last.group === item.group) last.members.push(item);
    else groups.push({ id, group: item.group, members: [item] });
  }
  return groups;
}
