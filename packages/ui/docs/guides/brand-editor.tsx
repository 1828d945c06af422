import { Button, Checkbox, StatusBadge, TextField } from "@portico/ui";
import { CodeBlock } from "@portico/ui/code";
import { Link } from "@portico/ui/display";
import { isHexColor, type ScaleStep } from "@portico/ui/format";
import { type CSSProperties, useState } from "react";
import type { ThemeName } from "../../src/tokens/semantic-colors";
import { brandCss, brandId, brandVariables, contrastChecks, type Scale, scaleOf } from "./brand-css";

/** Makes a brand of a color: both themes, their contrasts, and the stylesheet to copy. */
export function BrandEditor() {
  const [name, setName] = useState("Acme");
  const [text, setText] = useState("#7a3e9d");
  const [accent, setAccent] = useState(text);
  const [changed, setChanged] = useState<Partial<Record<ScaleStep, string>>>({});
  const scale = scaleOf(accent, changed);
  const id = brandId(name);
  const changeAccent = (color: string) => {
    setText(color);
    if (!isHexColor(color)) return;
    setAccent(color);
    setChanged({});
  };
  return (
    <div className="ui:my-4 ui:grid ui:gap-5 ui:font-sans ui:text-form ui:text-fg sb-unstyled">
      <div className="ui:flex ui:flex-wrap ui:items-start ui:gap-4">
        <TextField label="Name" value={name} onChange={({ target }) => setName(target.value)} />
        <TextField
          label="Accent color"
          hint="Such as #7a3e9d"
          error={isHexColor(text) ? undefined : "Enter # and six digits or letters from a to f."}
          value={text}
          onChange={({ target }) => changeAccent(target.value.trim())}
        />
        <ColorInput label="Pick the accent color" color={accent} onChange={changeAccent} isTall />
      </div>
      <fieldset className="ui:min-w-0">
        <legend className="ui:mb-2 ui:font-semibold">Steps</legend>
        <div className="ui:grid ui:grid-cols-[repeat(auto-fill,minmax(4.5rem,1fr))] ui:gap-2">
          {Object.entries(scale).map(([step, color]) => (
            <ColorInput
              key={step}
              label={step}
              color={color}
              onChange={(next) => setChanged({ ...changed, [step]: next })}
            />
          ))}
        </div>
      </fieldset>
      <div className="ui:grid ui:grid-cols-[repeat(auto-fit,minmax(min(100%,18rem),1fr))] ui:gap-4">
        <Preview theme="light" scale={scale} />
        <Preview theme="dark" scale={scale} />
      </div>
      <Contrasts scale={scale} />
      <CodeBlock label={`Stylesheet of the brand ${id}`} code={brandCss(id, scale)} />
    </div>
  );
}

interface ColorInputProps {
  label: string;
  color: string;
  onChange: (color: string) => void;
  /** Whether it lines up with fields beside it. @default false */
  isTall?: boolean;
}

function ColorInput({ label, color, onChange, isTall = false }: ColorInputProps) {
  return (
    <label className="ui:grid ui:gap-1 ui:text-caption ui:text-fg-muted">
      {label}
      <input
        type="color"
        value={color}
        onChange={({ target }) => onChange(target.value)}
        className={`ui:w-full ui:min-w-11 ui:cursor-pointer ui:rounded-md ui:border ui:border-border-control ui:p-0.5 ${isTall ? "ui:h-control" : "ui:h-9"}`}
      />
    </label>
  );
}

/** The brand on a few components. Both attributes are set, so that colors are computed again with its variables. */
function Preview({ theme, scale }: { theme: ThemeName; scale: Scale }) {
  return (
    <div
      data-live=""
      data-theme={theme}
      data-brand="preview"
      style={brandVariables(scale) as CSSProperties}
      className="ui:flex ui:flex-wrap ui:items-center ui:gap-4 ui:rounded-md ui:border ui:border-border ui:bg-surface ui:p-4 ui:text-fg"
    >
      <Button variant="primary">Save</Button>
      <Link href="#steps">Policy FL-1042</Link>
      <Checkbox label="Selected" defaultChecked />
      <p className="ui:basis-full ui:rounded-sm ui:bg-surface-selected ui:px-2 ui:py-1">A selected row</p>
    </div>
  );
}

const cellStyles = "ui:border-b ui:border-border ui:py-1.5 ui:pe-3 ui:align-top ui:wrap-anywhere";

function Contrasts({ scale }: { scale: Scale }) {
  return (
    <table className="ui:w-full ui:text-form">
      <caption className="ui:pb-2 ui:text-start ui:font-semibold">Contrast</caption>
      <thead>
        <tr className="ui:text-fg-muted">
          {["Colors", "Light", "Dark"].map((header) => (
            <th key={header} scope="col" className={cellStyles}>
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {contrastChecks(scale).map(({ what, least, ratios }) => (
          <tr key={what}>
            <th scope="row" className={cellStyles}>
              {what}
              <span className="ui:block ui:text-caption ui:text-fg-muted">needs {least}:1</span>
            </th>
            <td className={cellStyles}>
              <Ratio ratio={ratios.light} least={least} />
            </td>
            <td className={cellStyles}>
              <Ratio ratio={ratios.dark} least={least} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Ratio({ ratio, least }: { ratio: number; least: number }) {
  const text = `${ratio.toFixed(1)}:1`;
  if (ratio >= least) return text;
  return (
    <>
      {text} <StatusBadge tone="danger">too low</StatusBadge>
    </>
  );
}
