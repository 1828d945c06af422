import { Link } from "react-router";
import { useBrand } from "../brand/use-brand.ts";
import { messages } from "../messages/messages.ts";

/** The brand's footer text and the link to the privacy notice. */
export function BrandFooter({ className = "" }: { className?: string }) {
  const brand = useBrand();
  return (
    <footer className={`text-caption text-fg-muted ${className}`}>
      {brand?.footer && <p className="text-balance">{brand.footer}</p>}
      <Link to="/privacy" className="underline underline-offset-2 hover:text-fg">
        {messages.footer.privacy}
      </Link>
    </footer>
  );
}
