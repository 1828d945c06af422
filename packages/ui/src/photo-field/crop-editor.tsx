"use client";

import { formatPercent } from "@portico/format";
import { useEffect, useRef, useState } from "react";
import Cropper from "react-easy-crop";
import { usePhotoMessages } from "../messages/use-photo-messages.js";
import { Slider } from "../slider/slider.js";
import type { CropArea } from "./crop-photo.js";
import { CropPreview } from "./crop-preview.js";
import type { PhotoShape } from "./photo-shape-styles.js";

const maxZoom = 4;
const zoomStep = 5;

interface CropEditorProps {
  url: string;
  shape: PhotoShape;
  /** Called with the selected part, in pixels of the picture. */
  onAreaChange: (area: CropArea) => void;
  /** Called if the browser cannot show the picture. */
  onUnreadable: () => void;
}

/** Selects a square part of a picture by dragging, arrow keys, wheel, pinch, slider or number. */
export function CropEditor({ url, shape, onAreaChange, onUnreadable }: CropEditorProps) {
  const texts = usePhotoMessages();
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [percentages, setPercentages] = useState<CropArea>();
  const box = useRef<HTMLDivElement>(null);
  const isReady = percentages !== undefined;
  useEffect(() => {
    if (isReady) box.current?.querySelector<HTMLElement>("[role=group]")?.focus();
  }, [isReady]);
  return (
    <div className="ui:flex ui:min-w-0 ui:flex-col ui:gap-4">
      <div
        ref={box}
        className="ui:relative ui:h-72 ui:overflow-hidden ui:rounded-lg ui:bg-surface-sunken ui:has-focus-visible:outline-2 ui:has-focus-visible:outline-offset-2 ui:has-focus-visible:outline-focus"
      >
        <Cropper
          image={url}
          crop={crop}
          zoom={zoom}
          maxZoom={maxZoom}
          aspect={1}
          cropShape={shape === "round" ? "round" : "rect"}
          showGrid={false}
          keyboardStep={8}
          disableAutomaticStylesInjection
          classes={{ cropAreaClassName: "ui:outline-none" }}
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropAreaChange={(area, pixels) => {
            setPercentages(area);
            onAreaChange(pixels);
          }}
          mediaProps={{ alt: "", onError: onUnreadable }}
          cropperProps={{ role: "group", "aria-label": texts.cropArea }}
        />
      </div>
      <div className="ui:flex ui:flex-wrap ui:items-end ui:gap-x-5 ui:gap-y-3">
        <Slider
          className="ui:flex-[1_1_14rem]"
          label={texts.zoom}
          min={100}
          max={maxZoom * 100}
          step={zoomStep}
          suffix="%"
          formatValue={formatPercent}
          value={Math.round((zoom * 100) / zoomStep) * zoomStep}
          onChange={({ value }) => setZoom(value / 100)}
        />
        <CropPreview url={url} area={percentages} shape={shape} label={texts.preview} />
      </div>
    </div>
  );
}
