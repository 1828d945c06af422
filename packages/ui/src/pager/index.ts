export { Pager, type PagerChange, type PagerProps } from "./pager.js";
