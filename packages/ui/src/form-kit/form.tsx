// biome-ignore-all lint/style/useComponentExportOnlyModules: a cast restores the type parameters that forwardRef drops
"use client";

import {
  type FormEvent,
  type FormHTMLAttributes,
  forwardRef,
  type ReactElement,
  type ReactNode,
  type RefAttributes,
  useSyncExternalStore,
} from "react";
import { type FieldValues, FormProvider } from "react-hook-form";
import { cx } from "../class-names/cx.js";
import { FailureNote } from "../failure/failure-note.js";
import { ConflictOfForm } from "./conflict-of-form.js";
import { KitContext } from "./kit-context.js";
import type { FormKit } from "./use-form-kit.js";

export interface FormProps<Values extends FieldValues, Sent>
  extends Omit<FormHTMLAttributes<HTMLFormElement>, "onSubmit" | "id"> {
  /** From `useFormKit`. */
  kit: FormKit<Values, Sent>;
}

/** A form on a page. In a dialog, use `FormKitDialog`. */
export const Form = forwardRef<HTMLFormElement, FormProps<FieldValues, FieldValues>>(function Form(
  { kit, className, ...rest },
  ref,
) {
  return (
    <FormKitProvider kit={kit}>
      <FormElement
        {...rest}
        kit={kit}
        ref={ref}
        className={cx(
          // What gets the focus is not covered by the save bar.
          "ui:flex ui:flex-col ui:gap-5 ui:[&_:is(input,select,textarea,button)]:scroll-mb-24",
          className,
        )}
      />
    </FormKitProvider>
  );
}) as <Values extends FieldValues, Sent>(
  props: FormProps<Values, Sent> & RefAttributes<HTMLFormElement>,
) => ReactElement;

export interface FormKitProviderProps<Values extends FieldValues, Sent> {
  /** From `useFormKit`. */
  kit: FormKit<Values, Sent>;
  children: ReactNode;
}

/** Provides the form to its fields where neither `Form` nor `FormKitDialog` renders it, as in `UploadDialog`. */
export function FormKitProvider<Values extends FieldValues, Sent>(props: FormKitProviderProps<Values, Sent>) {
  const { form, context } = props.kit;
  return (
    <KitContext.Provider value={context}>
      <FormProvider {...form}>
        {props.children}
        {context.conflict && <ConflictOfForm conflict={context.conflict} />}
      </FormProvider>
    </KitContext.Provider>
  );
}

/** The form element, with a note about a failed submission unless a save bar shows it. */
export const FormElement = forwardRef<
  HTMLFormElement,
  Omit<FormHTMLAttributes<HTMLFormElement>, "onSubmit" | "id"> & {
    kit: { context: FormKit<FieldValues>["context"] };
  }
>(function FormElement({ kit: { context }, children, ...rest }, ref) {
  const { failure, formId, registry } = context;
  const isShownElsewhere = useSyncExternalStore(registry.subscribe, registry.hasFailureOutlet, () => false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // A dialog may be inside another form in the React tree.
    event.stopPropagation();
    void context.submit();
  };
  return (
    <form {...rest} ref={ref} id={formId} noValidate={true} onSubmit={submit}>
      {children}
      {failure && !isShownElsewhere && <FailureNote failure={failure} />}
    </form>
  );
});
