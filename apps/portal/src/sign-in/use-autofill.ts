import "./autofill.css";
import { type AnimationEvent, useState } from "react";

/** The animation's name in `autofill.css`. */
const autofillAnimation = "portico-autofilled";

/** Whether the browser autofilled a field. Autofill fires no change event, or fires it late. */
export function useAutofill() {
  const [isAutofilled, setIsAutofilled] = useState(false);
  const onAnimationStart = ({ animationName }: AnimationEvent) => {
    if (animationName === autofillAnimation) setIsAutofilled(true);
  };
  return { isAutofilled, onAnimationStart };
}
