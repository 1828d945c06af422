/** Where a hand walks over a keyboard, and what everybody recites. */
const recited = ["abcdefghijklmnopqrstuvwxyz", "01234567890"];
const keyboard = [
  "qwertyuiop",
  "asdfghjkl",
  "zxcvbnm",
  "1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p",
  "qazwsxedcrfvtgbyhnujmikolp",
  "1q2w3e4r5t6y7u8i9o0p",
  "q1w2e3r4t5y6u7i8o9p0",
  "a1b2c3d4e5f6g7h8i9j0",
  "1a2b3c4d5e6f7g8h9i0j",
];
/** Shorter pieces stand in good passwords by chance. */
const shortestRecited = 3;
const shortestWalk = 4;
const shortestRepeat = 3;

const walks = [
  ...recited.map((text) => ({ text, shortest: shortestRecited })),
  ...keyboard.map((text) => ({ text, shortest: shortestWalk })),
].flatMap(({ text, shortest }) => [
  { text, shortest },
  { text: [...text].reverse().join(""), shortest },
]);

/** Signs that share a key with a digit: with Shift held, `!QAZ` is the walk `1qaz`. */
const digitOfSign: Readonly<Record<string, string>> = {
  "!": "1",
  "@": "2",
  "#": "3",
  $: "4",
  "%": "5",
  "^": "6",
  "&": "7",
  "*": "8",
  "(": "9",
  ")": "0",
};

/**
 * A password without what follows from the rest of it: what it repeats is left out, and of each walk over the keyboard,
 * the alphabet or the digits one character stays. Case does not matter. `Abcdef-Abcdef!` is `a-!`.
 */
export function removePatterns(password: string): string {
  const plain = password.toLowerCase();
  const unshifted = [...plain].map((sign) => digitOfSign[sign] ?? sign).join("");
  let kept = "";
  let at = 0;
  while (at < plain.length) {
    const repeated = repeatAt(plain, at);
    const walked = Math.max(walkAt(plain, at), walkAt(unshifted, at));
    if (repeated < shortestRepeat || walked > repeated) kept += plain[at] ?? "";
    at += Math.max(repeated >= shortestRepeat ? repeated : 1, walked);
  }
  return kept;
}

/** How many characters from here on stand in the same order further to the left. */
function repeatAt(text: string, at: number): number {
  let longest = 0;
  for (let start = 0; start < at; start += 1) {
    longest = Math.max(longest, sharedLength(text, at, text, start));
  }
  return longest;
}

/** How many characters from here on are a walk; 0 where there is none worth the name. */
function walkAt(text: string, at: number): number {
  let longest = 0;
  for (const { text: walk, shortest } of walks) {
    for (let start = 0; start < walk.length; start += 1) {
      const length = sharedLength(text, at, walk, start);
      if (length >= shortest) longest = Math.max(longest, length);
    }
  }
  return longest;
}

function sharedLength(one: string, oneAt: number, other: string, otherAt: number): number {
  let length = 0;
  while (
    oneAt + length < one.length &&
    otherAt + length < other.length &&
    one[oneAt + length] === other[otherAt + length]
  ) {
    length += 1;
  }
  return length;
}
