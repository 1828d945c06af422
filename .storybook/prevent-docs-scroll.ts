/**
 * On a docs page, stories that open something take the focus, and the page would scroll to the last of them. Focusing
 * there does not scroll.
 */
export function preventDocsScroll(): void {
  const isOnDocsPage = window.frameElement?.ownerDocument.getElementById("storybook-docs")?.hidden === false;
  if (!isOnDocsPage) return;
  const focus = HTMLElement.prototype.focus;
  HTMLElement.prototype.focus = function focusInPlace(options) {
    focus.call(this, { ...options, preventScroll: true });
  };
}
