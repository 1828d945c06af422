import { forwardRef, type HTMLAttributes, type ReactNode } from "react";
import { cx } from "../class-names/cx.js";
import { CopyButton } from "../copy-button/copy-button.js";
import { codeFrame } from "./code-styles.js";

export interface CodeBlockProps extends Omit<HTMLAttributes<HTMLDivElement>, "children"> {
  /** The code, with its line breaks. */
  code: string;
  /** The accessible name of the block, such as 'Request'. */
  label: string;
  /** Whether long lines wrap. Otherwise they scroll. @default false */
  isWrapped?: boolean | undefined;
  /** Whether lines have numbers, which are not copied. @default false */
  hasLineNumbers?: boolean | undefined;
  /** Whether there is a button that copies the code. @default true */
  isCopyable?: boolean | undefined;
  /** The same code with colors, as elements of a highlighter such as Shiki. It has no line numbers. @default `code` */
  children?: ReactNode | undefined;
  /** Classes of the parts. The `body` scrolls: limit its height. */
  classNames?: { body?: string | undefined } | undefined;
}

/** Code to read and copy. It can be scrolled with the keyboard. */
export const CodeBlock = forwardRef<HTMLDivElement, CodeBlockProps>(function CodeBlock(
  {
    code,
    label,
    isWrapped = false,
    hasLineNumbers = false,
    isCopyable = true,
    children,
    className,
    classNames,
    ...rest
  },
  ref,
) {
  return (
    <div {...rest} ref={ref} className={cx(codeFrame, className)}>
      <section
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
        aria-label={label}
        className={cx("ui:min-w-0 ui:flex-1 ui:overflow-auto ui:p-3", classNames?.body)}
      >
        <pre dir="ltr" className={cx("ui:font-mono", isWrapped && "ui:whitespace-pre-wrap ui:wrap-anywhere")}>
          <code>{children ?? (hasLineNumbers ? <NumberedLines code={code} /> : code)}</code>
        </pre>
      </section>
      {isCopyable && (
        <div className="ui:p-1 ui:print:hidden">
          <CopyButton text={code} />
        </div>
      )}
    </div>
  );
});

function NumberedLines({ code }: { code: string }) {
  const lines = code.split("\n");
  return lines.map((line, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a line is its position
    <span key={index} className="ui:flex ui:gap-3">
      <span
        aria-hidden="true"
        className="ui:w-9 ui:shrink-0 ui:text-end ui:text-fg-muted ui:tabular-nums ui:select-none"
      >
        {index + 1}
      </span>
      <span className="ui:min-w-0 ui:flex-1">
        {line}
        {index < lines.length - 1 && "\n"}
      </span>
    </span>
  ));
}
