import { Skeleton } from "@portico/ui";
import { screenEditorMessages } from "../../../../messages/screen-editor.ts";

/** Placeholder while the screen loads. */
export function EditorSkeleton() {
  return (
    <div className="grid gap-3">
      <p role="status" className="sr-only">
        {screenEditorMessages.workflow.loading}
      </p>
      {["16rem", "28rem", "60%", "80%", "40%"].map((width) => (
        <Skeleton key={width} width={width} height="1.25rem" className="max-w-full" />
      ))}
    </div>
  );
}
