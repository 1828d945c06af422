import { Button } from "@portico/ui";
import { useCommandShortcut } from "@portico/ui/command-palette";
import { Kbd } from "@portico/ui/display";
import { Search } from "@portico/ui/icons";
import { lazy, Suspense, useState } from "react";

const SearchPalette = lazy(() =>
  import("./search-palette.tsx").then((module) => ({ default: module.SearchPalette })),
);

/** Opens the search. Its code and its index load when it is opened. */
export function SearchButton() {
  const [isOpen, setOpen] = useState(false);
  useCommandShortcut(() => setOpen(true));
  return (
    <>
      <Button size="sm" icon={<Search size={16} aria-hidden="true" />} onClick={() => setOpen(true)}>
        Search
        <span aria-hidden="true" className="ui:hidden ui:sm:inline">
          <Kbd>Ctrl K</Kbd>
        </span>
      </Button>
      {isOpen && (
        <Suspense>
          <SearchPalette isOpen onOpenChange={(change) => setOpen(change.isOpen)} />
        </Suspense>
      )}
    </>
  );
}
