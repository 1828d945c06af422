"use client";

import * as RadixDialog from "@radix-ui/react-dialog";
import { Button, type ButtonProps } from "../button/button.js";
import { useAllMessages } from "../messages/use-all-messages.js";

/** A button that closes its dialog like the X does, including the question about unsaved changes. */
export function DialogCloseButton({ children, ...rest }: ButtonProps) {
  const messages = useAllMessages();
  return (
    <RadixDialog.Close asChild>
      <Button {...rest}>{children ?? messages.dialog.cancel}</Button>
    </RadixDialog.Close>
  );
}
