/** Milliseconds that a browser is given to start with a file. */
const patience = 60_000;

/** Puts a file among the browser's downloads. */
export function saveFile(content: Blob, fileName: string) {
  const address = URL.createObjectURL(content);
  const link = document.createElement("a");
  link.href = address;
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), patience);
}
