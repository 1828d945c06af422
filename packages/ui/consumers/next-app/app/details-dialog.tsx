"use client";

import { Button } from "@portico/ui/button";
import { Dialog } from "@portico/ui/dialog";

export function DetailsDialog() {
  return (
    <Dialog title="Details" trigger={<Button>Details</Button>}>
      Policy FL-101
    </Dialog>
  );
}
