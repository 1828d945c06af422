export interface Policy {
  id: string;
  insured: string;
  effectiveDate: string;
  premium: number;
  isActive: boolean;
}

const names = ["Maria Alvarez", "Noah Bennett", "Ivy Castillo", "Grace Dupont", "Owen Egan"];

export const policies: readonly Policy[] = Array.from({ length: 20 }, (_, index) => ({
  id: `FL-${100 + index}`,
  insured: names[index % names.length] ?? "",
  effectiveDate: `2026-03-${String(1 + index).padStart(2, "0")}`,
  premium: 180.5 + ((index * 37) % 200),
  isActive: index % 3 !== 0,
}));
