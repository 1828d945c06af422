import { FileField } from "@portico/ui/forms";
import { useState } from "react";

const megabyte = 1024 ** 2;

export function FileFieldExample() {
  const [files, setFiles] = useState<readonly File[]>([]);
  return (
    <FileField
      label="Proof of income"
      accept=".pdf,.jpg,.png"
      multiple
      maxSize={5 * megabyte}
      maxTotalSize={20 * megabyte}
      value={files}
      onChange={({ value }) => setFiles(value)}
    />
  );
}
