import { CodeBlock } from "@portico/ui/code";
import { Link } from "@portico/ui/display";
import { isValidElement, type ReactNode, useContext } from "react";
import { CodeColors } from "../../../packages/ui/docs/blocks/code-colors.ts";
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
    pre: Sample,
    a: ({ href = "", children }) => <Link href={siteHref(href, pages)}>{children}</Link>,
  };
}

/** A block of code. */
function Sample({ children }: TextProps) {
  const colors = useContext(CodeColors);
  const code = textOf(children).trimEnd();
  const language = languageOf(children);
  return (
    <CodeBlock className="ui:my-4" label="Code" code={code}>
      {language && colors(code, language)}
    </CodeBlock>
  );
}

/** The language of a block of code, which MDX writes as a class: `language-tsx`. */
function languageOf(node: ReactNode): string | undefined {
  if (!isValidElement<{ className?: string }>(node)) return undefined;
  return /language-(\S+)/.exec(node.props.className ?? "")?.[1];
}

/** The text of rendered code. */
function textOf(node: ReactNode): string {
  if (typeof node === "string") return node;
  if (Array.isArray(node)) return node.map(textOf).join("");
  return isValidElement<TextProps>(node) ? textOf(node.props.children) : "";
}
