import {
  Children,
  cloneElement,
  forwardRef,
  type HTMLAttributes,
  isValidElement,
  type ReactNode,
} from "react";
import { cx } from "../class-names/cx.js";

/** Props of components that can render as their child. */
export interface AsChildProps {
  /** Renders the child element, such as your router's link, with the look of this component. @default false */
  asChild?: boolean | undefined;
}

interface SlotProps extends HTMLAttributes<HTMLElement> {
  children?: ReactNode;
}

type Props = Readonly<Record<string, unknown>>;

/** Its only child, with these props added. Of a prop that both have, the child's wins. */
export const Slot = forwardRef<HTMLElement, SlotProps>(function Slot({ children, ...own }, ref) {
  // `map` also resolves the lazy child that a server component passes.
  return Children.map(children, (child: ReactNode) =>
    isValidElement<Props>(child)
      ? cloneElement(child, { ...mergedProps({ ...own }, child.props), ...(ref && { ref }) })
      : null,
  );
});

/** Joins classes, styles and event handlers. */
export function mergedProps(own: Props, child: Props): Props {
  const both = Object.keys(child).filter((name) => name in own);
  const joined = both.map((name) => [name, joinedProp(name, own[name], child[name])]);
  return { ...own, ...child, ...Object.fromEntries(joined) };
}

function joinedProp(name: string, own: unknown, child: unknown): unknown {
  if (name === "className") return cx(String(own ?? ""), String(child ?? ""));
  if (name === "style") return { ...Object(own), ...Object(child) };
  if (typeof own !== "function" || typeof child !== "function") return child ?? own;
  return (...args: unknown[]) => {
    child(...args);
    own(...args);
  };
}
