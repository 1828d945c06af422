import { formatPercent } from "@portico/ui/format";
import { useId } from "react";
import { myAccountMessages } from "../../../messages/my-account.ts";

/** Props of `ZoomField`. */
export interface ZoomFieldProps {
  /** How many times its size, from 1. */
  value: number;
  max: number;
  onChange: (value: number) => void;
}

/** How large a picture is shown. */
export function ZoomField({ value, max, onChange }: ZoomFieldProps) {
  const id = useId();
  return (
    <div className="grid min-w-0 flex-1 gap-1.5">
      <label htmlFor={id} className="text-table font-medium">
        {myAccountMessages.photo.zoom}
      </label>
      <input
        id={id}
        type="range"
        min={1}
        max={max}
        step={0.05}
        value={value}
        aria-valuetext={formatPercent(Math.round(value * 100))}
        onChange={({ target }) => onChange(Number(target.value))}
        className="h-control w-full cursor-pointer rounded-md accent-primary outline-focus focus-visible:outline-2"
      />
    </div>
  );
}
