import { monthLabelOf } from "@portico/contract";
import type { Slip } from "@portico/contract/features/payments/payments.schemas";
import { NameValueTable } from "@portico/ui";
import { formatDate, formatMoney, formatNumber } from "@portico/ui/format";
import { AmountTable } from "../../amount-table/amount-table.tsx";
import { useBrandName } from "../../brand/use-brand.ts";
import { paymentMessages } from "../../messages/payments.ts";

const { slip: texts, ...labels } = paymentMessages;

export interface PaymentSlipProps {
  slip: Slip;
}

/** A payment slip: agent, number, date, sums by carrier, adjustments, total and lines. */
export function PaymentSlip({ slip }: PaymentSlipProps) {
  const brand = useBrandName();
  return (
    <article className="grid max-w-4xl gap-5 rounded-lg border border-border bg-surface-raised p-4 min-[56.25rem]:p-6 print:border-0 print:p-0">
      <p className="text-title font-semibold">{brand}</p>
      <NameValueTable
        nameWidth="9rem"
        items={[
          { name: labels.agent, value: slip.agent },
          { name: texts.npn, value: slip.npn },
          { name: texts.number, value: slip.paymentNumber },
          { name: texts.paidOn, value: paidOn(slip) },
          { name: texts.batch, value: slip.batchName },
          { name: texts.status, value: slip.batchStatus },
        ]}
      />
      {slip.carriers.length > 0 && <Carriers slip={slip} />}
      {slip.adjustments.length > 0 && <Adjustments slip={slip} />}
      <Totals slip={slip} />
      <LinesByCarrier slip={slip} />
    </article>
  );
}

function paidOn({ paymentDate, batchStatus }: Slip): string {
  if (paymentDate) return formatDate(paymentDate);
  return batchStatus === "Void" ? texts.notPayable : texts.notPaid;
}

function Carriers({ slip }: PaymentSlipProps) {
  return (
    <AmountTable
      title={texts.byCarrier}
      columns={[
        { label: labels.carrier },
        { label: labels.lines, isFigure: true },
        { label: labels.commissions, isFigure: true },
        { label: labels.chargebacks, isFigure: true },
      ]}
      rows={slip.carriers.map(({ carrier, lines, commissions, chargebacks }) => [
        carrier,
        formatNumber(lines),
        formatMoney(commissions),
        formatMoney(chargebacks),
      ])}
      total={[
        labels.total,
        formatNumber(slip.lines.length),
        formatMoney(slip.totalCommissions),
        formatMoney(slip.totalChargebacks),
      ]}
    />
  );
}

function Adjustments({ slip }: PaymentSlipProps) {
  return (
    <AmountTable
      title={labels.adjustments}
      columns={[
        { label: texts.type },
        { label: labels.carrier },
        { label: texts.comment },
        { label: labels.amount, isFigure: true },
      ]}
      rows={slip.adjustments.map(({ typePayment, carrier, comment, amount }) => [
        typePayment,
        carrier ?? "",
        comment,
        formatMoney(amount),
      ])}
      total={[labels.total, "", "", formatMoney(slip.totalAdjustments)]}
    />
  );
}

function Totals({ slip }: PaymentSlipProps) {
  const rows = [
    [labels.commissions, slip.totalCommissions],
    [labels.chargebacks, slip.totalChargebacks],
    [labels.adjustments, slip.totalAdjustments],
  ] as const;
  return (
    <dl className="ms-auto grid w-72 max-w-full gap-1 rounded-md bg-surface-hover px-3 py-2 text-table tabular-nums">
      {rows.map(([label, amount]) => (
        <div key={label} className="flex justify-between gap-4">
          <dt>{label}</dt>
          <dd>{formatMoney(amount)}</dd>
        </div>
      ))}
      <div className="flex justify-between gap-4 border-t border-border-strong pt-1 text-form font-semibold">
        <dt>{labels.total}</dt>
        <dd>{formatMoney(slip.total)}</dd>
      </div>
    </dl>
  );
}

/** A table of lines for each carrier, and one of chargebacks. */
function LinesByCarrier({ slip: { lines, carriers } }: PaymentSlipProps) {
  return (["Commission", "Chargeback"] as const).flatMap((type) =>
    carriers.flatMap(({ carrier, commissions, chargebacks }) => {
      const rows = lines.filter((line) => line.carrier === carrier && line.typePayment === type);
      if (rows.length === 0) return [];
      const isChargeback = type === "Chargeback";
      return (
        <AmountTable
          key={`${carrier} ${type}`}
          title={texts.linesOf(carrier, isChargeback ? labels.chargebacks : labels.commissions)}
          columns={[
            { label: texts.policy },
            { label: texts.insured },
            { label: texts.month },
            { label: texts.members, isFigure: true },
            { label: labels.amount, isFigure: true },
          ]}
          rows={rows.map(({ policyNumber, insuredName, month, year, members, amount }) => [
            policyNumber,
            insuredName,
            `${monthLabelOf(month)} ${year}`,
            formatNumber(members),
            formatMoney(amount),
          ])}
          total={[labels.total, "", "", "", formatMoney(isChargeback ? chargebacks : commissions)]}
        />
      );
    }),
  );
}
