import { connection } from "next/server";
import { Suspense } from "react";
import { SamplePage } from "../sample/sample-page";

/** Rendered for each request, because the nonce of its scripts is new in each. */
async function Sample() {
  await connection();
  return <SamplePage />;
}

export default function Page() {
  return (
    <Suspense>
      <Sample />
    </Suspense>
  );
}
