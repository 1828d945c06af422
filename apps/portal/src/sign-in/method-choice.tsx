import type { SecondFactorMethod } from "@portico/contract/features/identity.schemas";
import { type IconComponent, Mail, MessageSquareText, Smartphone } from "@portico/ui/icons";
import { useId } from "react";
import { signInMessages } from "../messages/sign-in.ts";

const texts = signInMessages.secondFactor;

const icons: Readonly<Record<SecondFactorMethod, IconComponent>> = {
  totp: Smartphone,
  email: Mail,
  sms: MessageSquareText,
};

/** Props of `MethodChoice`. */
export interface MethodChoiceProps {
  methods: readonly SecondFactorMethod[];
  value: SecondFactorMethod;
  onChange: (method: SecondFactorMethod) => void;
}

/** Radio buttons to select the second factor. */
export function MethodChoice({ methods, value, onChange }: MethodChoiceProps) {
  const name = useId();
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-2 text-table font-medium">{texts.method}</legend>
      {methods.map((method) => {
        const Icon = icons[method];
        const { name: label, text } = texts.methods[method];
        return (
          <label
            key={method}
            className="flex cursor-pointer items-center gap-3 rounded-lg border border-border-strong bg-surface-control px-3 py-2.5 outline-focus hover:bg-surface-hover has-checked:border-primary has-checked:bg-surface-selected has-focus-visible:outline-2 has-focus-visible:outline-offset-2"
          >
            <input
              type="radio"
              name={name}
              value={method}
              checked={method === value}
              onChange={() => onChange(method)}
              className="size-4 shrink-0 accent-(--portico-color-primary) outline-none"
            />
            <span className="min-w-0 flex-1">
              <span className="block text-form font-medium">{label}</span>
              <span className="block text-table text-fg-muted">{text}</span>
            </span>
            <Icon size={18} aria-hidden="true" className="shrink-0 text-fg-muted" />
          </label>
        );
      })}
    </fieldset>
  );
}
