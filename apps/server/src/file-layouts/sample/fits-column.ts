import { readDate } from "../../file-values/date.ts";
import { readTime } from "../../file-values/time.ts";
import { readCents } from "../../statement-files/read/cents.ts";
import { readMonth } from "../../statement-files/read/commission-month.ts";

/** The columns with dates or months. */
export const dateColumns = [
  "month",
  "dob",
  "effectiveDate",
  "terminationDate",
  "brokerEffectiveDate",
  "brokerTerminationDate",
  "paidThroughDate",
  "callBackDate",
] as const;

/**
 * Whether a value can be one of a column.
 * @param hasYear whether another column has the year of months
 */
export function fitsColumn(column: string, text: string, hasYear: boolean): boolean {
  switch (column) {
    case "month":
      return isMonth(text, hasYear ? "2026" : "");
    case "year":
      return /^(?:\d{2}|\d{4})$/.test(text);
    case "members":
    case "numberOfMembers":
      return /^[-(]?\d{1,3}(?:\.0+)?\)?$/.test(text);
    case "amount":
    case "premium":
    case "memberResponsibility":
      return isAmount(text);
    case "phone":
      return /(?:\d\D*){10}/.test(text);
    case "email":
      return text.includes("@");
    case "zipCode":
      return /^\d{4,5}(?:-?\d{4})?(?:\.0)?$/.test(text);
    case "state":
    case "insuredName":
    case "name":
    case "firstName":
    case "middleName":
    case "lastName":
    case "city":
    case "county":
    case "status":
    case "agentName":
    case "carrier":
    case "transactionType":
    case "disposition":
      return /\p{L}/u.test(text);
    case "policyNumber":
    case "exchangeId":
    case "applicationId":
    case "agentNpn":
    case "id":
      return /\d/.test(text);
    case "dob":
    case "effectiveDate":
    case "terminationDate":
    case "brokerEffectiveDate":
    case "brokerTerminationDate":
    case "paidThroughDate":
    case "callBackDate":
      return isDate(text);
    case "callBackTime":
      return "value" in readTime(text);
    default:
      return true;
  }
}

const dayOrders = ["monthFirst", "dayFirst"] as const;

function isMonth(text: string, year: string): boolean {
  return dayOrders.some(
    (dateOrder) =>
      "value" in readMonth(text, { dateOrder }, year) || "value" in readMonth(text, { dateOrder }),
  );
}

function isDate(text: string): boolean {
  return dayOrders.some((order) => "value" in readDate(text, { order }));
}

function isAmount(text: string): boolean {
  return (["point", "comma"] as const).some((decimalMark) => "value" in readCents(text, { decimalMark }));
}
