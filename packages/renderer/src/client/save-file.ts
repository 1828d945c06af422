/** How long the object URL stays valid, so that the browser can start the download, in milliseconds. */
const urlLifetime = 60_000;

/** Saves a file through the browser's downloads. */
export function saveFile(content: Blob, fileName: string) {
  const url = URL.createObjectURL(content);
  const link = document.createElement("a");
  link.href = url;
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), urlLifetime);
}
