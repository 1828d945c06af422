import { AddressField, type LookUpZip } from "@portico/ui/forms";

const states = [
  { value: "FL", label: "Florida" },
  { value: "GA", label: "Georgia" },
];
/** Stands for a server. */
const lookUpZip: LookUpZip = async (zip) =>
  zip.startsWith("30")
    ? { city: "Atlanta", state: "GA", counties: ["Cobb", "Fulton"] }
    : { city: "Miami", state: "FL", counties: ["Miami-Dade"] };

export function AddressFieldExample() {
  return <AddressField label="Home address" states={states} lookUpZip={lookUpZip} required />;
}
