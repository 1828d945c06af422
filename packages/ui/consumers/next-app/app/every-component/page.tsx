import { every } from "./every";
import { samples } from "./samples";

/** The components in a server component. */
export default function Page() {
  return <main>{every(samples)}</main>;
}
