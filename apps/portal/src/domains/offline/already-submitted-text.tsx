import { Link } from "react-router";
import { offlineMessages } from "../../messages/offline-applications.ts";
import { recordPath } from "../../records/record-address.ts";

const texts = offlineMessages.page;

export interface AlreadySubmittedTextProps {
  id: string;
}

/** Says that the form was already submitted. Its application opens in another tab, so that nothing typed is lost. */
export function AlreadySubmittedText({ id }: AlreadySubmittedTextProps) {
  return (
    <>
      {texts.alreadySubmitted}{" "}
      <Link
        to={recordPath({ kind: "application", id }) ?? ""}
        target="_blank"
        className="underline underline-offset-2"
      >
        {texts.openToChange}
      </Link>
    </>
  );
}
