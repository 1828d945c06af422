import { renderToString } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { mergedProps, Slot } from "./slot.js";

it("renders its child with joined classes and styles", () => {
  const html = renderToString(
    <Slot className="ui:flex" style={{ color: "red" }} title="own">
      <a href="/leads" className="mine" style={{ margin: 0 }} title="child">
        Leads
      </a>
    </Slot>,
  );
  expect(html).toBe(
    '<a href="/leads" class="ui:flex mine" style="color:red;margin:0" title="child">Leads</a>',
  );
});

it("calls both handlers, the child's first", () => {
  const calls: string[] = [];
  const own = vi.fn(() => calls.push("own"));
  const child = vi.fn(() => calls.push("child"));
  const { onClick } = mergedProps({ onClick: own }, { onClick: child });
  if (typeof onClick === "function") onClick("event");
  expect(calls).toEqual(["child", "own"]);
  expect(own).toHaveBeenCalledWith("event");
});
