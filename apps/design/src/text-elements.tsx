import type { ComponentType, ReactNode } from "react";

/** Props of an element of texts, as MDX gives them. */
export interface TextProps {
  readonly children?: ReactNode;
  readonly id?: string;
  readonly href?: string;
}

/** How elements of MDX are rendered, by their names. Elements of live components aren't among them. */
export type MdxComponents = Readonly<Record<string, ComponentType<TextProps>>>;

export function Title({ children }: TextProps) {
  return (
    <h1 className="ui:text-[1.75rem]/9 ui:font-semibold ui:tracking-tight ui:wrap-anywhere">{children}</h1>
  );
}

export function Heading({ id, children }: TextProps) {
  return (
    <h2 id={id} className="ui:mt-10 ui:mb-3 ui:scroll-mt-4 ui:text-title ui:font-semibold">
      {children}
    </h2>
  );
}

export function Subheading({ id, children }: TextProps) {
  return (
    <h3 id={id} className="ui:mt-6 ui:mb-2 ui:scroll-mt-4 ui:text-section ui:font-semibold">
      {children}
    </h3>
  );
}

export function Paragraph({ children }: TextProps) {
  return <p className="ui:my-3 ui:max-w-[42rem]">{children}</p>;
}

export function BulletList({ children }: TextProps) {
  return <ul className="ui:my-3 ui:max-w-[42rem] ui:list-disc ui:ps-5">{children}</ul>;
}

export function NumberedList({ children }: TextProps) {
  return <ol className="ui:my-3 ui:max-w-[42rem] ui:list-decimal ui:ps-5">{children}</ol>;
}

export function ListItem({ children }: TextProps) {
  return <li className="ui:my-1.5 ui:ps-1">{children}</li>;
}

export function Strong({ children }: TextProps) {
  return <strong className="ui:font-semibold">{children}</strong>;
}

export function Code({ children }: TextProps) {
  return (
    <code className="ui:rounded-sm ui:bg-surface-sunken ui:px-1 ui:py-0.5 ui:font-mono ui:text-[0.8125rem] ui:wrap-anywhere">
      {children}
    </code>
  );
}

export function Table({ children }: TextProps) {
  return <table className="ui:my-4 ui:w-full ui:text-form ui:wrap-anywhere">{children}</table>;
}

export function HeaderCell({ children }: TextProps) {
  return (
    <th
      scope="col"
      className="ui:min-w-20 ui:border-b ui:border-border-strong ui:py-2 ui:pe-4 ui:text-start ui:align-top ui:font-semibold"
    >
      {children}
    </th>
  );
}

export function Cell({ children }: TextProps) {
  return (
    <td className="ui:min-w-20 ui:border-b ui:border-border ui:py-2 ui:pe-4 ui:align-top">{children}</td>
  );
}
