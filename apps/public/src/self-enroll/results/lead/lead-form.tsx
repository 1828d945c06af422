import { callConsentTexts } from "@portico/contract";
import { formatPhone } from "@portico/format";
import { type FormEvent, useState } from "react";
import { CallFailure, send } from "../../api/send.ts";
import { CheckField } from "../../controls/check-field.tsx";
import { buttonStyles } from "../../controls/control-styles.ts";
import { FailureNotice } from "../../controls/failure-notice.tsx";
import { Notice } from "../../controls/notice.tsx";
import { TextField } from "../../controls/text-field.tsx";
import type { QuoteDraft } from "../../quote/draft.ts";
import { toQuote } from "../../quote/to-household.ts";
import { useSite } from "../../site/site.ts";
import { useResultTexts } from "../result-texts.ts";
import { type LeadEntry, leadProblems } from "./lead-problems.ts";

type State =
  | { readonly is: "open" | "sending" | "done" }
  | { readonly is: "failed"; readonly failure: CallFailure };

/** Name, phone and the consent to be called. */
export function LeadForm({ quote }: { quote: QuoteDraft | undefined }) {
  const texts = useResultTexts().lead;
  const { brand, language, links, texts: siteTexts } = useSite();
  const holder = quote?.applicants[0]?.name ?? "";
  const [entry, setEntry] = useState<LeadEntry>({ name: holder, phone: "", consent: false });
  const [website, setWebsite] = useState("");
  const [isChecked, setChecked] = useState(false);
  const [state, setState] = useState<State>({ is: "open" });
  const found = leadProblems(entry, texts);
  const problems = isChecked ? found : { name: undefined, phone: undefined, consent: undefined };
  const change = (part: Partial<LeadEntry>) => setEntry({ ...entry, ...part });

  const submit = async () => {
    setChecked(true);
    const first = (["name", "phone", "consent"] as const).find((field) => found[field]);
    if (first) return document.getElementById(`lead-${first}`)?.focus();
    setState({ is: "sending" });
    const attached = quote && toQuote(quote);
    try {
      await send("quote.lead", {
        body: {
          name: entry.name.trim(),
          phone: entry.phone.trim(),
          consent: true,
          language,
          ...(website && { website }),
          ...(attached && { quote: attached }),
        },
      });
      setState({ is: "done" });
    } catch (error) {
      setState({
        is: "failed",
        failure: error instanceof CallFailure ? error : new CallFailure("unavailable"),
      });
    }
  };

  if (state.is === "done")
    return (
      <Notice tone="success" title={texts.done}>
        <p>{texts.doneText(formatPhone(entry.phone))}</p>
      </Notice>
    );
  return (
    <form
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        if (state.is !== "sending") void submit();
      }}
      className="grid gap-4"
    >
      <p>{texts.lead}</p>
      <TextField
        id="lead-name"
        label={texts.name}
        error={problems.name}
        value={entry.name}
        autoComplete="name"
        maxLength={100}
        onChange={(name) => change({ name })}
      />
      <TextField
        id="lead-phone"
        type="tel"
        label={texts.phone}
        error={problems.phone}
        value={entry.phone}
        autoComplete="tel-national"
        maxLength={20}
        onChange={(phone) => change({ phone })}
      />
      {/* A trap for robots. */}
      <div aria-hidden="true" className="absolute -left-[9999px]">
        <label>
          Website
          <input
            name="website"
            tabIndex={-1}
            autoComplete="off"
            value={website}
            onChange={(event) => setWebsite(event.target.value)}
          />
        </label>
      </div>
      <CheckField
        id="lead-consent"
        label={<span className="text-sm">{callConsentTexts[language](brand.name)}</span>}
        error={problems.consent}
        isChecked={entry.consent}
        onChange={(consent) => change({ consent })}
      />
      {state.is === "failed" &&
        (state.failure.kind === "tooMany" ? (
          <Notice tone="danger" title={links.callUs ? texts.tooManyCall : texts.tooMany} />
        ) : (
          <FailureNotice isOwn failure={state.failure} onRetry={() => void submit()} />
        ))}
      <button type="submit" aria-busy={state.is === "sending" || undefined} className={buttonStyles.primary}>
        {state.is === "sending" ? `${siteTexts.site.loading} …` : texts.submit}
      </button>
    </form>
  );
}
