export { ScreenPages, type ScreenPagesProps } from "../list/screen-pages.fixtures.tsx";
export { endpointAt, type ResponseBody, respondWith, respondWithRows } from "../responses.fixtures.ts";
