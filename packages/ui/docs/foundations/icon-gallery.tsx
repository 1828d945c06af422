import { TextField } from "@portico/ui";
import type { IconComponent } from "@portico/ui/icons";
import * as exported from "@portico/ui/icons";
import { useState } from "react";

const icons = Object.entries(exported).filter(
  (entry): entry is [string, IconComponent] => entry[0] !== "createIcon",
);

/** All icons, with a search. A press copies the import. */
export function IconGallery() {
  const [text, setText] = useState("");
  const [copied, setCopied] = useState("");
  const found = icons.filter(([name]) => name.toLowerCase().includes(text.trim().toLowerCase()));
  const copy = async (name: string) => {
    await navigator.clipboard.writeText(`import { ${name} } from "@portico/ui/icons";`);
    setCopied(name);
  };
  return (
    <div className="ui:grid ui:gap-4 ui:font-sans ui:text-fg">
      <TextField
        type="search"
        label="Search icons"
        className="ui:max-w-80"
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <p role="status" className="ui:text-table ui:text-fg-muted">
        {copied === "" ? `${found.length} icons` : `Copied the import of ${copied}`}
      </p>
      <ul className="ui:grid ui:grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] ui:gap-2">
        {found.map(([name, Icon]) => (
          <li key={name}>
            <button
              type="button"
              onClick={() => void copy(name)}
              className="ui:flex ui:w-full ui:cursor-pointer ui:flex-col ui:items-center ui:gap-2 ui:rounded-md ui:border ui:border-border ui:bg-surface ui:p-3 ui:text-caption ui:text-fg"
            >
              <Icon size={20} aria-hidden="true" />
              {name}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
