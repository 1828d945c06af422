import { finishedJob, type Measured, measure, type Target } from "../measure.ts";
import type { TableFile } from "../table-file.ts";

/** A statement's carrier and month. */
export interface Statement {
  readonly carrier: string;
  readonly formatId: string;
  readonly month: string;
  readonly year: string;
}

const others = ["/api/Policies?pageSize=10", "/api/Payments?pageSize=10", "/api/Statement?pageSize=10"];

/** Loads a statement, and measures until the job has finished. */
export function measureLoad(
  target: Target,
  what: string,
  statement: Statement,
  file: TableFile,
): Promise<Measured> {
  return measure(target, { what, others }, async (headers) => {
    const body = new FormData();
    body.set("file", new File([file.bytes], file.name));
    const path = `${target.origin}/api/Statement?${new URLSearchParams({ ...statement })}`;
    const { message } = await finishedJob(target, await fetch(path, { method: "POST", headers, body }));
    return message;
  });
}

/** Deletes a statement. */
export function measureDeletion(
  target: Target,
  what: string,
  { carrier, month, year }: Statement,
): Promise<Measured> {
  return measure(target, { what, others }, async (headers) => {
    const path = `${target.origin}/api/Statement?${new URLSearchParams({ carrier, month, year })}`;
    const { message } = await (await fetch(path, { method: "DELETE", headers })).json();
    return String(message);
  });
}
