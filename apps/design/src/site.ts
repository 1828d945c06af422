import type { ComponentType } from "react";
import type { ColorCode } from "./code-classes.ts";
import type { MdxComponents } from "./text-elements.tsx";

/** A page of the site, as the navigation and the search know it. */
export interface SitePage {
  /** Its title in Storybook as an id: 'components-button'. */
  readonly id: string;
  /** The title in Storybook: 'Components/Button'. */
  readonly title: string;
  /** Its address, which ends with a slash. */
  readonly path: string;
  /** The maturity of a component. Undefined for other pages. */
  readonly status?: "stable" | "preview" | undefined;
  /** Whether it shows stories, each with an anchor. */
  readonly hasStories?: boolean | undefined;
}

/** All pages that the navigation lists, in order. */
export interface Site {
  readonly pages: readonly SitePage[];
}

/** What a page of the site renders. */
export type PageBody = ComponentType<{
  readonly site: Site;
  /** How elements of MDX are rendered. */
  readonly components: MdxComponents;
}>;

/** A property of a component, from its source. */
export interface ComponentProp {
  readonly name: string;
  /** Its type in TypeScript. */
  readonly type: string;
  readonly isRequired: boolean;
  /** Undefined without a documented default. */
  readonly defaultValue?: string | undefined;
  readonly description: string;
}

/** A component with its properties. */
export interface ComponentProps {
  readonly name: string;
  readonly props: readonly ComponentProp[];
}

/** What the document of a page holds as JSON, so that its code needn't. */
export interface PageData {
  readonly components: readonly ComponentProps[];
}

/** A page and what it is rendered from. */
export interface PageView {
  readonly site: Site;
  readonly page: SitePage;
  readonly Body: PageBody;
  readonly data: PageData;
  readonly colorCode: ColorCode;
}

/** The title without its section: 'Button', 'Layout / Grid'. */
export function nameOf({ title }: Pick<SitePage, "title">): string {
  const [section = title, ...rest] = title.split("/");
  return rest.length === 0 ? section : rest.join(" / ");
}

/** The first part of the title: 'Components'. */
export function sectionOf({ title }: Pick<SitePage, "title">): string {
  return title.split("/")[0] ?? title;
}
