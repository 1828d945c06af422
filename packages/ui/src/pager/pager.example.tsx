import { Pager } from "@portico/ui";
import { useState } from "react";

export function PagerExample() {
  const [page, setPage] = useState({ pageNumber: 2, pageSize: 30 });
  return <Pager {...page} totalRecords={312} onChange={setPage} />;
}
