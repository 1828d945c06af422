import { monthLabelOf } from "@portico/contract";
import { lazyPart } from "@portico/renderer/parts";
import { Button, Skeleton } from "@portico/ui";
import { formatNumber } from "@portico/ui/format";
import { Progress } from "@portico/ui/progress";
import { Fragment, type ReactNode, Suspense, useState } from "react";
import { dashboardMessages } from "../../../messages/dashboard.ts";
import { useUserPreferences } from "../../../shortcuts/use-user-preferences.ts";
import { Change, ChangeFromYearBefore } from "./change.tsx";
import { type Dashboard, type KeyFigure, keyFigures, measures } from "./figures.ts";

const texts = dashboardMessages.keyFigures;

const TargetsDialog = lazyPart(async () => (await import("./targets-dialog.tsx")).TargetsDialog);

export interface KeyFiguresProps {
  /** Undefined while it loads. */
  dashboard: Dashboard | undefined;
  /** Whether the figures are those that the user's monthly targets are for. */
  hasTargets: boolean;
}

/** Policies and members of the month and the year, compared with earlier ones and with the user's targets. */
export function KeyFigures({ dashboard, hasTargets }: KeyFiguresProps) {
  const { preferences, isLoaded, save } = useUserPreferences();
  const [isEditing, setEditing] = useState(false);
  const targets = (hasTargets && preferences.targets) || {};
  const hasAny = Object.keys(targets).length > 0;
  return (
    <section aria-labelledby="key-figures" className="grid min-w-0 gap-2">
      <div className="flex min-h-control-sm flex-wrap items-center justify-between gap-x-3">
        <h2 id="key-figures" className="text-section font-semibold">
          {texts.title}
        </h2>
        {hasTargets && (
          <Button
            size="sm"
            variant="ghost"
            className="print:hidden"
            disabled={!isLoaded}
            onClick={() => setEditing(true)}
          >
            {hasAny ? texts.changeTargets : texts.setTargets}
          </Button>
        )}
      </div>
      <div className="grid gap-3 *:min-w-0 sm:grid-cols-2 min-[87rem]:grid-cols-4 print:grid-cols-2">
        {dashboard
          ? keyFigures(dashboard).map((figure) => (
              <Tiles
                key={figure.measure}
                figure={figure}
                dashboard={dashboard}
                target={targets[figure.measure]}
              />
            ))
          : measures.map((measure) => (
              <Fragment key={measure}>
                {/* As high as the tiles. */}
                <Skeleton height="7.5rem" />
                <Skeleton height="6.125rem" />
              </Fragment>
            ))}
      </div>
      {isEditing && (
        <Suspense>
          <TargetsDialog
            targets={preferences.targets ?? {}}
            onSave={(changed) => save({ targets: changed })}
            onClose={() => setEditing(false)}
          />
        </Suspense>
      )}
    </section>
  );
}

interface TilesProps {
  figure: KeyFigure;
  dashboard: Dashboard;
  target: number | undefined;
}

/** A measure in the month and in the year. */
function Tiles({ figure, dashboard, target }: TilesProps) {
  const { year, lastMonth } = dashboard;
  const { measure, value } = figure;
  const month = monthLabelOf(lastMonth);
  const monthBefore =
    lastMonth === 1 ? texts.monthOf(monthLabelOf(12), year - 1) : monthLabelOf(lastMonth - 1);
  return (
    <>
      <Tile label={texts.inMonth(measure, month, year)} value={value}>
        <Change value={value} before={figure.monthBefore} than={monthBefore} />
        <Change value={value} before={figure.monthOfYearBefore} than={texts.monthOf(month, year - 1)} />
        {target !== undefined && (
          <Progress
            className="mt-1"
            label={texts.target(target)}
            value={value}
            max={target}
            valueText={`${formatNumber(Math.floor((value / target) * 100))}%`}
          />
        )}
      </Tile>
      <Tile label={texts.inYear(measure, year)} value={figure.year.value}>
        <ChangeFromYearBefore dashboard={dashboard} measure={measure} />
      </Tile>
    </>
  );
}

function Tile({ label, value, children }: { label: string; value: number; children: ReactNode }) {
  return (
    <div className="grid content-start gap-0.5 rounded-lg border border-border bg-surface p-3">
      <p className="text-form text-fg-muted">{label}</p>
      <p className="text-title font-semibold tabular-nums">{formatNumber(value)}</p>
      {children}
    </div>
  );
}
