import { cellText, columns, isAtEnd, type PolicyRow, rowHeight } from "../data.ts";
import type { Contestant } from "../page/contestant.ts";

const template = ["40px", ...columns.map(({ width }) => `${width}px`)].join(" ");
const totalWidth = columns.reduce((sum, { width }) => sum + width, 40);
const spare = 4;

const style = `
.floor { height: 100%; overflow: auto }
.floor .head, .floor .row { display: grid; grid-template-columns: ${template}; width: ${totalWidth}px; background: #fff }
.floor .head { position: sticky; top: 0; z-index: 2; height: 36px }
.floor .body { position: relative }
.floor .row { position: absolute; left: 0; top: 0; height: ${rowHeight}px; contain: layout size style }
.floor .row[aria-selected=true] { background: #d9ecf0 }
.floor .cell { padding: 0 12px; overflow: clip; white-space: nowrap; text-overflow: ellipsis; line-height: ${rowHeight - 1}px; border-bottom: 1px solid #ddd; background: inherit }
.floor .end { text-align: end }
.floor .held { position: sticky; left: 0; z-index: 1 }
.floor .held + .held { left: 40px }
`;

interface Line {
  element: HTMLElement;
  box: HTMLInputElement;
  texts: readonly (Text | HTMLElement)[];
  index: number;
}

/** The minimum cost of a table with this look: a hand-written pool of rows, without React and complete roles. */
export const contestant: Contestant = {
  mount: (container, firstRows) => {
    let rows = firstRows;
    let selected = new Set<string>();
    let anchor = 0;
    const sheet = document.createElement("style");
    sheet.textContent = style;
    const scroller = div("floor");
    const head = div("head");
    head.append(div("cell held"));
    for (const [index, { header }] of columns.entries()) {
      head.append(Object.assign(div(index === 0 ? "cell held" : "cell"), { textContent: header }));
    }
    const body = div("body");
    scroller.append(head, body);
    container.append(sheet, scroller);
    const lines: Line[] = [];

    const mark = ({ element, box, index }: Line) => {
      const isSelected = selected.has(rows[index]?.id ?? "");
      if (box.checked === isSelected) return;
      box.checked = isSelected;
      element.setAttribute("aria-selected", String(isSelected));
    };
    const write = (line: Line, index: number) => {
      const row = rows[index];
      if (!row) return;
      line.index = index;
      line.element.style.top = `${index * rowHeight}px`;
      for (const [index, column] of columns.entries()) {
        const text = line.texts[index];
        if (text) text.textContent = cellText(row, column);
      }
      mark(line);
    };
    const draw = (isNew: boolean) => {
      const count = Math.min(rows.length, Math.ceil(scroller.clientHeight / rowHeight) + 1 + 2 * spare);
      const top = Math.floor(scroller.scrollTop / rowHeight) - spare;
      const first = Math.max(0, Math.min(top, rows.length - count));
      while (lines.length < count) lines.push(makeLine(body));
      for (const line of lines.splice(count)) line.element.remove();
      for (let index = first; index < first + count; index += 1) {
        const line = lines[index % count];
        if (line && (isNew || line.index !== index)) write(line, index);
      }
    };
    const setRows = (next: readonly PolicyRow[]) => {
      rows = next;
      body.style.height = `${rows.length * rowHeight}px`;
      draw(true);
    };
    scroller.addEventListener("scroll", () => draw(false), { passive: true });
    body.addEventListener("mousedown", (event) => event.shiftKey && event.preventDefault());
    body.addEventListener("click", ({ target, shiftKey }) => {
      const element = target instanceof Element ? target.closest(".row") : null;
      const line = lines.find((candidate) => candidate.element === element);
      if (!line) return;
      const [from, to] = shiftKey
        ? [Math.min(anchor, line.index), Math.max(anchor, line.index)]
        : [line.index, line.index];
      if (!shiftKey) anchor = line.index;
      selected = new Set(rows.slice(from, to + 1).map(({ id }) => id));
      for (const each of lines) mark(each);
    });
    setRows(rows);
    return { setRows, selectedCount: () => selected.size, unmount: () => container.replaceChildren() };
  },
};

function div(className: string): HTMLElement {
  return Object.assign(document.createElement("div"), { className });
}

function makeLine(body: HTMLElement): Line {
  const element = div("row");
  element.setAttribute("role", "row");
  element.setAttribute("aria-selected", "false");
  const box = Object.assign(document.createElement("input"), { type: "checkbox", tabIndex: -1 });
  const boxCell = div("cell held");
  boxCell.append(box);
  element.append(boxCell);
  const texts = columns.map((column, index) => {
    const cell = div(`cell${isAtEnd(column) ? " end" : ""}${index === 0 ? " held" : ""}`);
    element.append(cell);
    if (column.kind !== "status") return cell.appendChild(document.createTextNode(""));
    return cell.appendChild(Object.assign(document.createElement("span"), { className: "status" }));
  });
  body.append(element);
  return { element, box, texts, index: -1 };
}
