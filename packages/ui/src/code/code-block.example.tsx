import { CodeBlock } from "@portico/ui/code";

const request = `curl https://api.lakeside.example/policies?status=unpaid \\
  -H "Authorization: Bearer $TOKEN"`;

export function CodeBlockExample() {
  return <CodeBlock label="Request" code={request} hasLineNumbers />;
}
