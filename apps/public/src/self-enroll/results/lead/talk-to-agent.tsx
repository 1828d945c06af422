import { Phone } from "@portico/ui/icons";
import { useState } from "react";
import { buttonStyles } from "../../controls/control-styles.ts";
import { Dialog } from "../../controls/dialog.tsx";
import type { QuoteDraft } from "../../quote/draft.ts";
import { useResultTexts } from "../result-texts.ts";
import { LeadForm } from "./lead-form.tsx";

/** Asks to be called, with the quote attached. */
export function TalkToAgent({ quote }: { quote: QuoteDraft | undefined }) {
  const texts = useResultTexts();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" className={buttonStyles.secondary} onClick={() => setOpen(true)}>
        <Phone size={18} />
        {texts.lead.open}
      </button>
      {isOpen && (
        <Dialog title={texts.lead.heading} onClose={() => setOpen(false)}>
          <LeadForm quote={quote} />
        </Dialog>
      )}
    </>
  );
}
