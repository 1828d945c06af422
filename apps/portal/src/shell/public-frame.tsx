import type { ReactNode } from "react";
import { Link } from "react-router";
import { useBrandName } from "../brand/use-brand.ts";
import { BrandFooter } from "./brand-footer.tsx";
import { ProductMark } from "./product-mark.tsx";
import { ProfileMenu } from "./profile-menu.tsx";

export interface PublicFrameProps {
  /** The page's part of the document title. */
  title: string;
  /** Whether to show the profile menu. @default true */
  hasMenu?: boolean;
  children: ReactNode;
}

/** The layout of pages outside the portal. */
export function PublicFrame({ title, hasMenu = true, children }: PublicFrameProps) {
  const brandName = useBrandName();
  return (
    <div className="flex min-h-full flex-col bg-surface-sunken">
      <title>{`${title} · ${brandName}`}</title>
      <header
        data-print="hidden"
        className="flex h-14 shrink-0 items-center justify-between gap-3 border-b border-border bg-surface px-4"
      >
        <Link
          to="/portal/"
          aria-label={brandName}
          className="rounded-md outline-focus focus-visible:outline-2"
        >
          <ProductMark />
        </Link>
        {hasMenu && <ProfileMenu />}
      </header>
      <main className="flex-1">{children}</main>
      <BrandFooter className="grid justify-items-center gap-1 p-4 text-center" />
    </div>
  );
}
