import { Skeleton } from "@portico/ui";
import { screenEditorMessages } from "../../messages/screen-editor.ts";

/** Placeholder while the screen loads. */
export function EditorSkeleton() {
  return (
    <div className="grid gap-3 p-4 sm:p-5">
      <p role="status" className="sr-only">
        {screenEditorMessages.workflow.loading}
      </p>
      <Skeleton width="16rem" height="1.5rem" />
      <Skeleton width="28rem" className="max-w-full" />
      <div className="mt-4 grid gap-4 border-t border-border pt-4">
        {["60%", "80%", "40%", "70%"].map((width) => (
          <Skeleton key={width} width={width} height="1.25rem" />
        ))}
      </div>
    </div>
  );
}
