import type { RequestBody } from "@portico/contract/schemas";
import { errorMessage } from "@portico/renderer/client";
import { Button } from "@portico/ui";
import { RadioGroup, TextField } from "@portico/ui/forms";
import { useNotify } from "@portico/ui/notification";
import { useState } from "react";
import { quoteMessages as texts } from "../../messages/quotes.ts";

type Body = RequestBody<"quoteRecords.sendToLead">;

export interface SendQuoteFormProps {
  /** The known email address. Null if the agent must enter it. */
  email: string | null;
  onSend: (body: Body) => Promise<void>;
  onBack: () => void;
}

/** How a link to the quote is sent, and in which language. */
export function SendQuoteForm({ email: known, onSend, onBack }: SendQuoteFormProps) {
  const notify = useNotify();
  const [by, setBy] = useState<Body["by"]>("sms");
  const [language, setLanguage] = useState<"en" | "es">("en");
  const [email, setEmail] = useState(known ?? "");
  const [isPending, setPending] = useState(false);
  const send = async () => {
    setPending(true);
    try {
      await onSend({ by, language, ...(by === "mail" && { email: email.trim() }) });
    } catch (error) {
      notify({ tone: "danger", text: `${texts.sendFailed} ${errorMessage(error)}` });
      setPending(false);
    }
  };
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <RadioGroup
        label={texts.by}
        value={by}
        options={[
          { value: "sms", label: texts.bySms },
          { value: "mail", label: texts.byMail },
        ]}
        onChange={({ value }) => setBy(value === "mail" ? "mail" : "sms")}
      />
      {by === "mail" && (
        <TextField
          label={texts.email}
          type="email"
          required
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
      )}
      <RadioGroup
        label={texts.language}
        value={language}
        options={[
          { value: "en", label: texts.languages.en },
          { value: "es", label: texts.languages.es },
        ]}
        onChange={({ value }) => setLanguage(value === "es" ? "es" : "en")}
      />
      <div className="flex justify-end gap-2">
        <Button onClick={onBack}>{texts.back}</Button>
        <Button type="submit" variant="primary" isLoading={isPending}>
          {texts.sendNow}
        </Button>
      </div>
    </form>
  );
}
