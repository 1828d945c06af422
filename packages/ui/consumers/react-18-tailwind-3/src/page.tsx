import { StrictMode } from "react";
import { PolicyPage } from "./policy-page";
import { SamplePage } from "./sample/sample-page";

/** The page of a document, by its `data-page`. */
export function Page({ name }: { name: string | undefined }) {
  const hostClasses = { button: "rounded-none bg-[#333] px-10 text-2xl", field: "mt-10 max-w-60" };
  return (
    <StrictMode>{name === "sample" ? <SamplePage hostClasses={hostClasses} /> : <PolicyPage />}</StrictMode>
  );
}
