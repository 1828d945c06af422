// The signature pad: without JavaScript it stays hidden, and the typed name is the signature.
const pad = document.querySelector("[data-signature]");
const canvas = pad?.querySelector("canvas");
const context = canvas?.getContext("2d");
if (pad && canvas && context) {
  const field = pad.querySelector("input");
  const longest = 20_000;
  // What was drawn before an error.
  let path = field.value;
  let isDrawing = false;
  pad.hidden = false;
  context.lineWidth = 2.5;
  context.lineCap = "round";
  context.strokeStyle = getComputedStyle(canvas).color;
  context.stroke(new Path2D(path));
  const positionOf = (event) => {
    const box = canvas.getBoundingClientRect();
    const along = (at, size, pixels) => Math.round(Math.min(Math.max((at / size) * pixels, 0), pixels));
    return [
      along(event.clientX - box.left, box.width, canvas.width),
      along(event.clientY - box.top, box.height, canvas.height),
    ];
  };
  const draw = (command, event) => {
    const [x, y] = positionOf(event);
    if (path.length < longest - 12) path += `${command}${x} ${y}`;
    if (command === "M") {
      context.beginPath();
      context.moveTo(x, y);
    } else {
      context.lineTo(x, y);
      context.stroke();
    }
    field.value = path;
  };
  canvas.addEventListener("pointerdown", (event) => {
    isDrawing = true;
    canvas.setPointerCapture(event.pointerId);
    draw("M", event);
  });
  canvas.addEventListener("pointermove", (event) => {
    if (isDrawing) draw("L", event);
  });
  for (const name of ["pointerup", "pointercancel"]) {
    canvas.addEventListener(name, () => {
      isDrawing = false;
    });
  }
  pad.querySelector("button").addEventListener("click", () => {
    path = "";
    field.value = "";
    context.clearRect(0, 0, canvas.width, canvas.height);
  });
}
