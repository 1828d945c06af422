"use client";

import * as RadixDialog from "@radix-ui/react-dialog";
import { forwardRef } from "react";
import { Button, type ButtonProps } from "../button/button.js";
import { useDialogMessages } from "../messages/use-dialog-messages.js";

/** A button that closes its dialog like the X does, including the question about unsaved changes. */
export const DialogCloseButton = forwardRef<HTMLButtonElement, ButtonProps>(function DialogCloseButton(
  { children, ...rest },
  ref,
) {
  const messages = useDialogMessages();
  return (
    <RadixDialog.Close asChild>
      <Button {...rest} ref={ref}>
        {children ?? messages.dialog.cancel}
      </Button>
    </RadixDialog.Close>
  );
});
