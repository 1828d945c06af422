/**
 * Keeps the footer of a centered dialog where it is pressed: an error that appears above it makes the dialog grow upward
 * then, so that no other button moves under the pointer. Until the window changes its size.
 */
export function holdFooter(footer: HTMLElement): void {
  const dialog = footer.parentElement;
  const overlay = dialog?.parentElement;
  if (!dialog || !overlay || getComputedStyle(overlay).alignItems !== "center") return;
  const padding = Number.parseFloat(getComputedStyle(overlay).paddingBottom);
  const gap = overlay.getBoundingClientRect().bottom - dialog.getBoundingClientRect().bottom - padding;
  const styles = { alignSelf: "flex-end", marginBlockEnd: `${gap}px`, maxHeight: `calc(100% - ${gap}px)` };
  Object.assign(dialog.style, styles);
  const release = () => Object.assign(dialog.style, { alignSelf: "", marginBlockEnd: "", maxHeight: "" });
  window.addEventListener("resize", release, { once: true });
}
