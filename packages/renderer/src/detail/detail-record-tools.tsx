import type { ScreenDetail } from "@portico/screens";
import { Suspense } from "react";
import { useHost } from "../host/use-host.ts";
import { useDateOptions } from "../use-date-options.ts";
import { detailHeading } from "./detail-items.tsx";
import type { DetailResponse } from "./detail-query.ts";

export interface DetailRecordToolsProps {
  detail: ScreenDetail;
  /** The row's id. */
  id: string;
  response: DetailResponse;
}

/** What the app shows with the details of a record. */
export function DetailRecordTools({ detail, id, response }: DetailRecordToolsProps) {
  const { client, RecordTools } = useHost();
  const dateOptions = useDateOptions();
  return (
    RecordTools && (
      <Suspense fallback={<div className="page:h-control-sm" />}>
        <RecordTools
          endpoint={detail.endpoint}
          id={id}
          name={detailHeading(client, detail, response, dateOptions)}
        />
      </Suspense>
    )
  );
}
