/**
 * Keeps the footer of a centered dialog where it is pressed: an error that appears above it makes the dialog grow upward
 * then, so that no other button moves under the pointer. Until there is no more room above, or the window changes its
 * size.
 */
export function holdFooter(footer: HTMLElement): void {
  const dialog = footer.parentElement;
  const overlay = dialog?.parentElement;
  const body = dialog?.querySelector("[data-dialog-body]");
  if (!dialog || !overlay || getComputedStyle(overlay).alignItems !== "center") return;
  const padding = Number.parseFloat(getComputedStyle(overlay).paddingBottom);
  const gap = overlay.getBoundingClientRect().bottom - dialog.getBoundingClientRect().bottom - padding;
  const styles = { alignSelf: "flex-end", marginBlockEnd: `${gap}px`, maxHeight: `calc(100% - ${gap}px)` };
  Object.assign(dialog.style, styles);
  const release = () => {
    observer.disconnect();
    window.removeEventListener("resize", release);
    Object.assign(dialog.style, { alignSelf: "", marginBlockEnd: "", maxHeight: "" });
  };
  const observer = new ResizeObserver(() => {
    if (body && body.scrollHeight > body.clientHeight) release();
  });
  if (body) observer.observe(body);
  window.addEventListener("resize", release, { once: true });
}
