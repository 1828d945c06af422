import { type ChartTableData, type ChartTableRow, cellText } from "./chart-table-data.js";

interface ChartTableProps {
  data: ChartTableData;
  /** Id of the element that names it. */
  labelledBy: string;
  /** Height in px; longer tables scroll. */
  height: number;
}

const cell = "ui:border-b ui:border-border ui:px-2 ui:py-1.5 ui:first:ps-0 ui:last:pe-0";
const header = `${cell} ui:sticky ui:top-0 ui:bg-surface ui:font-medium ui:text-fg-muted`;

/** The figures of a chart. */
export function ChartTable({ data, labelledBy, height }: ChartTableProps) {
  const { columns, rows, footer } = data;
  const [first, ...others] = columns;
  return (
    <section
      aria-labelledby={labelledBy}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: an area that scrolls must be scrollable by keyboard
      tabIndex={0}
      className="ui:relative ui:overflow-auto ui:print:max-h-none!"
      style={{ maxHeight: height }}
    >
      <table aria-labelledby={labelledBy} className="ui:w-full ui:text-table ui:tabular-nums">
        <thead>
          <tr>
            <th scope="col" className={`${header} ui:text-start`}>
              {first}
            </th>
            {others.map((name) => (
              <th key={name} scope="col" className={`${header} ui:text-end`}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: labels may repeat, and rows keep their order
            <Row key={index} data={data} row={row} />
          ))}
        </tbody>
        {footer && (
          <tfoot className="ui:font-medium">
            {footer.map((row) => (
              <Row key={row.label} data={data} row={row} />
            ))}
          </tfoot>
        )}
      </table>
    </section>
  );
}

function Row({ data, row: { label, values } }: { data: ChartTableData; row: ChartTableRow }) {
  return (
    <tr>
      <th scope="row" className={`${cell} ui:text-start ui:font-[inherit]`}>
        {label}
      </th>
      {values.map((value, column) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a column is its position
        <td key={column} className={`${cell} ui:text-end`}>
          <bdi>{cellText(data, column, value)}</bdi>
        </td>
      ))}
    </tr>
  );
}
