export { Button, type ButtonProps } from "./button.js";
export { type ButtonSize, type ButtonStyle, type ButtonVariant, buttonStyles } from "./button-styles.js";
export { IconButton, type IconButtonProps } from "./icon-button.js";
