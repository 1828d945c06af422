import { createTheme, ThemeProvider } from "@mui/material/styles";
import { CoreAdminContext, ListContextProvider, ResourceContextProvider, useList } from "ra-core";
import { Datagrid, FunctionField } from "ra-ui-materialui";
import { useMemo } from "react";
import { cellText, columns, isAtEnd, type PolicyRow } from "../data.ts";
import { type ReactTableProps, reactContestant } from "../page/react-contestant.tsx";

function Table({ rows, selected, onSelect }: ReactTableProps) {
  const data = useMemo(() => [...rows], [rows]);
  const list = useList({ data, perPage: 10_000, resource: "policies" });
  const context = {
    ...list,
    selectedIds: [...selected],
    onSelect: (ids: readonly (string | number)[]) => onSelect(new Set(ids.map(String))),
    onToggleItem: (id: string | number) => {
      const next = new Set(selected);
      if (!next.delete(String(id))) next.add(String(id));
      onSelect(next);
    },
  };
  return (
    <ResourceContextProvider value="policies">
      <ListContextProvider value={context}>
        <div style={{ height: 800, overflow: "auto" }}>
          <Datagrid rowClick="toggleSelection" bulkActionButtons={<span />} optimized>
            {columns.map((column) => (
              <FunctionField
                key={column.id}
                label={column.header}
                source={column.id}
                textAlign={isAtEnd(column) ? "right" : "left"}
                render={(row: PolicyRow) =>
                  column.kind === "status" ? (
                    <span className="status">{row.status}</span>
                  ) : (
                    cellText(row, column)
                  )
                }
              />
            ))}
          </Datagrid>
        </div>
      </ListContextProvider>
    </ResourceContextProvider>
  );
}

const theme = createTheme();
const dataProvider = new Proxy({}, { get: () => async () => ({ data: [], total: 0 }) });

function Around({ children }: { children: React.ReactNode }) {
  return (
    <CoreAdminContext dataProvider={dataProvider as never}>
      <ThemeProvider theme={theme}>{children}</ThemeProvider>
    </CoreAdminContext>
  );
}

/** Renders every row. Rows are selected with their checkbox, with Shift for ranges. */
export const contestant = reactContestant(Table, { pressed: "input[type=checkbox]", around: Around });
