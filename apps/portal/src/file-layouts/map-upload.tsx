import { uploadCalls, uploadKinds } from "@portico/contract";
import type { NewChoiceProps } from "@portico/renderer/parts";
import { fileLayoutMessages as texts } from "../messages/file-layouts.ts";
import { LayoutForm } from "./layout-dialog.tsx";
import { emptyLayout } from "./layout-values.ts";

/** Maps the columns of a file that is being uploaded, and remembers them as a new file layout. */
export function MapUpload({ endpoint, file, query, reason, onChoose, onClose }: NewChoiceProps) {
  const kind = uploadKinds.find((each) => uploadCalls[each] === endpoint);
  if (!kind) throw new Error(`Files of "${endpoint}" have no layouts.`);
  const { sheet, encoding } = query;
  return (
    <LayoutForm
      title={texts.mapTitle(file.name)}
      description={reason}
      values={{ ...emptyLayout(kind), name: file.name.replace(/\.[^.]*$/, "").slice(0, 100) }}
      sample={{ file, sheet, encoding }}
      onSaved={onChoose}
      onClose={onClose}
    />
  );
}
