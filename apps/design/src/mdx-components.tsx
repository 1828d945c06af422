import { CodeBlock } from "@portico/ui/code";
import { Link } from "@portico/ui/display";
import { isValidElement, type ReactNode } from "react";
import type { SitePage } from "./site.ts";
import { siteHref } from "./site-href.ts";
import {
  BulletList,
  Cell,
  Code,
  HeaderCell,
  Heading,
  ListItem,
  type MdxComponents,
  NumberedList,
  Paragraph,
  Strong,
  Subheading,
  Table,
  type TextProps,
  Title,
} from "./text-elements.tsx";

/** The components of MDX, with links within the site. */
export function mdxComponents(pages: readonly SitePage[]): MdxComponents {
  return {
    h1: Title,
    h2: Heading,
    h3: Subheading,
    p: Paragraph,
    ul: BulletList,
    ol: NumberedList,
    li: ListItem,
    strong: Strong,
    code: Code,
    table: Table,
    th: HeaderCell,
    td: Cell,
    pre: ({ children }) => <CodeBlock className="ui:my-4" label="Code" code={textOf(children).trimEnd()} />,
    a: ({ href = "", children }) => <Link href={siteHref(href, pages)}>{children}</Link>,
  };
}

/** The text of rendered code. */
function textOf(node: ReactNode): string {
  if (typeof node === "string") return node;
  if (Array.isArray(node)) return node.map(textOf).join("");
  return isValidElement<TextProps>(node) ? textOf(node.props.children) : "";
}
