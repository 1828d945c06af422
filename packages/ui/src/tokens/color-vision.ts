type Rgb = readonly [red: number, green: number, blue: number];
type Matrix = readonly [Rgb, Rgb, Rgb];

/**
 * Matrices for linear RGB at severity 1.0, from G. M. Machado, M. M. Oliveira and L. A. F. Fernandes,
 * "A Physiologically-based Model for Simulation of Color Vision Deficiency", IEEE Transactions on Visualization and
 * Computer Graphics 15(6), 2009, pages 1291–1298.
 */
const matrices = {
  typical: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
} as const satisfies Record<string, Matrix>;

export type ColorVision = keyof typeof matrices;

export const colorVisions = Object.keys(matrices) as ColorVision[];

/**
 * The difference of two colors for a kind of vision: their distance in Oklab (B. Ottosson, 2020) times 100. Black and
 * white differ by 100, colors that are just distinguishable side by side by about 2.
 */
export function colorDifference(oneHex: string, otherHex: string, vision: ColorVision): number {
  const one = oklab(seen(oneHex, vision));
  const other = oklab(seen(otherHex, vision));
  return 100 * Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]);
}

function seen(hex: string, vision: ColorVision): Rgb {
  return map(product(matrices[vision], linear(hex)), (part) => Math.min(1, Math.max(0, part)));
}

function linear(hex: string): Rgb {
  return map([1, 3, 5], (at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
}

function oklab(rgb: Rgb): Rgb {
  const cones = product(
    [
      [0.4122214708, 0.5363325363, 0.0514459929],
      [0.2119034982, 0.6806995451, 0.1073969566],
      [0.0883024619, 0.2817188376, 0.6299787005],
    ],
    rgb,
  );
  return product(
    [
      [0.2104542553, 0.793617785, -0.0040720468],
      [1.9779984951, -2.428592205, 0.4505937099],
      [0.0259040371, 0.7827717662, -0.808675766],
    ],
    map(cones, Math.cbrt),
  );
}

function product(matrix: Matrix, [x, y, z]: Rgb): Rgb {
  return map(matrix, ([a, b, c]) => a * x + b * y + c * z);
}

function map<Part>([one, two, three]: readonly [Part, Part, Part], change: (part: Part) => number): Rgb {
  return [change(one), change(two), change(three)];
}
