export { useViews } from "../views/use-views.ts";
