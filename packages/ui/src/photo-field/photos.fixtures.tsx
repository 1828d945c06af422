import { expect, fireEvent, userEvent, waitFor, within } from "storybook/test";
import { putFiles } from "../file-field/file-rules.js";

const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="800" viewBox="0 0 12 8">
  <rect width="12" height="8" fill="#bfe0e2"/><circle cx="9" cy="2" r="1" fill="#f5c451"/>
  <path d="M0 8 4 3l3 3 2-2 3 4z" fill="#2c6e63"/></svg>`;

/** A picture that is wider than high. */
export const landscape = new File([drawing], "landscape.svg", { type: "image/svg+xml", lastModified: 1 });

/** A picture that no browser can show. */
export const unreadable = new File(["II*"], "scan.tiff", { type: "image/tiff", lastModified: 1 });

/** The URL of a stored photo. */
export const storedPhoto = `data:image/svg+xml,${encodeURIComponent(drawing)}`;

/** Chooses files as in the browser's own dialog. */
export async function chooseFiles(input: HTMLElement, ...files: File[]): Promise<void> {
  if (!(input instanceof HTMLInputElement)) throw new Error("The field has no input to choose files with.");
  putFiles(input, files);
  await fireEvent.change(input);
}

/** The open crop dialog, once a part of the picture is selected. */
export async function openCropDialog(canvasElement: HTMLElement) {
  const page = within(canvasElement.ownerDocument.body);
  const dialog = within(await page.findByRole("dialog", { name: "Crop photo" }));
  const use = dialog.getByRole("button", { name: "Use photo" });
  await waitFor(() => expect(use).toBeEnabled());
  return { dialog, use };
}

/** Chooses a photo and accepts its crop. */
export async function choosePhoto(canvasElement: HTMLElement, input: HTMLElement): Promise<void> {
  await chooseFiles(input, landscape);
  await userEvent.click((await openCropDialog(canvasElement)).use);
  await waitFor(() => expect(input).toHaveFocus());
}
