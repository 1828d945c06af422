import { formatMoney } from "@portico/ui/format";
import { Slider } from "@portico/ui/forms";
import { useState } from "react";

export function SliderExample() {
  const [credit, setCredit] = useState(250);
  return (
    <Slider
      label="Tax credit used each month"
      hint={`You pay ${formatMoney(612.34 - credit)} of ${formatMoney(612.34)}.`}
      max={430}
      suffix="$"
      formatValue={formatMoney}
      value={credit}
      onChange={({ value }) => setCredit(value)}
    />
  );
}
