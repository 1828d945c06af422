import { messages } from "../messages/messages.ts";
import { ProductMark } from "../shell/product-mark.tsx";

/** Shown while the code of the first page loads. */
export function LoadingPage() {
  return (
    <div role="status" aria-label={messages.loading} className="grid h-dvh place-content-center">
      <ProductMark className="animate-pulse motion-reduce:animate-none" />
    </div>
  );
}
