import { useBrokenScreenMessages } from "@portico/renderer/messages";
import { ErrorState } from "@portico/ui";
import { Link } from "react-router";
import { customScreenMessages } from "../../../messages/custom-screens.ts";

const texts = customScreenMessages.broken;

export interface BrokenCustomScreenProps {
  title: string;
  /** Each with its path in the document. */
  problems: readonly { readonly path: string; readonly message: string }[];
  /** Its ID in the editor, for users who can edit screens. */
  editorId?: string | undefined;
}

/** Shown instead of an invalid screen: the problems, and how to fix them. */
export function BrokenCustomScreen({ title, problems, editorId }: BrokenCustomScreenProps) {
  const { title: brokenTitle } = useBrokenScreenMessages();
  return (
    <div className="mx-auto grid max-w-2xl justify-items-center p-4">
      <h1 className="sr-only">{title}</h1>
      <ErrorState title={brokenTitle(title)} message={texts.text} />
      <ul className="grid list-disc gap-1 ps-5 text-table wrap-anywhere text-fg-muted">
        {problems.map(({ path, message }) => (
          <li key={`${path} ${message}`}>{message}</li>
        ))}
      </ul>
      {editorId !== undefined && (
        <Link
          to={`/portal/manage/screens/${editorId}`}
          className="mt-4 rounded-sm py-1 text-form text-fg-link underline underline-offset-2 outline-focus"
        >
          {texts.openEditor}
        </Link>
      )}
    </div>
  );
}
