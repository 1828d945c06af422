"use client";

import { Button } from "../button/button.js";
import { Plus } from "../icons/index.js";
import { Menu } from "../menu/menu.js";
import { useMessages } from "../messages/use-messages.js";
import type { Filter } from "./filter.js";
import { filterKey } from "./filter-values.js";

interface AddFilterProps {
  /** The filters without a chip. */
  filters: readonly Filter[];
  /** Called with the key of the filter to show. */
  onAdd: (key: string) => void;
}

/** A menu of the filters that have no chip yet. Narrow containers have them in a sheet. */
export function AddFilter({ filters, onAdd }: AddFilterProps) {
  const { filters: texts } = useMessages();
  if (filters.length === 0) return null;
  return (
    <Menu
      data-add-filter=""
      className="ui:@max-3xl:hidden ui:print:hidden"
      items={filters.map((filter) => ({
        id: filterKey(filter),
        label: filter.label,
        onPress: () => onAdd(filterKey(filter)),
      }))}
      trigger={
        <Button size="sm" variant="ghost" icon={<Plus size={16} aria-hidden="true" />}>
          {texts.add}
        </Button>
      }
    />
  );
}
