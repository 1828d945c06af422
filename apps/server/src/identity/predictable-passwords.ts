/** Keyboard sequences, the alphabet, and digits. */
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
/** Shorter sequences occur in good passwords by chance. */
const shortestRecited = 3;
const minSequenceLength = 4;
const minRepeatLength = 3;

const walks = [
  ...recited.map((text) => ({ text, shortest: shortestRecited })),
  ...keyboard.map((text) => ({ text, shortest: minSequenceLength })),
].flatMap(({ text, shortest }) => [
  { text, shortest },
  { text: [...text].reverse().join(""), shortest },
]);

/** Symbols on digit keys: with Shift, `!QAZ` is the sequence `1qaz`. */
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
 * Removes predictable parts from a password: repeats, and all but one character of each sequence. Ignores case.
 * `Abcdef-Abcdef!` becomes `a-!`.
 */
export function removePatterns(password: string): string {
  const plain = password.toLowerCase();
  const unshifted = [...plain].map((sign) => digitOfSign[sign] ?? sign).join("");
  let remaining = "";
  let at = 0;
  while (at < plain.length) {
    const repeated = repeatAt(plain, at);
    const walked = Math.max(sequenceAt(plain, at), sequenceAt(unshifted, at));
    if (repeated < minRepeatLength || walked > repeated) remaining += plain[at] ?? "";
    at += Math.max(repeated >= minRepeatLength ? repeated : 1, walked);
  }
  return remaining;
}

/** How many characters from this position on repeat an earlier part. */
function repeatAt(text: string, at: number): number {
  let longest = 0;
  for (let start = 0; start < at; start += 1) {
    longest = Math.max(longest, sharedLength(text, at, text, start));
  }
  return longest;
}

/** How many characters from this position on are a sequence, or 0. */
function sequenceAt(text: string, at: number): number {
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
