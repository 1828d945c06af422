/** Returns the number of decimals of a number. */
export function decimalsOf(number: number): number {
  const [mantissa = "", exponent = "0"] = String(number).split("e");
  const written = mantissa.split(".")[1]?.length ?? 0;
  return Math.max(0, written - Number(exponent));
}

/** Limits of a number field. */
export interface NumberLimits {
  min: number;
  max: number;
  step: number;
}

/** Returns the nearest multiple of the step within the limits, without binary rounding errors: 0.1 + 0.2 is 0.3. */
export function toStep(value: number, { min, max, step }: NumberLimits): number {
  const decimals = Math.min(20, Math.max(decimalsOf(min), decimalsOf(step)));
  const highest = Math.floor(Number(((max - min) / step).toFixed(6)));
  const steps = Math.min(highest, Math.max(0, Math.round((value - min) / step)));
  return Number((min + steps * step).toFixed(decimals));
}

/** Returns the change for an arrow key, or undefined for other keys. */
export function stepOfKey(key: string, step: number): number | undefined {
  if (key === "ArrowUp") return step;
  return key === "ArrowDown" ? -step : undefined;
}
