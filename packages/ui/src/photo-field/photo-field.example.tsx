import { PhotoField } from "@portico/ui/photo-field";
import { useState } from "react";

export function PhotoFieldExample() {
  const [photo, setPhoto] = useState<File | null>(null);
  return (
    <PhotoField
      label="Your photo"
      hint="Clients see it on your page. Up to 5 MB"
      maxSize={5 * 1024 ** 2}
      value={photo}
      onChange={({ value }) => setPhoto(value)}
    />
  );
}
