import { Link } from "react-router";
import { messages } from "../messages/messages.ts";

/** A link to the portal's index. */
export function BackToPortal({ label = messages.backToPortal }: { label?: string }) {
  return (
    <Link to="/portal/" className="text-form font-medium text-fg-link underline underline-offset-4">
      {label}
    </Link>
  );
}
