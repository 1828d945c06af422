"use client";

import * as RadixCheckbox from "@radix-ui/react-checkbox";
import { type ComponentPropsWithoutRef, forwardRef, type RefCallback, type RefObject, useRef } from "react";
import { useMergedRef } from "../field-value/use-merged-ref.js";
import { useBrowserLayoutEffect } from "../hydration/use-browser-layout-effect.js";
import { useIsHydrated } from "../hydration/use-is-hydrated.js";

export type CheckboxBoxProps = ComponentPropsWithoutRef<typeof RadixCheckbox.Root>;

/**
 * The box of a checkbox. In HTML from a server, Radix adds a hidden input with a `style` attribute to it, which a strict
 * Content Security Policy blocks. So the server renders a button that Radix's replaces after hydration, and the value that a form
 * posts before that.
 */
export const CheckboxBox = forwardRef<HTMLButtonElement, CheckboxBoxProps>(function CheckboxBox(props, ref) {
  const isHydrated = useIsHydrated();
  const [box, mergedRef] = useMergedRef(ref);
  const wasFocused = useRef(false);
  useBrowserLayoutEffect(() => {
    if (isHydrated && wasFocused.current) box.current?.focus();
  }, [isHydrated, box]);
  return isHydrated ? (
    <RadixCheckbox.Root {...props} ref={mergedRef} />
  ) : (
    <UnhydratedBox {...props} box={box} boxRef={mergedRef} wasFocused={wasFocused} />
  );
});

interface UnhydratedBoxProps extends CheckboxBoxProps {
  box: RefObject<HTMLButtonElement | null>;
  boxRef: RefCallback<HTMLButtonElement>;
  /** Set to whether it had the focus when it is removed. */
  wasFocused: RefObject<boolean>;
}

function UnhydratedBox({
  checked,
  defaultChecked,
  required,
  onCheckedChange: _onCheckedChange,
  name,
  value = "on",
  form,
  box,
  boxRef,
  wasFocused,
  ...rest
}: UnhydratedBoxProps) {
  useBrowserLayoutEffect(
    () => () => {
      wasFocused.current = document.activeElement === box.current;
    },
    [box, wasFocused],
  );
  const state = checked ?? defaultChecked ?? false;
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: the same element as after hydration */}
      <button
        {...rest}
        ref={boxRef}
        type="button"
        role="checkbox"
        aria-checked={state === "indeterminate" ? "mixed" : state}
        aria-required={required}
        data-state={state === "indeterminate" ? state : state ? "checked" : "unchecked"}
      />
      {state === true && name !== undefined && (
        <input type="hidden" name={name} value={String(value)} form={form} disabled={rest.disabled} />
      )}
    </>
  );
}
