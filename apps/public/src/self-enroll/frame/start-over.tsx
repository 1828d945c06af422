import { useState } from "react";
import { forgetResponses } from "../api/use-call.ts";
import { buttonStyles, linkStyles } from "../controls/control-styles.ts";
import { Dialog } from "../controls/dialog.tsx";
import { removeQuote } from "../quote/quote-store.ts";
import { navigate } from "../routing/navigation.ts";
import { useSite } from "../site/site.ts";

/** Removes the quote from this browser, after a confirmation. */
export function StartOver() {
  const { texts } = useSite();
  const [isOpen, setOpen] = useState(false);
  const startOver = () => {
    setOpen(false);
    removeQuote();
    forgetResponses();
    navigate({ page: "zip" });
  };
  return (
    <>
      <button
        type="button"
        className={`min-h-11 cursor-pointer font-medium ${linkStyles}`}
        onClick={() => setOpen(true)}
      >
        {texts.site.startOver}
      </button>
      {isOpen && (
        <Dialog title={texts.site.startOver} onClose={() => setOpen(false)}>
          <p className="mb-5 text-base">{texts.site.startOverQuestion}</p>
          <div className="flex flex-wrap gap-3">
            <button type="button" className={buttonStyles.primary} onClick={startOver}>
              {texts.site.startOverConfirm}
            </button>
            <button type="button" className={buttonStyles.secondary} onClick={() => setOpen(false)}>
              {texts.site.cancel}
            </button>
          </div>
        </Dialog>
      )}
    </>
  );
}
