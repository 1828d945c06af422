import { Button } from "@portico/ui/button";
import { Dialog } from "@portico/ui/dialog";
import { useRef } from "react";
import { inactivityMessages } from "../messages/sign-in.ts";

const texts = inactivityMessages;

/** Seconds at which the time left is read out: often enough to hurry, rarely enough to be listened to. */
const announced = [1, 5, 10, 20, 30, 45];

/** Props of `InactivityDialog`. */
export interface InactivityDialogProps {
  /** Seconds until the session ends; undefined if the user is active again, and the dialog is closing. */
  secondsLeft: number | undefined;
  onStay: () => void;
  onLogout: () => void;
}

/** Warns an inactive user, and lets them stay signed in. */
export function InactivityDialog({ secondsLeft, onStay, onLogout }: InactivityDialogProps) {
  const stay = useRef<HTMLButtonElement>(null);
  const left = secondsLeft === undefined ? texts.back : texts.left(secondsLeft);
  const readOut =
    secondsLeft === undefined ? texts.back : texts.left(announced.find((at) => at >= secondsLeft) ?? 60);
  return (
    <Dialog
      isOpen={true}
      onOpenChange={onStay}
      size="sm"
      role="alertdialog"
      title={texts.title}
      description={texts.text}
      onOpenAutoFocus={(event) => {
        event.preventDefault();
        stay.current?.focus();
      }}
      footer={
        <>
          <Button onClick={onLogout}>{texts.logout}</Button>
          <Button ref={stay} variant="primary" onClick={onStay}>
            {texts.stay}
          </Button>
        </>
      }
    >
      <p aria-hidden="true" className="text-title font-semibold tabular-nums">
        {left}
      </p>
      <p role="status" className="sr-only">
        {readOut}
      </p>
    </Dialog>
  );
}
