import { useMemo } from "react";
import {
  Table as AriaTable,
  Cell,
  Checkbox,
  Column,
  Row,
  TableBody,
  TableHeader,
  TableLayout,
  Virtualizer,
} from "react-aria-components";
import { cellText, columns, type PolicyRow, rowHeight } from "../data.ts";
import { type ReactTableProps, reactContestant } from "../page/react-contestant.tsx";

const layoutOptions = { rowHeight, headingHeight: 36 };

function Line({ row }: { row: PolicyRow }) {
  return (
    <Row id={row.id} textValue={row.id} style={{ height: rowHeight }}>
      <Cell>
        <Checkbox slot="selection">
          <span>☐</span>
        </Checkbox>
      </Cell>
      {columns.map((column) => (
        <Cell key={column.id}>
          {column.kind === "status" ? <span className="status">{row.status}</span> : cellText(row, column)}
        </Cell>
      ))}
    </Row>
  );
}

function Table({ rows, selected, onSelect }: ReactTableProps) {
  const all = useMemo(() => new Set(rows.map(({ id }) => id)), [rows]);
  return (
    <Virtualizer layout={TableLayout} layoutOptions={layoutOptions}>
      <AriaTable
        aria-label="Policies"
        selectionMode="multiple"
        selectionBehavior="replace"
        selectedKeys={selected}
        onSelectionChange={(keys) => onSelect(keys === "all" ? all : new Set([...keys].map(String)))}
        style={{ height: 800, overflow: "auto", display: "block", whiteSpace: "nowrap" }}
      >
        <TableHeader>
          <Column width={40}>
            <Checkbox slot="selection" />
          </Column>
          {columns.map((column, index) => (
            <Column key={column.id} id={column.id} isRowHeader={index === 0} width={column.width}>
              {column.header}
            </Column>
          ))}
        </TableHeader>
        <TableBody items={rows}>{(row) => <Line row={row} />}</TableBody>
      </AriaTable>
    </Virtualizer>
  );
}

/** React Aria's accessible table, windowed by its own Virtualizer. */
export const contestant = reactContestant(Table);
