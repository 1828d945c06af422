import { useSite } from "../site/site.ts";

/** The brand's logo, or the product's own with the brand's name. */
export function BrandMark() {
  const { brand } = useSite();
  if (brand.logoUrl) return <img src={brand.logoUrl} alt={brand.name} height={32} className="h-8 w-auto" />;
  return (
    <span className="flex items-center gap-2 text-base font-semibold text-fg">
      <svg viewBox="0 0 32 32" className="size-7 shrink-0 text-primary" aria-hidden="true">
        <path
          fill="currentColor"
          d="M2 10.500 16 3l14 7.500V13H2zM5 15h4v9H5zm9 0h4v9h-4zm9 0h4v9h-4zM2 26h28v3H2z"
        />
      </svg>
      {brand.name}
    </span>
  );
}
