export { CodeColors } from "./code-colors";
export { Do, DoAndDont, Dont, type DoProps } from "./do-and-dont";
export { Example, type ExampleProps } from "./example";
