import { useEffect, useId, useRef } from "react";
import { useFormContext } from "react-hook-form";
import { myAccountMessages } from "../../../messages/my-account.ts";
import type { ContactForm } from "./contact-form.ts";
import { type FormError, fieldLabel } from "./form-errors.ts";

const texts = myAccountMessages.save;

/** Everything that is wrong, each a way to its field. Takes the focus when it comes up. */
export function ErrorSummary({ errors }: { errors: readonly FormError[] }) {
  const { setFocus } = useFormContext<ContactForm>();
  const titleId = useId();
  const summary = useRef<HTMLElement>(null);
  useEffect(() => summary.current?.focus(), []);
  const goTo = (name: FormError["name"]) => {
    document.getElementById(name.split(".")[0] ?? "")?.scrollIntoView({ block: "nearest" });
    setFocus(name);
  };
  return (
    <section
      ref={summary}
      tabIndex={-1}
      aria-labelledby={titleId}
      className="mb-3 max-h-40 overflow-y-auto rounded-md border border-danger-border bg-danger-surface px-3 py-2 text-table text-danger-fg outline-none"
    >
      <p id={titleId} className="font-medium">
        {texts.errorsTitle}
      </p>
      <ul className="mt-1 list-disc ps-4">
        {errors.map(({ name, message }) => (
          <li key={name}>
            <button
              type="button"
              className="min-h-6 cursor-pointer rounded-sm outline-focus text-start underline"
              onClick={() => goTo(name)}
            >
              {errorLine(name, message)}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The message under the field's name, unless it starts with that by itself. */
function errorLine(name: FormError["name"], message: string): string {
  const label = fieldLabel(name);
  return message.startsWith(label) ? message : `${label}: ${message}`;
}
