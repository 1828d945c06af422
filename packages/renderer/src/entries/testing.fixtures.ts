export { ScreenPages, type ScreenPagesProps } from "../list/screen-pages.fixtures.tsx";
export { type Answer, answerRows, answerWith, endpointAt } from "../responses.fixtures.ts";
