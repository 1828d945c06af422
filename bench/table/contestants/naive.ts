import { cellText, columns, isAtEnd, type PolicyRow } from "../data.ts";
import type { Contestant } from "../page/contestant.ts";

const style = `
.naive { height: 100%; overflow: auto }
.naive table { border-collapse: separate; border-spacing: 0; width: 100% }
.naive th { position: sticky; top: 0; background: #fff }
.naive :is(th, td) { height: 36px; padding: 0 12px; white-space: nowrap; text-align: start; box-sizing: border-box; border-bottom: 1px solid #ddd }
.naive .end { text-align: end }
.naive tr[aria-selected=true] { background: #d9ecf0 }
`;

const cells = (row: PolicyRow) =>
  columns
    .map((column) => {
      const text = cellText(row, column).replace("&", "&amp;");
      const content = column.kind === "status" ? `<span class="status">${text}</span>` : text;
      return `<td${isAtEnd(column) ? ' class="end"' : ""}>${content}</td>`;
    })
    .join("");
const line = (row: PolicyRow) =>
  `<tr data-id="${row.id}" aria-selected="false"><td><input type="checkbox"></td>${cells(row)}</tr>`;

/** Renders all rows as one string, as a page without a library does. */
export const contestant: Contestant = {
  mount: (container, firstRows) => {
    let rows = firstRows;
    let selected = new Set<string>();
    let anchor = 0;
    container.innerHTML = `<style>${style}</style><div class="naive"><table><thead><tr><th></th>${columns
      .map(({ header }) => `<th>${header}</th>`)
      .join("")}</tr></thead><tbody></tbody></table></div>`;
    const body = container.querySelector("tbody");
    const setRows = (next: readonly PolicyRow[]) => {
      rows = next;
      if (body) body.innerHTML = rows.map(line).join("");
    };
    body?.addEventListener("click", ({ target, shiftKey }) => {
      const id = target instanceof Element ? target.closest<HTMLElement>("tr")?.dataset.id : undefined;
      const index = rows.findIndex((row) => row.id === id);
      const [from, to] = shiftKey ? [Math.min(anchor, index), Math.max(anchor, index)] : [index, index];
      if (!shiftKey) anchor = index;
      selected = new Set(rows.slice(from, to + 1).map((row) => row.id));
      for (const element of body.children) {
        const isSelected = element instanceof HTMLElement && selected.has(element.dataset.id ?? "");
        element.setAttribute("aria-selected", String(isSelected));
        const box = element.querySelector("input");
        if (box) box.checked = isSelected;
      }
    });
    setRows(rows);
    return { setRows, selectedCount: () => selected.size, unmount: () => container.replaceChildren() };
  },
};
