"use client";

import { type FormEvent, useState } from "react";
import { useLocale } from "../format-provider/use-locale.js";
import { useIsHydrated } from "../hydration/use-is-hydrated.js";
import { useMessages } from "../messages/use-messages.js";
import { typedPage } from "./pages.js";

interface PageNumberProps {
  pageNumber: number;
  pages: number;
  onGoTo: (page: number) => void;
  isDisabled: boolean;
}

/** The current page as an editable field. */
export function PageNumber({ pageNumber, pages, onGoTo, isDisabled }: PageNumberProps) {
  const { pager: texts } = useMessages();
  const locale = useLocale();
  const isHydrated = useIsHydrated();
  const [typed, setTyped] = useState<string>();
  const commit = () => {
    const page = typed === undefined ? undefined : typedPage(typed, pages);
    setTyped(undefined);
    if (page !== undefined && page !== pageNumber) onGoTo(page);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    commit();
  };
  return (
    <form onSubmit={submit} className="ui:flex ui:items-center ui:gap-1.5 ui:px-1">
      <input
        aria-label={texts.page}
        inputMode="numeric"
        autoComplete="off"
        disabled={isDisabled}
        value={typed ?? String(pageNumber)}
        onChange={(event) => setTyped(event.target.value)}
        onFocus={(event) => event.target.select()}
        onBlur={commit}
        // As wide as the largest page number. A server renders the smallest width, without a style attribute.
        size={1}
        style={isHydrated ? { width: `calc(${String(pages).length}ch + 1.25rem)` } : undefined}
        className="ui:h-control-sm ui:min-w-11 ui:rounded-md ui:border ui:border-border-control ui:bg-surface-control ui:text-center ui:text-table ui:text-fg"
      />
      <span className="ui:whitespace-nowrap">{texts.ofPages(pages.toLocaleString(locale))}</span>
    </form>
  );
}
