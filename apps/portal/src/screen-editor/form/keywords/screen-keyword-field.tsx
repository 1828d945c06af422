import { propertyOf } from "../document/document.ts";
import { useScreenForm } from "../document/screen-form.tsx";
import { KeywordField } from "./keyword-field.tsx";
import { screenKeyword } from "./screen-keyword.ts";

/** The control of one of the screen's own keywords. */
export function ScreenKeywordField({ name }: { name: string }) {
  const { document, setProperty } = useScreenForm();
  return (
    <KeywordField
      keyword={screenKeyword(name)}
      path={name}
      value={propertyOf(document, name)}
      parent={document}
      onChange={(value) => setProperty(name, value)}
    />
  );
}
