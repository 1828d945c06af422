export { CodeBlock, type CodeBlockProps } from "./code-block.js";
export { JsonView, type JsonViewProps } from "./json-view.js";
