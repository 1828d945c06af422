import { FileDrop } from "@portico/ui/forms";
import { useState } from "react";

export function FileDropExample() {
  const [file, setFile] = useState<File>();
  return (
    <FileDrop
      label="Commission statement"
      accept=".csv,.xlsx"
      maxSize={20 * 1024 ** 2}
      file={file}
      onFileChange={(change) => setFile(change.file)}
    />
  );
}
