import { messages } from "../messages/messages.ts";
import { ProductMark } from "../shell/product-mark.tsx";

/** What is there while the code of the first page is on its way. */
export function LoadingPage() {
  return (
    <div role="status" aria-label={messages.loading} className="grid h-dvh place-content-center">
      <ProductMark className="animate-pulse motion-reduce:animate-none" />
    </div>
  );
}
