import { TextField } from "@portico/ui";
import { contrast, isHexColor, minTextContrast } from "@portico/ui/format";
import { forwardRef } from "react";
import { settingMessages } from "../../messages/settings.ts";

const texts = settingMessages.color;
/** The text color of the sample button. */
const white = "#ffffff";
/** The color of the picker while none is entered. */
const initialColor = "#0a7770";

export interface ColorFieldProps {
  label: string;
  name?: string | undefined;
  value?: string | null | undefined;
  error?: string | undefined;
  onChange?: ((value: string) => void) | undefined;
  onBlur?: ((event: unknown) => void) | undefined;
}

/** A color, chosen or typed as `#0a7770`, with its contrast to white text. */
export const ColorField = forwardRef<HTMLInputElement, ColorFieldProps>(function ColorField(
  { label, value, onChange, ...rest },
  ref,
) {
  const color = value ?? "";
  const isColor = isHexColor(color);
  return (
    <div className="grid gap-2">
      <div className="flex items-start gap-2">
        <TextField
          {...rest}
          ref={ref}
          label={label}
          value={color}
          hint={texts.hint}
          maxLength={7}
          autoComplete="off"
          spellCheck={false}
          className="min-w-0 flex-1"
          onChange={(event) => onChange?.(event.target.value)}
        />
        <input
          type="color"
          aria-label={texts.choose(label)}
          value={isColor ? color.toLowerCase() : initialColor}
          onChange={(event) => onChange?.(event.target.value)}
          className="mt-6.5 h-9 w-14 cursor-pointer rounded-md border border-border-control bg-surface-control p-1"
        />
      </div>
      {isColor && <Contrast color={color} />}
    </div>
  );
});

function Contrast({ color }: { color: string }) {
  const ratio = contrast(color, white);
  const isReadable = ratio >= minTextContrast;
  return (
    <p role="status" className="flex flex-wrap items-center gap-3 text-table">
      <span
        aria-hidden="true"
        style={{ backgroundColor: color, color: white }}
        className="rounded-md px-3 py-1.5 font-medium"
      >
        {texts.sample}
      </span>
      <span className={isReadable ? "text-fg-muted" : "text-danger-fg"}>
        {texts.contrast((Math.floor(ratio * 100) / 100).toFixed(2))}{" "}
        {!isReadable && texts.tooLow(minTextContrast)}
      </span>
    </p>
  );
}
