/** Stands for Storybook's blocks: the site takes the titles of pages from their files. */
export function Meta() {
  return null;
}
