import { layoutColumns, plainHeader, type UploadKindName } from "@portico/contract";
import { usualHeadersOf } from "../header-of-layout.ts";
import { shippedLayouts } from "../shipped-layouts.ts";

/** The column that a header probably has. */
export interface HeaderMatch {
  readonly column: string;
  /** 3 for a known header, 2 for one with a number, such as `phone1`, 1 for a similar one. */
  readonly score: number;
}

/** Returns the column that a header probably has. Undefined if none is likely. */
export type MatchHeader = (header: string) => HeaderMatch | undefined;

/** A pattern of a column's headers, matched against `plainHeader`. */
type HeaderPattern = readonly [column: string, pattern: RegExp];

const firstName: HeaderPattern = ["firstName", /first(?:name)?$|givenname$/];
const lastName: HeaderPattern = ["lastName", /last(?:name)?$|surname$|familyname$/];
const applicationId = /app(?:lication)?(?:id|number|no|num)$/;
const policyNumber: HeaderPattern = [
  "policyNumber",
  /(?:policy|contract|certificate|subscriber|member|enrollee|enrollment|issuerassigned|exchangeassigned)(?:number|no|num|nbr|id)$/,
];

/** The patterns of statements, in the order in which they are tried. */
const statementPatterns: readonly HeaderPattern[] = [
  firstName,
  lastName,
  ["year", /year$/],
  [
    "transactionType",
    /(?:transaction|trans|activity|commission|payment|adjustment|entry)(?:type|code)$|^reason$/,
  ],
  ["members", /(?:members|lives|enrollees)$|(?:member|life|lives)count$/],
  policyNumber,
  [
    "insuredName",
    /^(?:insured|member|subscriber|client|customer|policyholder|enrollee)(?:full)?name$|^(?:insured|subscriber|client|customer|policyholder|fullname)$/,
  ],
  ["month", /(?:month|period)$|^(?:service|coverage|commission|paid)date$/],
  ["amount", /(?:amount|amt|commission|commissions|payout|balance|payable)$|^(?:commission|netpay)/],
];

/** The patterns of other files, in the order in which they are tried. A kind has only some of the columns. */
const otherPatterns: readonly HeaderPattern[] = [
  ["agentNpn", /npn$/],
  ["brokerEffectiveDate", /(?:broker|agent|aor)(?:effective|start)(?:date)?$/],
  ["brokerTerminationDate", /(?:broker|agent|aor)(?:term|end)/],
  ["agentName", /^(?:writing)?(?:broker|agent|aor|producer)(?:full)?(?:name)?$/],
  firstName,
  ["middleName", /middle(?:name|initial)?$/],
  lastName,
  ["id", applicationId],
  ["applicationId", applicationId],
  policyNumber,
  ["exchangeId", /^(?:exchange|ffm|marketplace).*(?:id|number|no)$/],
  ["dob", /birth|dob$/],
  ["effectiveDate", /(?:effective|start|begin)(?:date)?$/],
  ["terminationDate", /(?:term|termination|end|expiration|expiry)(?:date)?$/],
  ["paidThroughDate", /paidth?r|paidto|paiduntil/],
  ["memberResponsibility", /responsib|netpremium|amountdue/],
  ["premium", /premium/],
  ["numberOfMembers", /(?:members|lives|enrollees)$|(?:member|life|lives)count$/],
  ["planId", /plan(?:hios)?id$|hios/],
  ["planName", /(?:plan|product)(?:name)?$/],
  ["plan", /(?:plan|product)(?:name)?$/],
  ["email", /mail(?:address|value)?$/],
  ["phone", /(?:phone|mobile|cell|tel|telephone)(?:number|no|num|value)?$|phone\d*value$/],
  ["address", /(?:address|street)(?:line)?$/],
  ["city", /city$/],
  ["county", /county(?:name)?$/],
  ["state", /state(?:code)?$/],
  ["zipCode", /zip(?:code)?$|postal(?:code)?$|postcode$/],
  ["status", /status$/],
  ["carrier", /(?:carrier|issuer|insurer)(?:name)?$/],
  ["name", /^(?:insured|member|subscriber|client|customer|contact|lead|full)?name$/],
];

/** Headers of figures that are not the commission. */
const otherFigures = /premium|rate$|percent|pct|responsibility|aptc|subsidy|ytd/;
/** Headers about other people than the insured. */
const otherPeople = /^(?:broker|agent|agency|writing|payee|producer|emergency|spouse|company)/;
const aboutAgents: readonly string[] = [
  "agentNpn",
  "agentName",
  "brokerEffectiveDate",
  "brokerTerminationDate",
];

/** Returns a function that finds the columns of headers of a kind of files. */
export function headerMatcher(kind: UploadKindName): MatchHeader {
  const known = knownHeaders(kind);
  const columns: readonly string[] = layoutColumns(kind);
  const patterns = (kind === "statements" ? statementPatterns : otherPatterns).filter(([column]) =>
    columns.includes(column),
  );
  return (header) => {
    const plain = plainHeader(header);
    const exact = known.get(plain);
    if (exact !== undefined) return { column: exact, score: 3 };
    const withoutNumber = plain.replace(/\d+$/, "");
    const numbered = known.get(withoutNumber);
    if (numbered !== undefined) return { column: numbered, score: 2 };
    const column = patterns.find(([, pattern]) => pattern.test(withoutNumber) || pattern.test(plain))?.[0];
    if (column === undefined) return undefined;
    if (aboutAgents.includes(column)) return { column, score: 1 };
    if (column === "amount" ? otherFigures.test(plain) : otherPeople.test(plain)) return undefined;
    return { column, score: 1 };
  };
}

/** The columns of the usual headers of a kind, and of those in its shipped layouts. */
function knownHeaders(kind: UploadKindName): ReadonlyMap<string, string> {
  const layouts = shippedLayouts.filter((shipped) => shipped.kind === kind);
  const names = [usualHeadersOf(kind), ...layouts.map(({ layout }) => layout.columns)];
  const known = new Map<string, string>();
  for (const columns of names) {
    for (const [column, headers = []] of Object.entries(columns)) {
      for (const header of headers)
        if (!known.has(plainHeader(header))) known.set(plainHeader(header), column);
    }
  }
  return known;
}
