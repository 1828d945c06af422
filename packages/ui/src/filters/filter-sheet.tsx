"use client";

import { useRef } from "react";
import { Button } from "../button/button.js";
import { Sheet } from "../dialog/sheet.js";
import { useMessages } from "../messages/use-messages.js";
import { blurIn } from "./blur-in.js";
import type { Filter } from "./filter.js";
import { FilterControl, type FilterControlProps } from "./filter-control.js";
import { filterKey } from "./filter-values.js";

export interface FilterSheetProps {
  isOpen: boolean;
  onOpenChange: (change: { isOpen: boolean }) => void;
  filters: readonly Filter[];
  /** The props of all inputs. */
  control: Omit<FilterControlProps, "filter">;
  onClear: () => void;
}

/** All filters of a list in a sheet, for narrow screens. They apply while the user changes them. */
export function FilterSheet({ isOpen, onOpenChange, filters, control, onClear }: FilterSheetProps) {
  const { filters: texts } = useMessages();
  const form = useRef<HTMLFormElement>(null);
  return (
    <Sheet
      title={texts.label}
      isOpen={isOpen}
      onOpenChange={(change) => {
        // Its text is applied before it closes.
        blurIn(form.current);
        onOpenChange(change);
      }}
      footer={
        <>
          <Button variant="ghost" onClick={onClear}>
            {texts.clear}
          </Button>
          <Button variant="primary" onClick={() => onOpenChange({ isOpen: false })}>
            {texts.done}
          </Button>
        </>
      }
    >
      <form
        ref={form}
        aria-label={texts.label}
        onSubmit={(event) => event.preventDefault()}
        className="ui:flex ui:flex-col ui:gap-4"
      >
        {filters.map((filter) => (
          <FilterControl key={filterKey(filter)} filter={filter} {...control} />
        ))}
      </form>
    </Sheet>
  );
}
