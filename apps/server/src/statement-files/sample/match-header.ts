import { plainHeader, type StatementColumn, statementColumns } from "@portico/contract";
import { shippedFormats } from "../shipped-formats.ts";

/** The column that a header probably has. */
interface HeaderMatch {
  readonly column: StatementColumn;
  /** 2 for a header of a shipped format, 1 for a similar one. */
  readonly score: number;
}

const knownHeaders = new Map<string, StatementColumn>(
  statementColumns.flatMap((column) =>
    Object.values(shippedFormats).flatMap((layout) =>
      (layout.columns[column] ?? []).map((header) => [plainHeader(header), column] as const),
    ),
  ),
);

/** Matched in this order against `plainHeader`. */
const patterns: readonly (readonly [StatementColumn, RegExp])[] = [
  ["firstName", /first(?:name)?$|givenname$/],
  ["lastName", /last(?:name)?$|surname$|familyname$/],
  ["year", /year$/],
  [
    "transactionType",
    /(?:transaction|trans|activity|commission|payment|adjustment|entry)(?:type|code)$|^reason$/,
  ],
  ["members", /(?:members|lives|enrollees)$|(?:member|life|lives)count$/],
  [
    "policyNumber",
    /(?:policy|contract|certificate|subscriber|member|enrollee|enrollment|issuerassigned|exchangeassigned)(?:number|no|num|nbr|id)$/,
  ],
  [
    "insuredName",
    /^(?:insured|member|subscriber|client|customer|policyholder|enrollee)(?:full)?name$|^(?:insured|subscriber|client|customer|policyholder|fullname)$/,
  ],
  ["month", /(?:month|period)$|^(?:service|coverage|commission|paid)date$/],
  ["amount", /(?:amount|amt|commission|commissions|payout|balance|payable)$|^(?:commission|netpay)/],
];

/** Headers of figures that are not the commission, and of columns about the broker. */
const otherFigures = /premium|rate$|percent|pct|responsibility|aptc|subsidy|ytd/;
const otherPeople = /^(?:broker|agent|agency|writing|payee|producer)/;

/** The column that a plain header probably has. Undefined if none is likely. */
export function matchHeader(plain: string): HeaderMatch | undefined {
  const known = knownHeaders.get(plain);
  if (known) return { column: known, score: 2 };
  const column = patterns.find(([, pattern]) => pattern.test(plain))?.[0];
  if (column === undefined) return undefined;
  if (column === "amount" ? otherFigures.test(plain) : otherPeople.test(plain)) return undefined;
  return { column, score: 1 };
}
