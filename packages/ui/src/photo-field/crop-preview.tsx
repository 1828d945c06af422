import type { CropArea } from "./crop-photo.js";
import { type PhotoShape, shapeStyles } from "./photo-shape-styles.js";

interface CropPreviewProps {
  url: string;
  /** In percent of the picture. */
  area: CropArea | undefined;
  shape: PhotoShape;
  label: string;
}

/** The cropped photo at its displayed size. */
export function CropPreview({ url, area, shape, label }: CropPreviewProps) {
  return (
    <div aria-hidden="true" className="ui:grid ui:gap-1.5 ui:text-table ui:font-medium">
      {label}
      <div
        className={`ui:relative ui:size-16 ui:overflow-hidden ui:border ui:border-border ui:bg-surface-sunken ${shapeStyles[shape]}`}
      >
        {area && (
          <img
            src={url}
            alt=""
            className="ui:absolute ui:max-w-none"
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
