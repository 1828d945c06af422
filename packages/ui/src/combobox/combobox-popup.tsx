"use client";

import type { RefObject } from "react";
import { Button } from "../button/button.js";
import { Spinner } from "../button/spinner.js";
import { Floating } from "../floating/floating.js";
import { useComboboxMessages } from "../messages/use-combobox-messages.js";
import { ComboboxList, type ComboboxListProps } from "./combobox-list.js";
import type { SearchState } from "./use-search.js";

interface ComboboxPopupProps extends Omit<ComboboxListProps, "id" | "options" | "isLoading"> {
  anchor: RefObject<Element | null>;
  listId: string;
  found: SearchState & { retry: () => void };
}

/** The popup under the field: the options, or why there are none. */
export function ComboboxPopup({ anchor, listId, found, ...list }: ComboboxPopupProps) {
  const texts = useComboboxMessages();
  const { status, options, retry } = found;
  const hasOptions = options.length > 0;
  return (
    // At least as wide as the field, and wider up to a limit if a label needs it.
    <Floating anchor={anchor} isAnchorWide={true} style={{ maxWidth: "min(24rem, calc(100vw - 1rem))" }}>
      {/* Clicks in the popup do not move the focus out of the text field. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only prevents the default */}
      <div
        onMouseDown={(event) => event.preventDefault()}
        className="ui:max-h-(--portico-available-height) ui:w-full ui:overflow-hidden ui:rounded-lg ui:border ui:border-border ui:bg-surface-raised ui:text-form ui:text-fg ui:shadow-float"
      >
        {hasOptions && (
          <ComboboxList {...list} id={listId} options={options} isLoading={status === "loading"} />
        )}
        {!hasOptions && status === "loading" && (
          <p className="ui:flex ui:items-center ui:gap-2 ui:px-3.5 ui:py-2.5 ui:text-table ui:text-fg-muted">
            <Spinner />
            {texts.loading}
          </p>
        )}
        {!hasOptions && status === "loaded" && (
          <p className="ui:px-3.5 ui:py-2.5 ui:text-table ui:text-fg-muted">{texts.noMatches}</p>
        )}
        {status === "failed" && (
          <div className="ui:flex ui:items-center ui:justify-between ui:gap-3 ui:py-1.5 ui:ps-3.5 ui:pe-2 ui:text-table">
            <span className="ui:text-danger-fg">{texts.failed}</span>
            <Button size="sm" variant="ghost" onClick={retry}>
              {texts.retry}
            </Button>
          </div>
        )}
      </div>
    </Floating>
  );
}
