import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ModuleRoute } from '@platform/contract';
import ts from 'typescript';
import { platform } from './platformUnderTest';

const apps = path.join(platform.repository, 'apps');

/**
 * The pages of all modules in the frame of the app, as patterns of addresses: the routes in `module.json`, each
 * `<Route path="…">` in a module's sources, and the paths that it gives to `clubRoutes`. A page below a route of another file is asked for once in the club's pages and once
 * in the demo's.
 */
export function appPagePatterns(): RegExp[] {
  return readdirSync(apps)
    .filter((app) => app !== 'shell' && existsSync(path.join(apps, app, 'module.json')))
    .flatMap((app) => {
      const { routes } = JSON.parse(readFileSync(path.join(apps, app, 'module.json'), 'utf8')) as {
        routes: ModuleRoute[];
      };
      const roots = routes.filter(({ layout }) => layout === 'app' || layout === 'demo');
      return [
        ...roots.map((root) => patternOf(root.path)),
        ...routePaths(path.join(apps, app, 'src')).flatMap((route) => patternsWithin(route, roots)),
      ];
    });
}

function patternsWithin(route: string, roots: readonly ModuleRoute[]): RegExp[] {
  if (route.startsWith('/')) {
    return roots.some((root) => `${route}/`.startsWith(`${root.path}/`)) ? [patternOf(route)] : [];
  }
  return ['app', 'demo'].flatMap((layout) => {
    const own = roots.filter((root) => root.layout === layout).map((root) => root.path);
    return own.length > 0 ? [patternOf(`(?:${own.join('|')})(?:/[^/]+)?/${route}`)] : [];
  });
}

/** `/training/:moduleId` is any page of a module, `/admin/*` the page that it begins with. */
const patternOf = (route: string): RegExp =>
  new RegExp(`^${route.replace(/\/\*$/, '').replaceAll(/:\w+\??/g, '[^/]+')}$`);

/** Paths of the routes that a module's sources name, each with those of the routes around it. */
function routePaths(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
    .flatMap((file) => pathsIn(readFileSync(path.join(folder, file), 'utf8')));
}

function pathsIn(text: string): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node, around: string): void => {
    let here = around;
    const tag = ts.isJsxElement(node) ? node.openingElement : ts.isJsxSelfClosingElement(node) ? node : undefined;
    const own = tag?.tagName.getText() === 'Route' && !leadsElsewhere(tag) ? attributeOf(tag, 'path') : undefined;
    if (own !== undefined && own !== '*') {
      here = own.startsWith('/') || around === '' ? own : `${around}/${own}`;
      found.push(here);
    }
    if (ts.isCallExpression(node) && node.expression.getText() === 'clubRoutes') found.push(...clubPaths(node));
    ts.forEachChild(node, (child) => visit(child, here));
  };
  visit(ts.createSourceFile('App.tsx', text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX), '');
  return found;
}

/** The paths of a call of `clubRoutes`: the first page and those below it, for a club and in its demo. */
function clubPaths({ arguments: [options] }: ts.CallExpression): string[] {
  const below = keysOf(valueAt(options, 'below'));
  const pathsAt = (base: string | undefined, others: readonly string[]): string[] =>
    base === undefined ? [] : [base, ...others.map((other) => `${base}/${other}`)];
  return [
    ...pathsAt(pathOf(valueAt(options, 'own')), below),
    ...pathsAt(pathOf(valueAt(options, 'demo')), [...below, ...keysOf(valueAt(options, 'belowDemo'))]),
  ];
}

const propertiesOf = (object: ts.Expression | undefined): ts.PropertyAssignment[] =>
  object && ts.isObjectLiteralExpression(object) ? object.properties.filter(ts.isPropertyAssignment) : [];

const keyOf = ({ name }: ts.PropertyAssignment): string =>
  ts.isStringLiteral(name) || ts.isIdentifier(name) ? name.text : name.getText();

const keysOf = (object: ts.Expression | undefined): string[] => propertiesOf(object).map(keyOf);

const valueAt = (object: ts.Expression | undefined, key: string): ts.Expression | undefined =>
  propertiesOf(object).find((property) => keyOf(property) === key)?.initializer;

function pathOf(object: ts.Expression | undefined): string | undefined {
  const value = valueAt(object, 'path');
  return value && ts.isStringLiteral(value) ? value.text : undefined;
}

const leadsElsewhere = ({ attributes }: ts.JsxOpeningLikeElement): boolean => /<Navigate\b/.test(attributes.getText());

function attributeOf({ attributes }: ts.JsxOpeningLikeElement, name: string): string | undefined {
  const [value] = attributes.properties.flatMap((each) =>
    ts.isJsxAttribute(each) && each.name.getText() === name && each.initializer ? [each.initializer] : [],
  );
  return value && ts.isStringLiteral(value) ? value.text : undefined;
}
