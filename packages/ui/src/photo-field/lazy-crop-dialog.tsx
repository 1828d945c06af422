"use client";

import { type ComponentType, lazy, Suspense, useEffect } from "react";
import { useSharedMessages } from "../messages/use-shared-messages.js";
import type { CropDialogProps } from "./crop-dialog.js";

interface LazyCropDialogProps extends CropDialogProps {
  /** Called with a message if the code cannot be loaded. */
  onNotLoaded: (text: string) => void;
}

const CropDialog = lazy<ComponentType<LazyCropDialogProps>>(() =>
  import("./crop-dialog.js").then(
    (module) => ({ default: module.CropDialog }),
    () => ({ default: CropNotLoaded }),
  ),
);

/** The crop dialog, loaded with the first chosen photo. */
export function LazyCropDialog(props: LazyCropDialogProps) {
  return (
    <Suspense>
      <CropDialog {...props} />
    </Suspense>
  );
}

function CropNotLoaded({ onNotLoaded }: LazyCropDialogProps) {
  const { field } = useSharedMessages();
  // Only once, when it is shown instead of the dialog.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the callback changes with each render
  useEffect(() => onNotLoaded(field.notLoaded), [field.notLoaded]);
  return null;
}
