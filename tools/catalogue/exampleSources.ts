import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import ts from 'typescript';
import { repositoryRoot } from '../bundler/paths';

/** The code of the examples, by file name (`TextField`), then by the name of the example. */
type ExampleSources = Record<string, Record<string, string>>;

const OWN_PACKAGE = '@platform/ui';

/** Reads the source of every example, so that the code shown is the code that runs. */
export async function readExampleSources(): Promise<ExampleSources> {
  const root = path.join(repositoryRoot, 'libs/ui/src');
  const files = (await readdir(root, { recursive: true })).filter((file) => file.endsWith('.example.tsx'));
  const sources = await Promise.all(
    files.map(async (file) => [
      path.basename(file, '.example.tsx'),
      codeOfExamples(await readFile(path.join(root, file), 'utf8')),
    ]),
  );
  return Object.fromEntries(sources) as ExampleSources;
}

/**
 * The code of each example in a file `<Name>.example.tsx`, by its name: what `render` renders, the declarations that it
 * needs and their imports, as a module would write them. Leaves out an example without a literal name.
 */
export function codeOfExamples(text: string): Record<string, string> {
  const file = ts.createSourceFile('example.tsx', text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const parts = { imports: importsOf(file), declarations: declarationsOf(file) };
  const found: Record<string, string> = {};
  const visit = (node: ts.Node): void => {
    if (ts.isObjectLiteralExpression(node)) {
      const name = propertyOf(node, 'name');
      const render = propertyOf(node, 'render');
      if (name && render && ts.isStringLiteral(name) && ts.isArrowFunction(render)) {
        found[name.text] = codeOf(unwrapped(render.body), parts);
        return;
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

interface FileParts {
  /** The import of each local name. */
  imports: Map<string, string>;
  /** Top-level functions and constants by name, in the order of the file. */
  declarations: Map<string, ts.Statement>;
}

function codeOf(body: ts.Node, { imports, declarations }: FileParts): string {
  const names = identifiersIn(body);
  const needed = new Set<ts.Statement>();
  for (const name of names) {
    const statement = declarations.get(name);
    if (!statement || needed.has(statement)) continue;
    needed.add(statement);
    // A set that grows during the loop: what a declaration needs is needed, too.
    for (const inner of identifiersIn(statement)) names.add(inner);
  }
  const statements = [...new Set(declarations.values())].filter((statement) => needed.has(statement));
  return [
    importLines([...imports].filter(([name]) => names.has(name))),
    ...statements.map((statement) => dedented(statement)),
    dedented(body),
  ]
    .filter(Boolean)
    .join('\n\n');
}

/** One line for each package, the design system last. */
function importLines(used: [name: string, from: string][]): string {
  const sources = [...new Set(used.map(([, from]) => from))].sort(
    (one, other) => Number(one === OWN_PACKAGE) - Number(other === OWN_PACKAGE),
  );
  return sources
    .map((source) => {
      const names = used.filter(([, from]) => from === source).map(([name]) => name);
      return `import { ${names.sort().join(', ')} } from '${source}';`;
    })
    .join('\n');
}

/** Imports of the design system use its package name, wherever the file is. */
function importsOf(file: ts.SourceFile): FileParts['imports'] {
  const imports: FileParts['imports'] = new Map();
  for (const statement of file.statements) {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) continue;
    const { text: source } = statement.moduleSpecifier;
    const bindings = statement.importClause?.namedBindings;
    if (!bindings || !ts.isNamedImports(bindings)) continue;
    for (const { name } of bindings.elements) imports.set(name.text, source.startsWith('.') ? OWN_PACKAGE : source);
  }
  return imports;
}

function declarationsOf(file: ts.SourceFile): FileParts['declarations'] {
  const declarations: FileParts['declarations'] = new Map();
  for (const statement of file.statements) {
    if (ts.isFunctionDeclaration(statement) && statement.name) declarations.set(statement.name.text, statement);
    if (!ts.isVariableStatement(statement) || isExported(statement)) continue;
    for (const { name } of statement.declarationList.declarations) {
      if (ts.isIdentifier(name)) declarations.set(name.text, statement);
    }
  }
  return declarations;
}

const isExported = (statement: ts.VariableStatement): boolean =>
  statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false;

function propertyOf(object: ts.ObjectLiteralExpression, name: string): ts.Expression | undefined {
  return object.properties.filter(ts.isPropertyAssignment).find((property) => property.name.getText() === name)
    ?.initializer;
}

const unwrapped = (node: ts.Node): ts.Node => (ts.isParenthesizedExpression(node) ? unwrapped(node.expression) : node);

function identifiersIn(node: ts.Node): Set<string> {
  const names = new Set<string>();
  const visit = (child: ts.Node): void => {
    if (ts.isIdentifier(child)) names.add(child.text);
    ts.forEachChild(child, visit);
  };
  visit(node);
  return names;
}

/** The text of a node without its indentation in the file. */
function dedented(node: ts.Node): string {
  const file = node.getSourceFile();
  const lineStart = file.getPositionOfLineAndCharacter(file.getLineAndCharacterOfPosition(node.getStart()).line, 0);
  const indentation = /^ */.exec(file.text.slice(lineStart))?.[0].length ?? 0;
  return node.getText().replaceAll(new RegExp(`\n {1,${indentation || 1}}`, 'g'), indentation ? '\n' : '$&');
}
