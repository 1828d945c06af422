import { PhoneField } from "@portico/ui/forms";
import { RepeatableEntries } from "@portico/ui/repeatable-entries";
import { useState } from "react";

export function RepeatableEntriesExample() {
  const [phones, setPhones] = useState([{ key: "1", phone: "3055550142" }]);
  const setPhone = (key: string, phone: string) =>
    setPhones(phones.map((entry) => (entry.key === key ? { key, phone } : entry)));
  return (
    <RepeatableEntries
      label="Phones"
      addLabel="Add phone"
      entryName={(index) => `Phone ${index + 1}`}
      emptyText="No phones yet."
      max={3}
      keys={phones.map(({ key }) => key)}
      onAdd={() => setPhones([...phones, { key: String(Date.now()), phone: "" }])}
      onRemove={({ index }) => setPhones(phones.filter((_, position) => position !== index))}
      renderEntry={({ index, key }) => (
        <PhoneField
          label="Phone"
          value={phones[index]?.phone}
          onChange={({ value }) => setPhone(key, value)}
        />
      )}
    />
  );
}
