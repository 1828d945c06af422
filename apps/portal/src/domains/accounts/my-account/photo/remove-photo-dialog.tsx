import { userEndpoints } from "@portico/contract/features/accounts/user";
import { errorMessage } from "@portico/renderer/client";
import { ConfirmDialog } from "@portico/ui/dialog";
import { useNotify } from "@portico/ui/notification";
import { useMutation } from "@tanstack/react-query";
import { client, request } from "../../../../api/client.ts";
import { useRefreshPhoto } from "../../../../api/photo.ts";
import { myAccountMessages } from "../../../../messages/my-account.ts";

client.add(userEndpoints);

const texts = myAccountMessages;

export interface RemovePhotoDialogProps {
  isOpen: boolean;
  onClose: () => void;
  onCloseAutoFocus: (event: Event) => void;
}

/** Asks for confirmation before the user's photo is removed. */
export function RemovePhotoDialog({ isOpen, onClose, onCloseAutoFocus }: RemovePhotoDialogProps) {
  const notify = useNotify();
  const refreshPhoto = useRefreshPhoto();
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: async () => {
      await request("user.removePhoto");
      await refreshPhoto();
    },
    onSuccess: () => {
      notify({ tone: "success", text: texts.photo.updated });
      onClose();
    },
    onError: (failure) => notify({ tone: "danger", text: texts.photo.failed(errorMessage(failure)) }),
  });
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={texts.reallyDelete}
      description={texts.photo.reallyDeleteText}
      confirmLabel={texts.yes}
      cancelLabel={texts.no}
      tone="danger"
      isPending={isPending}
      error={error ? errorMessage(error) : undefined}
      onCancel={() => {
        reset();
        onClose();
      }}
      onConfirm={() => mutate()}
      onCloseAutoFocus={onCloseAutoFocus}
    />
  );
}
