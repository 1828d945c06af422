import { Link, type LinkProps } from "react-router";

/** A text link on the login pages. */
export function TextLink({ className = "", ...rest }: LinkProps) {
  return (
    <Link
      {...rest}
      className={`inline-flex min-h-6 items-center rounded-sm font-medium text-fg-link underline-offset-4 outline-focus hover:underline focus-visible:outline-2 focus-visible:outline-offset-2 ${className}`}
    />
  );
}
