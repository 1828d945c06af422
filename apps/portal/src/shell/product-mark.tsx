import { useBrand } from "../brand/use-brand.ts";

/** The logo and name of the host's brand. Reserves its space while the brand loads. */
export function ProductMark({ className = "" }: { className?: string }) {
  const brand = useBrand();
  return (
    <span className={`flex min-h-8 items-center gap-2 text-section font-semibold text-fg ${className}`}>
      {brand &&
        (brand.logoUrl ? <img src={brand.logoUrl} alt={brand.name} className="h-8" /> : <PorticoLogo />)}
      {brand && !brand.logoUrl && brand.name}
    </span>
  );
}

/** The logo alone, for the collapsed sidebar. A partner's logo is cropped to its start, where its symbol usually is. */
export function BrandMark() {
  const brand = useBrand();
  return (
    <span className="flex h-10 items-center">
      {brand &&
        (brand.logoUrl ? (
          <img src={brand.logoUrl} alt={brand.name} className="size-8 object-cover object-left" />
        ) : (
          <PorticoLogo />
        ))}
    </span>
  );
}

function PorticoLogo() {
  return (
    <svg viewBox="0 0 32 32" className="size-6 shrink-0 text-primary" aria-hidden="true">
      <path
        fill="currentColor"
        d="M2 10.500 16 3l14 7.500V13H2zM5 15h4v9H5zm9 0h4v9h-4zm9 0h4v9h-4zM2 26h28v3H2z"
      />
    </svg>
  );
}
