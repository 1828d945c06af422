import { ErrorState } from "@portico/ui";
import { useNavigate, useRouteError } from "react-router";
import { errorMessage } from "../../api/error-message.ts";
import { screenEditorMessages } from "../../messages/screen-editor.ts";

/** Shown instead of a preview that crashed; the editor keeps working. */
export function PreviewCrash() {
  const error = useRouteError();
  const navigate = useNavigate();
  return (
    <ErrorState
      title={screenEditorMessages.preview.crashed}
      message={errorMessage(error)}
      onRetry={() => void navigate("/", { replace: true })}
    />
  );
}
