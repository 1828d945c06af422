import "react-easy-crop/react-easy-crop.css";
import { useState } from "react";
import Cropper, { type Area } from "react-easy-crop";
import { myAccountMessages } from "../../../messages/my-account.ts";
import { CropPreview } from "./crop-preview.tsx";
import { ZoomField } from "./zoom-field.tsx";

const texts = myAccountMessages.photo;

const maxZoom = 4;

/** Props of `CropArea`. */
export interface CropAreaProps {
  address: string;
  /** Called with the part chosen, in pixels of the picture. */
  onAreaChange: (area: Area) => void;
  /** Called if the browser cannot show the picture. */
  onUnreadable: () => void;
}

/** A picture under a circle: moved by pointer, finger or arrow keys, made larger by wheel, pinch or slider. */
export function CropArea({ address, onAreaChange, onUnreadable }: CropAreaProps) {
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [shown, setShown] = useState<Area>();
  return (
    <div className="grid gap-4">
      <div className="relative h-72 overflow-hidden rounded-lg bg-surface-sunken has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus">
        <Cropper
          image={address}
          crop={crop}
          zoom={zoom}
          maxZoom={maxZoom}
          aspect={1}
          cropShape="round"
          showGrid={false}
          keyboardStep={8}
          disableAutomaticStylesInjection
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropAreaChange={(area, pixels) => {
            setShown(area);
            onAreaChange(pixels);
          }}
          mediaProps={{ alt: "", onError: onUnreadable }}
          cropperProps={{ role: "group", "aria-label": texts.cropArea }}
        />
      </div>
      <div className="flex items-end gap-5">
        <ZoomField value={zoom} max={maxZoom} onChange={setZoom} />
        <CropPreview address={address} area={shown} />
      </div>
    </div>
  );
}
