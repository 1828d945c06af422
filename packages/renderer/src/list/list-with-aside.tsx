import { Suspense, useState } from "react";
import type { Aside } from "../host/screen-parts.ts";
import { lazyPart } from "../lazy-part.tsx";
import { usePermitted } from "../use-permitted.ts";
import { List, type ListProps } from "./list.tsx";

/** Props of `ListWithAside`. */
export interface ListWithAsideProps extends ListProps {
  aside: Aside;
}

/** A list with a part of the app beside it, for the users who may see it. On narrow screens, it is below the list. */
export function ListWithAside({ aside: { access, load }, ...list }: ListWithAsideProps) {
  const [Part] = useState(() => lazyPart(load));
  const isPermitted = usePermitted();
  if (!isPermitted({ access })) return <List {...list} />;
  return (
    <div
      data-full-bleed=""
      className="min-[80rem]:grid min-[80rem]:h-full min-[80rem]:grid-cols-[minmax(0,1fr)_18.5rem] print:block"
    >
      <List {...list} />
      {/* It has its width before it is loaded, so that the list does not move. */}
      <div className="min-w-0 border-border max-[80rem]:border-t min-[80rem]:overflow-y-auto min-[80rem]:border-s print:hidden">
        <Suspense>
          <Part />
        </Suspense>
      </div>
    </div>
  );
}
