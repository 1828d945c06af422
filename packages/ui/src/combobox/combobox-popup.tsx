"use client";

import type { RefObject } from "react";
import { Button } from "../button/button.js";
import { Spinner } from "../button/spinner.js";
import { Floating } from "../floating/floating.js";
import { useMessages } from "../messages/use-messages.js";
import { ComboboxList } from "./combobox-list.js";
import type { ComboboxOption } from "./combobox-option.js";
import type { SearchState } from "./use-search.js";

interface ComboboxPopupProps {
  anchor: RefObject<Element | null>;
  listId: string;
  label: string | undefined;
  found: SearchState & { retry: () => void };
  activeIndex: number;
  chosenValue: string | undefined;
  onActivate: (index: number) => void;
  onChoose: (option: ComboboxOption) => void;
}

/** What opens under the field: the options, or why there are none. */
export function ComboboxPopup({ anchor, listId, found, ...list }: ComboboxPopupProps) {
  const { combobox: texts } = useMessages();
  const { status, options, retry } = found;
  const hasOptions = options.length > 0;
  return (
    // As wide as the field, however wide that is; wider, within bounds, where a label needs it.
    <Floating anchor={anchor} isAnchorWide={true} style={{ maxWidth: "min(24rem, calc(100vw - 1rem))" }}>
      {/* A press in here leaves the focus in the text field. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it takes no press of its own */}
      <div
        onMouseDown={(event) => event.preventDefault()}
        className="ui:max-h-(--portico-room) ui:w-full ui:overflow-hidden ui:rounded-lg ui:border ui:border-border ui:bg-surface-raised ui:text-form ui:text-fg ui:shadow-float"
      >
        {hasOptions && (
          <ComboboxList {...list} id={listId} options={options} isStale={status === "loading"} />
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
