/** The texts of code and JSON. */
export interface CodeMessages {
  json: {
    /** After the name of a list or an object. */
    items: (count: number) => string;
    /** After the start of a long text. */
    characters: (count: number) => string;
    /** The row that shows more entries of a long list. */
    showMore: (count: number) => string;
  };
}

export const englishCode: CodeMessages = {
  json: {
    items: (count) => (count === 1 ? "1 item" : `${count} items`),
    characters: (count) => `${count} characters`,
    showMore: (count) => `Show ${count} more`,
  },
};
