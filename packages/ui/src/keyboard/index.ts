export { isInputMethodKey } from "./input-method-key.js";
