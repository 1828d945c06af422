/** The contrast that WCAG 2.2 AA requires for text. */
export const minTextContrast = 4.5;

/** The steps of a brand's scale, each with the luminance that its uses in both themes require. */
const luminances = {
  25: 0.974,
  50: 0.911,
  100: 0.834,
  200: 0.712,
  300: 0.591,
  400: 0.425,
  500: 0.264,
  600: 0.144,
  700: 0.095,
  800: 0.056,
  850: 0.039,
  900: 0.0236,
  950: 0.0109,
} as const;

/** A step of a brand's scale, from light to dark. */
export type ScaleStep = keyof typeof luminances;

const accentStep = 600;

/** Whether a text is a color such as `#0a7770`. */
export function isHexColor(text: string): boolean {
  return /^#[0-9a-f]{6}$/i.test(text);
}

/** Contrast ratio of two colors such as `#0a7770` by WCAG 2.2, from 1 to 21. */
export function contrast(oneHex: string, otherHex: string): number {
  const [lighter = 0, darker = 0] = [luminanceOf(oneHex), luminanceOf(otherHex)].sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

/**
 * A brand's scale with the hue of an accent color, which is its step 600. Every other step has the luminance that
 * keeps text readable, so the accent must have a contrast of `minTextContrast` to white.
 */
export function brandScale(accent: string): Readonly<Record<ScaleStep, string>> {
  const own = luminanceOf(accent);
  const steps = Object.entries(luminances).map(([step, luminance]) => {
    // Darker steps stay darker than a dark accent.
    const target =
      Number(step) > accentStep ? Math.min(luminance, (own * luminance) / luminances[600]) : luminance;
    return [step, Number(step) === accentStep ? accent.toLowerCase() : withLuminance(accent, target)];
  });
  return Object.fromEntries(steps) as Record<ScaleStep, string>;
}

/** The color mixed with white, or with black, to this luminance. */
function withLuminance(hex: string, luminance: number): string {
  const own = luminanceOf(hex);
  const channels = channelsOf(hex).map((channel) =>
    luminance > own
      ? channel + ((luminance - own) / (1 - own)) * (1 - channel)
      : own === 0
        ? 0
        : channel * (luminance / own),
  );
  return `#${channels.map(toHexByte).join("")}`;
}

function luminanceOf(hex: string): number {
  const [red = 0, green = 0, blue = 0] = channelsOf(hex);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Red, green and blue as linear light, from 0 to 1. */
function channelsOf(hex: string): number[] {
  return [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
}

function toHexByte(linear: number): string {
  const part = linear <= 0.0031308 ? linear * 12.92 : 1.055 * linear ** (1 / 2.4) - 0.055;
  return Math.round(part * 255)
    .toString(16)
    .padStart(2, "0");
}
