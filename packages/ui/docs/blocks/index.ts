export { Do, DoAndDont, type DoProps, Dont } from "./do-and-dont";
export { Example, type ExampleProps } from "./example";
