import { Ban, CircleCheck } from "@portico/ui/icons";
import type { ReactNode } from "react";

export interface DoProps {
  /** What the picture shows, as an instruction: 'Say what the button does.' */
  text: string;
  /** The live components. */
  children: ReactNode;
}

/** How to use a component. */
export function Do(props: DoProps) {
  return <Picture {...props} {...doStyle} />;
}

/** How not to use a component. */
export function Dont(props: DoProps) {
  return <Picture {...props} {...dontStyle} />;
}

const doStyle = {
  word: "Do",
  Icon: CircleCheck,
  border: "ui:border-b-success-solid",
  color: "ui:text-success-fg",
};
const dontStyle = {
  word: "Don't",
  Icon: Ban,
  border: "ui:border-b-danger-solid",
  color: "ui:text-danger-fg",
};

function Picture({ word, Icon, border, color, text, children }: DoProps & typeof doStyle) {
  return (
    <figure className="ui:flex ui:min-w-0 ui:flex-col ui:font-sans ui:text-form ui:text-fg sb-unstyled">
      <div
        data-live=""
        className={`ui:relative ui:flex ui:min-h-28 ui:flex-1 ui:items-center ui:justify-center ui:overflow-x-auto ui:rounded-t-md ui:border ui:border-b-4 ui:border-border ui:bg-surface ui:p-4 ui:print:overflow-visible ${border}`}
      >
        {children}
      </div>
      <figcaption className="ui:pt-2">
        <strong className={`ui:flex ui:items-center ui:gap-1.5 ui:font-semibold ${color}`}>
          <Icon size={16} aria-hidden="true" />
          {word}
        </strong>
        {text}
      </figcaption>
    </figure>
  );
}

/** Pictures beside each other, or below each other where there is no room. */
export function DoAndDont({ children }: { children: ReactNode }) {
  return (
    <div className="ui:my-4 ui:grid ui:grid-cols-[repeat(auto-fit,minmax(min(100%,17rem),1fr))] ui:gap-5 sb-unstyled">
      {children}
    </div>
  );
}
