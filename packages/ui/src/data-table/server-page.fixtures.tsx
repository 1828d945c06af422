import { type ReactNode, useEffect, useRef, useState } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";

/** Server-rendered HTML and its hydration. */
export function ServerPage({ children }: { children: ReactNode }) {
  const container = useRef<HTMLDivElement>(null);
  const [errors, setErrors] = useState(0);
  useEffect(() => {
    if (!container.current) return;
    container.current.innerHTML = renderToString(children);
    const root = hydrateRoot(container.current, children, {
      onRecoverableError: () => setErrors((count) => count + 1),
    });
    return () => queueMicrotask(() => root.unmount());
  }, [children]);
  return (
    <>
      <div ref={container} />
      <p>{errors} differences</p>
    </>
  );
}
