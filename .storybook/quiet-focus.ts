/**
 * On a docs page each story that opens something stands in a frame of its own and takes the focus there. The page
 * would be scrolled to the last of them; so there the focus moves without scrolling.
 */
export function keepDocsPageStill(): void {
  const isOnDocsPage = window.frameElement?.ownerDocument.getElementById("storybook-docs")?.hidden === false;
  if (!isOnDocsPage) return;
  const focus = HTMLElement.prototype.focus;
  HTMLElement.prototype.focus = function focusInPlace(options) {
    focus.call(this, { ...options, preventScroll: true });
  };
}
