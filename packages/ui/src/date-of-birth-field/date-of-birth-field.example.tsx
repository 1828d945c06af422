import { DateOfBirthField } from "@portico/ui/date-fields";
import { useState } from "react";

export function DateOfBirthFieldExample() {
  const [birthday, setBirthday] = useState("1980-02-29");
  return (
    <DateOfBirthField
      label="Date of birth"
      hint="As on the Social Security card"
      value={birthday}
      onChange={({ value }) => setBirthday(value)}
      required
    />
  );
}
