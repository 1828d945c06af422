import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import type { PageTitles } from "./page-title.ts";
import { openPageTitles } from "./use-custom-screens.ts";

/**
 * Titles a page in the breadcrumbs for as long as the component is mounted.
 * @param title undefined while it is loading
 */
export function useOpenPageTitle(address: string, title: string | undefined) {
  const client = useQueryClient();
  useEffect(() => {
    if (!title) return;
    const change = (next: (before: PageTitles) => PageTitles) =>
      client.setQueryData<PageTitles>(openPageTitles, (before = new Map()) => next(before));
    change((before) => new Map([...before, [address, title]]));
    return () => {
      change((before) => new Map([...before].filter(([other]) => other !== address)));
    };
  }, [client, address, title]);
}
