export default { content: ["./*.html", "./src/**/*.tsx"] };
