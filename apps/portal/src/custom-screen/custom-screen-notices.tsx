import { Button } from "@portico/ui";
import type { ReactNode } from "react";
import { customScreenMessages as texts } from "../messages/custom-screens.ts";
import type { ScreenStatus } from "./screen-status.ts";

/** Props of `CustomScreenNotices`. */
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
          <Line tone={failure === undefined ? "info" : "warning"}>
            <p className="me-auto">
              {failure === undefined ? texts.updated.text : texts.updated.failed(failure)}
            </p>
            <Button
              size="sm"
              isLoading={isReloading}
              onClick={() => {
                // The button goes; who pressed it continues with the screen.
                document.getElementById("content")?.focus();
                onReload();
              }}
            >
              {texts.updated.show}
            </Button>
          </Line>
        )}
        {status === "retired" && <Line tone="warning">{texts.retired}</Line>}
      </div>
      {dropped.length > 0 && (
        <Line tone="warning">
          <div>
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
          </div>
        </Line>
      )}
    </>
  );
}

const tones = {
  info: "border-info-border bg-info-surface text-info-fg",
  warning: "border-warning-border bg-warning-surface text-warning-fg",
};

function Line({ tone, children }: { tone: keyof typeof tones; children: ReactNode }) {
  return (
    <div
      className={`mx-4 mt-4 flex flex-wrap items-center gap-x-3 gap-y-1 rounded-md border px-3 py-2 text-table min-[56.25rem]:mx-5 ${tones[tone]}`}
    >
      {children}
    </div>
  );
}
