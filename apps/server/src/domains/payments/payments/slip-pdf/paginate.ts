/** A part of a document that isn't divided between pages. */
export interface Block {
  readonly height: number;
  /** Whether it stays on the same page as the next block, as headings do. */
  readonly isKeptWithNext?: boolean;
  /** The blocks to repeat above it if it is the first one on a page. */
  readonly continued?: readonly Block[];
  /** Draws it with its top at `y`. */
  readonly draw: (y: number) => void;
}

/** Distributes blocks among pages of a height. There is always a page. */
export function paginate(blocks: readonly Block[], height: number): (readonly Block[])[] {
  const pages: Block[][] = [[]];
  let left = height;
  for (const group of groupsOf(blocks)) {
    const needed = heightOf(group);
    if (needed > left && left < height) {
      const repeated = group[0]?.continued ?? [];
      pages.push([...repeated]);
      left = height - heightOf(repeated);
    }
    pages.at(-1)?.push(...group);
    left -= needed;
  }
  return pages;
}

/** Groups each block with the headings before it. */
function groupsOf(blocks: readonly Block[]): Block[][] {
  const groups: Block[][] = [];
  let isOpen = false;
  for (const block of blocks) {
    if (isOpen) groups.at(-1)?.push(block);
    else groups.push([block]);
    isOpen = block.isKeptWithNext === true;
  }
  return groups;
}

function heightOf(blocks: readonly Block[]): number {
  return blocks.reduce((sum, { height }) => sum + height, 0);
}
