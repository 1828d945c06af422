/** Stands for Storybook's tests: the site shows stories without their play functions. */
const unused = () => undefined;

export const fn = () => unused;
export const expect = unused;
export const fireEvent = unused;
export const screen = {};
export const userEvent = {};
export const waitFor = unused;
export const within = unused;
