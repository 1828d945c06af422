import { SearchBox } from "@portico/ui/filters";
import { useState } from "react";

const clients = ["Ana Rivera", "Grace Dupont", "Hana Ferrer", "Ivy Castillo", "Noah Bennett", "Owen Egan"];

export function SearchBoxExample() {
  const [search, setSearch] = useState("");
  const found = clients.filter((name) => name.toLowerCase().includes(search.toLowerCase()));
  return (
    <>
      <SearchBox label="Search clients" value={search} onValueChange={({ value }) => setSearch(value)} />
      <p role="status">{found.join(", ") || "No matches"}</p>
    </>
  );
}
