import { messages } from "../messages.ts";

/** The product's sign and name. */
export function ProductMark({ className = "" }: { className?: string }) {
  return (
    <span className={`flex items-center gap-2 text-section font-semibold text-fg ${className}`}>
      <svg viewBox="0 0 32 32" className="size-6 shrink-0 text-primary" aria-hidden="true">
        <path
          fill="currentColor"
          d="M2 10.500 16 3l14 7.500V13H2zM5 15h4v9H5zm9 0h4v9h-4zm9 0h4v9h-4zM2 26h28v3H2z"
        />
      </svg>
      {messages.productName}
    </span>
  );
}
