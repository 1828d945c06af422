import { dirname, join } from "node:path/posix";
import ts from "typescript";

/**
 * What a function does, in source order. Tables have no underscores and are in lower case. A read `counts` if it
 * aggregates rows. An insert `isUnique` if it handles conflicts of a unique key. A call has the key of a function, which
 * may be one that isn't in a file of the project.
 * @typedef {{ readonly kind: "read", readonly table: string, readonly counts: boolean }
 *   | { readonly kind: "insert", readonly table: string, readonly isUnique: boolean }
 *   | { readonly kind: "call", readonly to: string }} Event
 */

/**
 * The events of a file's functions, by key: the path, `#`, and the name.
 * @param {string} path
 * @param {string} text
 * @returns {Map<string, Event[]>}
 */
export function readSource(path, text) {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const scope = { path, file, imports: importsOf(file, path), functions: new Map() };
  addFunction(scope, "(module)", file);
  return scope.functions;
}

/** Imported names with the keys of their functions. */
function importsOf(file, path) {
  const named = file.statements
    .filter(ts.isImportDeclaration)
    .filter(({ moduleSpecifier }) => moduleSpecifier.text.startsWith("."))
    .flatMap(({ moduleSpecifier, importClause }) => {
      const names = importClause?.namedBindings;
      const from = join(dirname(path), moduleSpecifier.text);
      return names && ts.isNamedImports(names)
        ? names.elements.map(({ name, propertyName }) => [
            name.text,
            `${from}#${(propertyName ?? name).text}`,
          ])
        : [];
    });
  return new Map(named);
}

function addFunction(scope, name, body) {
  const key = `${scope.path}#${name}`;
  const events = scope.functions.get(key) ?? [];
  scope.functions.set(key, events);
  ts.forEachChild(body, (child) => visit(scope, events, child));
}

/** Adds the events of a node. Functions with a name are separate: they run when they are called. */
function visit(scope, events, node) {
  const name = nameOfFunction(node);
  if (name !== undefined) return addFunction(scope, name, ts.isFunctionLike(node) ? node : node.initializer);
  if (ts.isTypeNode(node)) return;
  if (ts.isObjectLiteralExpression(node)) addCheck(scope, node);
  if (ts.isTaggedTemplateExpression(node) && node.tag.getText(scope.file) === "sql")
    events.push(...eventsOfSql(node.template.getText(scope.file)));
  if (ts.isCallExpression(node)) return visitCall(scope, events, node);
  ts.forEachChild(node, (child) => visit(scope, events, child));
}

/** In the order in which it runs: what it is called on and with, the call, then the functions that it calls. */
function visitCall(scope, events, node) {
  const isCallback = (given) => ts.isArrowFunction(given) || ts.isFunctionExpression(given);
  visit(scope, events, node.expression);
  for (const given of node.arguments) if (!isCallback(given)) visit(scope, events, given);
  events.push(...eventsOfCall(scope, node));
  for (const given of node.arguments) if (isCallback(given)) visit(scope, events, given);
}

function nameOfFunction(node) {
  if (ts.isFunctionDeclaration(node) || ts.isMethodDeclaration(node)) return node.name?.getText();
  const isNamed = ts.isVariableDeclaration(node) || ts.isPropertyAssignment(node);
  if (!isNamed || !node.initializer) return undefined;
  const isFunction = ts.isArrowFunction(node.initializer) || ts.isFunctionExpression(node.initializer);
  return isFunction ? node.name.getText().replaceAll('"', "") : undefined;
}

/** A feature's declaration: its rows are inserted after its check. */
function addCheck(scope, declaration) {
  const [list, crud] = ["list", "crud"].map((name) => propertyOf(scope, declaration, name));
  const table = list && propertyOf(scope, list, "table");
  const check = crud && propertyOf(scope, crud, "check");
  if (!table || !check) return;
  const insert = { kind: "insert", table: tableOf(scope, table), isUnique: false };
  const call = { kind: "call", to: keyOf(scope, ts.isIdentifier(check) ? check.text : "check") };
  scope.functions.set(`${scope.path}#create ${insert.table}`, [call, insert]);
}

/** The value of a property of an object literal. */
function propertyOf({ file }, node, name) {
  if (!ts.isObjectLiteralExpression(node)) return undefined;
  const found = node.properties.find((property) => property.name?.getText(file) === name);
  return found && (found.initializer ?? found.name);
}

function eventsOfCall(scope, node) {
  const { expression, arguments: given } = node;
  const [first, second] = given;
  const passed = given.filter(ts.isIdentifier).map(({ text }) => ({ kind: "call", to: keyOf(scope, text) }));
  if (ts.isIdentifier(expression)) {
    const { text } = expression;
    const table = text === "insertAudited" && second && propertyOf(scope, second, "table");
    if (table) return [{ kind: "insert", table: tableOf(scope, table), isUnique: false }];
    return [{ kind: "call", to: keyOf(scope, text) }, ...passed];
  }
  if (!ts.isPropertyAccessExpression(expression) || !first) return passed;
  const isGlobal = /^(Array|Buffer|Readable|Object|Uint8Array)$/.test(
    expression.expression.getText(scope.file),
  );
  switch (isGlobal ? undefined : expression.name.text) {
    case "$count":
      return [{ kind: "read", table: tableOf(scope, first), counts: true }];
    case "from": {
      const counts = /\b(count|sum|max|min)\(/.test(expression.getText(scope.file));
      return [{ kind: "read", table: tableOf(scope, first), counts }];
    }
    case "insert":
      return [{ kind: "insert", table: tableOf(scope, first), isUnique: handlesConflict(node) }];
    default:
      return passed;
  }
}

/** Whether a call is followed by `onConflictDoNothing` or its sibling. */
function handlesConflict({ parent }) {
  if (ts.isPropertyAccessExpression(parent))
    return parent.name.text.startsWith("onConflict") || handlesConflict(parent);
  return ts.isCallExpression(parent) && handlesConflict(parent);
}

function keyOf({ path, imports }, name) {
  return imports.get(name) ?? `${path}#${name}`;
}

function tableOf({ file, imports }, node) {
  const name = node.getText(file);
  return normalized(imports.get(name)?.replace(/.*#/, "") ?? name);
}

function normalized(name) {
  return name.replaceAll("_", "").toLowerCase();
}

/** A statement that inserts what isn't there yet reads before it inserts. */
function eventsOfSql(template) {
  const text = template.replace(/\$\{([\w.]+)\}/g, "$1");
  const tables = (pattern) => [...text.matchAll(pattern)].map(([, table]) => normalized(table));
  const counts = /\b(count|sum|max|min)\s*\(/i.test(text);
  const isUnique = /\bon\s+conflict\b/i.test(text);
  return [
    ...tables(/(?<!\bdelete\s+)\bfrom\s+([\w.]+)/gi).map((table) => ({ kind: "read", table, counts })),
    ...tables(/\binsert\s+into\s+([\w.]+)/gi).map((table) => ({ kind: "insert", table, isUnique })),
  ];
}
