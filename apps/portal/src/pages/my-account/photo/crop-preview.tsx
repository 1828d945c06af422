import type { Area } from "react-easy-crop";
import { myAccountMessages } from "../../../messages/my-account.ts";

/** Props of `CropPreview`. */
export interface CropPreviewProps {
  address: string;
  /** The part chosen, in percent of the picture. */
  area: Area | undefined;
}

/** The part chosen, as it is going to look. */
export function CropPreview({ address, area }: CropPreviewProps) {
  return (
    <div className="grid gap-1.5 text-table font-medium">
      {myAccountMessages.photo.preview}
      <div className="relative size-14 overflow-hidden rounded-full border border-border bg-surface-sunken">
        {area && (
          <img
            src={address}
            alt=""
            className="absolute max-w-none"
            style={{
              width: `${10_000 / area.width}%`,
              height: `${10_000 / area.height}%`,
              left: `${(-100 * area.x) / area.width}%`,
              top: `${(-100 * area.y) / area.height}%`,
            }}
          />
        )}
      </div>
    </div>
  );
}
