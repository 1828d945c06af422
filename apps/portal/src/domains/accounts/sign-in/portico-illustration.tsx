const columnIndexes = [0, 1, 2, 3, 4, 5];

/** A decorative outline of a portico at the foot of the page. */
export function PorticoIllustration() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 720 360"
      preserveAspectRatio="xMidYMax meet"
      className="pointer-events-none absolute inset-x-0 bottom-14 -z-10 mx-auto h-1/2 w-full text-primary opacity-[0.05] forced-colors:hidden print:hidden"
    >
      <g fill="currentColor">
        <path d="M40 128 360 8l320 120v20H40z" />
        <path d="M64 160h592v14H64z" />
        {columnIndexes.map((column) => (
          <path key={column} d={`M${84 + column * 104} 186h32l-3 146h-26z`} />
        ))}
        <path d="M40 340h640v20H40z" />
      </g>
    </svg>
  );
}
