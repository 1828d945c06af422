import { usePageMessages } from "./messages/page.ts";

/** The value of a field that the user may not see. */
export function MaskedValue() {
  const texts = usePageMessages().listPage;
  return (
    <span>
      <span aria-hidden="true">{texts.maskedDots}</span>
      <span className="page:sr-only">{texts.masked}</span>
    </span>
  );
}
