import { createElement, Fragment } from "react";
import type { ComponentProp, ComponentProps } from "./site.ts";
import { Code, Heading, Paragraph, Subheading } from "./text-elements.tsx";

/** The properties of components, from their sources. */
export function PropsOf({ components }: { components: readonly ComponentProps[] }) {
  if (components.length === 0) return null;
  return (
    <>
      <Heading id="props">Props</Heading>
      {components.map(({ name, props }) => (
        <Fragment key={name}>
          <Subheading id={`props-of-${name.toLowerCase()}`}>{name}</Subheading>
          {props.length === 0 ? (
            <Paragraph>It has no props of its own.</Paragraph>
          ) : (
            <dl className="ui:border-t ui:border-border">
              {props.map((prop) => (
                <Prop key={prop.name} {...prop} />
              ))}
            </dl>
          )}
        </Fragment>
      ))}
    </>
  );
}

function Prop({ name, type, isRequired, defaultValue, description }: ComponentProp) {
  return (
    <div className="ui:grid ui:gap-x-6 ui:gap-y-1 ui:border-b ui:border-border ui:py-3 ui:sm:grid-cols-[14rem_minmax(0,1fr)]">
      <dt className="ui:font-mono ui:text-caption ui:leading-5 ui:font-semibold ui:wrap-anywhere">
        {name}
        {isRequired && <span className="ui:ms-2 ui:font-sans ui:font-normal ui:text-fg-muted">required</span>}
      </dt>
      <dd className="ui:grid ui:gap-1">
        <span className="ui:font-mono ui:text-caption ui:leading-5 ui:text-fg-muted ui:wrap-anywhere">
          {type}
        </span>
        {description && (
          <span className="ui:max-w-[42rem]">
            <CodeInText text={description} />
          </span>
        )}
        {defaultValue !== undefined && (
          <span className="ui:text-fg-muted">
            Default: <CodeInText text={defaultValue} />
          </span>
        )}
      </dd>
    </div>
  );
}

/** A doc comment: what is between backticks is code. */
function CodeInText({ text }: { text: string }) {
  const parts = text.split("`");
  return createElement(
    Fragment,
    null,
    ...parts.map((part, index) => (index % 2 === 1 ? createElement(Code, null, part) : part)),
  );
}
