import { Check, Circle } from "@portico/ui/icons";
import { signInMessages } from "../../../messages/sign-in.ts";
import { metRules } from "./password-rules.ts";

const texts = signInMessages.reset.rules;

/** The requirements for a new password, checked as the user types. */
export function PasswordChecklist({ password }: { password: string }) {
  return (
    <ul aria-label={texts.label} className="grid grid-cols-1 gap-x-4 gap-y-1 text-table sm:grid-cols-2">
      {metRules(password).map(({ text, isMet }) => (
        <li key={text} className={`flex items-center gap-2 ${isMet ? "text-success-fg" : "text-fg-muted"}`}>
          {isMet ? <Check size={14} aria-hidden="true" /> : <Circle size={14} aria-hidden="true" />}
          {text}
          <span className="sr-only">{isMet ? texts.isMet : texts.isOpen}</span>
        </li>
      ))}
    </ul>
  );
}
