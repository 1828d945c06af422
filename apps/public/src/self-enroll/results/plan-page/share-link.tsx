import { Copy } from "@portico/ui/icons";
import { useState } from "react";
import { buttonStyles } from "../../controls/control-styles.ts";
import { pathOf } from "../../routing/routes.ts";
import { useResultTexts } from "../result-texts.ts";

/** Copies the address of a plan, which has no personal data. */
export function ShareLink({ planId }: { planId: string }) {
  const texts = useResultTexts().plan;
  const [message, setMessage] = useState("");
  const copy = async () => {
    const address = location.origin + pathOf({ page: "plan", planId });
    try {
      await navigator.clipboard.writeText(address);
      setMessage(texts.shared);
    } catch {
      setMessage(`${texts.shareFailed} ${address}`);
    }
  };
  return (
    <>
      <button type="button" className={buttonStyles.secondary} onClick={() => void copy()}>
        <Copy size={18} />
        {texts.share}
      </button>
      <p role="status" className="text-sm break-all empty:hidden">
        {message}
      </p>
    </>
  );
}
