/**
 * Delay between leaving a field and showing its error, in milliseconds. An error that appears during a click would
 * shift the layout, and the click would miss its target.
 */
export const errorDisplayDelay = 300;
