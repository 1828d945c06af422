import { CodeBlock } from "@portico/ui/code";
import { type ReactNode, useContext } from "react";
import { CodeColors } from "./code-colors";

export interface ExampleProps {
  /** The file that renders the example, as it is. */
  code: string;
  /** The rendered example. */
  children: ReactNode;
}

/** A live component, and the file that renders it. Storybook's styles of texts don't apply in it. */
export function Example({ code, children }: ExampleProps) {
  const shown = code.trimEnd();
  const colors = useContext(CodeColors);
  return (
    <div className="ui:my-4 ui:font-sans ui:text-form ui:text-fg sb-unstyled">
      {/* Positioned, so that what a component places in its corners stays in the frame. */}
      <div
        data-live=""
        className="ui:relative ui:overflow-x-auto ui:rounded-t-md ui:border ui:border-b-0 ui:border-border ui:bg-surface ui:p-5 ui:print:overflow-visible"
      >
        {children}
      </div>
      <CodeBlock
        code={shown}
        label="Code of the example"
        className="ui:rounded-t-none"
        classNames={{ body: "ui:max-h-96 ui:print:max-h-none" }}
      >
        {colors(shown, "tsx")}
      </CodeBlock>
    </div>
  );
}
