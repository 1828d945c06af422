import { monthLabelOf } from "@portico/contract";
import type { Slip } from "@portico/contract/features/payments/payments.schemas";
import { formatDate, formatMoney, formatNumber } from "@portico/format";
import type { Block } from "./paginate.ts";
import { slipMessages as texts } from "./slip-messages.ts";
import { colors, contentWidth, margin, type Pen, styles } from "./slip-pen.ts";
import { type SlipColumn, tableBlocks } from "./slip-table.ts";

const half = contentWidth / 2;

/** The parts of a payment slip: heading, summary, adjustments, total and lines by carrier. */
export function slipBlocks(pen: Pen, slip: Slip, brand: string): Block[] {
  return [
    heading(pen, slip, brand),
    ...summary(pen, slip),
    ...adjustments(pen, slip),
    totals(pen, slip),
    ...linesByCarrier(pen, slip),
  ];
}

function heading(pen: Pen, slip: Slip, brand: string): Block {
  const left = [
    [texts.agent, slip.agent],
    [texts.npn, slip.npn ?? "–"],
  ] as const;
  const right = [
    [texts.number, slip.paymentNumber],
    [texts.paidOn, paidOn(slip)],
    [texts.batch, slip.batchName],
    [texts.status, slip.batchStatus],
  ] as const;
  const pairs = (entries: readonly (readonly [string, string])[], x: number, y: number) => {
    for (const [index, [label, value]] of entries.entries()) {
      const at = y + index * 15;
      pen.text(label, { x, y: at, width: 90, color: colors.quiet });
      pen.text(value, { x: x + 95, y: at, width: half - 100, style: styles.strong });
    }
  };
  return {
    height: 122,
    draw: (y) => {
      pen.text(brand, { y, width: half, style: styles.title });
      pen.text(texts.title, { x: margin + half, y, style: styles.title, align: "end", color: colors.quiet });
      pen.line(y + 32, colors.ink);
      pairs(left, margin, y + 46);
      pairs(right, margin + half, y + 46);
    },
  };
}

function paidOn({ paymentDate, batchStatus }: Slip): string {
  if (paymentDate) return formatDate(paymentDate);
  return batchStatus === "Void" ? texts.notPayable : texts.notPaid;
}

function summary(pen: Pen, slip: Slip): Block[] {
  if (slip.carriers.length === 0) return [];
  return tableBlocks(pen, {
    title: texts.summary,
    columns: [
      { label: texts.carrier, part: 0.46 },
      figure(texts.lines, 0.12),
      figure(texts.commissions, 0.21),
      figure(texts.chargebacks, 0.21),
    ],
    rows: slip.carriers.map(({ carrier, lines, commissions, chargebacks }) => [
      carrier,
      formatNumber(lines),
      formatMoney(commissions),
      formatMoney(chargebacks),
    ]),
    total: [
      texts.total,
      formatNumber(slip.lines.length),
      formatMoney(slip.totalCommissions),
      formatMoney(slip.totalChargebacks),
    ],
  });
}

function adjustments(pen: Pen, { adjustments: entered, totalAdjustments }: Slip): Block[] {
  if (entered.length === 0) return [];
  return tableBlocks(pen, {
    title: texts.adjustments,
    columns: [
      { label: texts.type, part: 0.15 },
      { label: texts.carrier, part: 0.25 },
      { label: texts.comment, part: 0.42 },
      figure(texts.amount, 0.18),
    ],
    rows: entered.map(({ typePayment, carrier, comment, amount }) => [
      typePayment,
      carrier ?? "",
      comment,
      formatMoney(amount),
    ]),
    total: [texts.total, "", "", formatMoney(totalAdjustments)],
  });
}

/** The sums that give the total, in a shaded box. */
function totals(pen: Pen, slip: Slip): Block {
  const rows = [
    [texts.commissions, slip.totalCommissions],
    [texts.chargebacks, slip.totalChargebacks],
    [texts.adjustments, slip.totalAdjustments],
  ] as const;
  const x = margin + half;
  const width = half - 12;
  return {
    height: 112,
    draw: (y) => {
      pen.shade(y + 14, 82);
      for (const [index, [label, amount]] of rows.entries()) {
        pen.text(label, { x, y: y + 23 + index * 15 });
        pen.text(formatMoney(amount), { x, y: y + 23 + index * 15, width, align: "end" });
      }
      pen.text(texts.total, { x, y: y + 74, style: styles.heading });
      pen.text(formatMoney(slip.total), { x, y: y + 74, width, style: styles.heading, align: "end" });
    },
  };
}

/** A table of lines for each carrier, and one of chargebacks. */
function linesByCarrier(pen: Pen, { lines, carriers }: Slip): Block[] {
  return (["Commission", "Chargeback"] as const).flatMap((type) =>
    carriers.flatMap(({ carrier, commissions, chargebacks }) => {
      const rows = lines.filter((line) => line.carrier === carrier && line.typePayment === type);
      if (rows.length === 0) return [];
      const isChargeback = type === "Chargeback";
      const title = `${carrier}: ${isChargeback ? texts.chargebacks : texts.commissions}`;
      return tableBlocks(pen, {
        title,
        columns: [
          { label: texts.policy, part: 0.2 },
          { label: texts.insured, part: 0.32 },
          { label: texts.month, part: 0.18 },
          figure(texts.members, 0.12),
          figure(texts.amount, 0.18),
        ],
        rows: rows.map(({ policyNumber, insuredName, month, year, members, amount }) => [
          policyNumber,
          insuredName,
          `${monthLabelOf(month)} ${year}`,
          formatNumber(members),
          formatMoney(amount),
        ]),
        total: [texts.total, "", "", "", formatMoney(isChargeback ? chargebacks : commissions)],
      });
    }),
  );
}

function figure(label: string, part: number): SlipColumn {
  return { label, part, align: "end" };
}
