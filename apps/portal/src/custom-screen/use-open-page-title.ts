import { useEffect } from "react";
import { changeOpenPageTitles } from "../routing/open-page-titles.ts";

/**
 * Titles a page in the breadcrumbs for as long as the component is mounted.
 * @param title undefined while it is loading
 */
export function useOpenPageTitle(address: string, title: string | undefined) {
  useEffect(() => {
    if (!title) return;
    changeOpenPageTitles((before) => new Map([...before, [address, title]]));
    return () =>
      changeOpenPageTitles((before) => new Map([...before].filter(([other]) => other !== address)));
  }, [address, title]);
}
