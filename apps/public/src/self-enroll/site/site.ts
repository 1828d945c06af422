import type { ResponseBody } from "@portico/contract/schemas";
import { createContext, useContext } from "react";
import type { Texts } from "./texts/en.ts";

/** A language of the site. */
export type Language = "en" | "es";

/** The brand of the host that a page is served on. */
export interface SiteBrand {
  readonly id: string;
  readonly name: string;
  /** Empty for the product's own logo. */
  readonly logoUrl: string;
  readonly footer: string;
  /** CSS variables. */
  readonly colors: string;
}

/** What a page is rendered with. It has nothing about the visitor. */
export interface SiteProps {
  readonly language: Language;
  /** `?lang=…` if the language is in the address. */
  readonly languageQuery: string;
  readonly brand: SiteBrand;
  /** Where visitors call and write. Empty for none. */
  readonly links: { readonly callUs: string; readonly emailUs: string; readonly privacy: string };
  /** Whether plans and prices are made up. */
  readonly isSandbox: boolean;
  /** The first page's path. */
  readonly path: string;
}

/** A plan as the server renders it: without prices for a household. */
export type ServedPlan = ResponseBody<"quote.plan">;

interface Site extends SiteProps {
  readonly texts: Texts;
}

/** The site's properties and texts. */
export const SiteContext = createContext<Site | undefined>(undefined);

/** The site's properties and texts. */
export function useSite(): Site {
  const site = useContext(SiteContext);
  if (!site) throw new Error("A component of the quote tool is outside of its site. Wrap it in SiteContext.");
  return site;
}
