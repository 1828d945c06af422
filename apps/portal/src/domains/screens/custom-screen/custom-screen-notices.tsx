import { Button } from "@portico/ui";
import { Alert } from "@portico/ui/display";
import { customScreenMessages as texts } from "../../../messages/custom-screens.ts";
import type { ScreenStatus } from "./screen-status.ts";

export interface CustomScreenNoticesProps {
  /** What became of the screen since it was opened. */
  status: ScreenStatus;
  /** What was left out of it, each with its path in the document. */
  dropped: readonly { readonly path: string; readonly message: string }[];
  /** Fetches the version that is published now. */
  onReload: () => void;
  isReloading: boolean;
  /** Why the other version could not be loaded. */
  failure?: string | undefined;
}

/** Above a screen: that there is another version of it, that it is gone, that parts of it are left out. */
export function CustomScreenNotices(props: CustomScreenNoticesProps) {
  const { status, dropped, onReload, isReloading, failure } = props;
  return (
    <>
      {/* Always there, so that what comes into it is read out. */}
      <div role="status" data-print="hidden">
        {status === "changed" && (
          <Alert
            tone={failure === undefined ? "info" : "warning"}
            className={margins}
            actions={
              <Button
                size="sm"
                isLoading={isReloading}
                onClick={() => {
                  // The button disappears, so that the focus moves to the screen.
                  document.getElementById("content")?.focus();
                  onReload();
                }}
              >
                {texts.updated.show}
              </Button>
            }
          >
            {failure === undefined ? texts.updated.text : texts.updated.failed(failure)}
          </Alert>
        )}
        {status === "retired" && (
          <Alert tone="warning" className={margins}>
            {texts.retired}
          </Alert>
        )}
      </div>
      {dropped.length > 0 && (
        <Alert tone="warning" className={margins}>
          <p>{texts.dropped.text}</p>
          <details>
            <summary className="cursor-pointer rounded-sm py-1 underline underline-offset-2 outline-focus">
              {texts.dropped.details(dropped.length)}
            </summary>
            <ul className="list-disc ps-5 wrap-anywhere">
              {dropped.map(({ path, message }) => (
                <li key={`${path} ${message}`}>{message}</li>
              ))}
            </ul>
          </details>
        </Alert>
      )}
    </>
  );
}

const margins = "mx-4 mt-4 min-[56.25rem]:mx-5";
