import "./autofill.css";
import { type AnimationEvent, useState } from "react";

/** As `autofill.css` calls it. */
const filledIn = "portico-autofilled";

/** Whether the browser has filled a field of a form in by itself, which it tells the form of late or never. */
export function useAutofill() {
  const [isAutofilled, setIsAutofilled] = useState(false);
  const onAnimationStart = ({ animationName }: AnimationEvent) => {
    if (animationName === filledIn) setIsAutofilled(true);
  };
  return { isAutofilled, onAnimationStart };
}
