import type { customParts } from "@portico/portal-config";
import { type ComponentType, Suspense, useState } from "react";
import { lazyPart } from "../lazy-part.tsx";
import { usePermitted } from "../use-permitted.ts";
import { List, type ListProps } from "./list.tsx";

type AsideName = (typeof customParts)["aside"][number];

interface Aside {
  /** Who sees it. */
  access: string;
  load: () => Promise<ComponentType>;
}

/** The portal's parts beside lists. Their code is loaded on first render. */
const asides: Record<AsideName, Aside> = {
  absenceCalendar: {
    access: "admin.PTO",
    load: () => import("../../time-off/absence-calendar.tsx").then((module) => module.AbsenceCalendar),
  },
};

/** Props of `ListWithAside`. */
export interface ListWithAsideProps extends ListProps {
  aside: AsideName;
}

/** A list with a part of the portal beside it, for the users who may see it. On narrow screens, it is below the list. */
export function ListWithAside({ aside, ...list }: ListWithAsideProps) {
  const { access, load } = asides[aside];
  const [Aside] = useState(() => lazyPart(load));
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
          <Aside />
        </Suspense>
      </div>
    </div>
  );
}
