/** Rules for a file. */
export interface FileRules {
  /** Accepted types as in HTML: ".csv,.xlsx,image/*". @default any */
  accept?: string | undefined;
  /** Maximum size in bytes. @default no limit */
  maxSize?: number | undefined;
}

/** Why a file is not accepted. */
type FileProblem = "empty" | "tooLarge" | "wrongType";

/** Checks a file against the rules. Returns undefined if it is accepted. */
export function checkFile(
  file: { name: string; type: string; size: number },
  { accept, maxSize }: FileRules,
): FileProblem | undefined {
  if (!isAccepted(file, accept)) return "wrongType";
  if (file.size === 0) return "empty";
  return maxSize !== undefined && file.size > maxSize ? "tooLarge" : undefined;
}

function isAccepted({ name, type }: { name: string; type: string }, accept = ""): boolean {
  const kinds = accept
    .split(",")
    .map((kind) => kind.trim().toLowerCase())
    .filter(Boolean);
  if (kinds.length === 0) return true;
  return kinds.some((kind) => {
    if (kind.startsWith(".")) return name.toLowerCase().endsWith(kind);
    if (kind.endsWith("/*")) return type.toLowerCase().startsWith(kind.slice(0, -1));
    return type.toLowerCase() === kind;
  });
}
