export {
  type Breadcrumb,
  type BreadcrumbLinkProps,
  Breadcrumbs,
  type BreadcrumbsProps,
} from "./breadcrumbs.js";
