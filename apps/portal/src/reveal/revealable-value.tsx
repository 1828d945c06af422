import { MaskedValue } from "@portico/ui/forms";
import { useRef, useState } from "react";
import { ReasonDialog, type RevealSecret } from "./reason-dialog.tsx";

export interface RevealableValueProps {
  /** Its label, such as "Social Security number". */
  label: string;
  /** The masked text that is shown initially. */
  masked: string;
  /** Requests the full value with the reason, and formats it. */
  fetchValue: RevealSecret;
}

/** A masked secret. It is shown for 30 seconds after a reason was given, which the server records and counts. */
export function RevealableValue({ label, masked, fetchValue }: RevealableValueProps) {
  const [isAsking, setAsking] = useState(false);
  const answer = useRef<(value: string | undefined) => void>(undefined);
  const ask = () =>
    new Promise<string | undefined>((resolve) => {
      answer.current = resolve;
      setAsking(true);
    });
  const close = (value?: string) => {
    setAsking(false);
    answer.current?.(value);
  };
  return (
    <>
      <MaskedValue label={label} masked={masked} onReveal={ask} />
      {isAsking && <ReasonDialog label={label} fetchValue={fetchValue} onClose={close} />}
    </>
  );
}
