/** Where keys have a meaning of their own: fields, and everything that is open over the page. */
const typed =
  "textarea, select, [contenteditable=true], [role=combobox], [role=textbox], [role=menu], [role=listbox], [role=dialog], [role=alertdialog], dialog";
const pressed = ["checkbox", "radio", "button", "submit", "reset"];

/** Whether a key belongs to the element that has the focus, so that it is no shortcut. */
export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false;
  if (target instanceof HTMLInputElement && !pressed.includes(target.type)) return true;
  return target.closest(typed) !== null || document.querySelector("[aria-modal=true]") !== null;
}
