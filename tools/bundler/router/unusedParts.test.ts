import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { repositoryRoot } from '../paths';
import unusedParts from './unusedParts.mjs';

const folder = path.join(repositoryRoot, 'node_modules/react-router/dist/production');
const files = readdirSync(folder)
  .filter((name) => /^chunk-\w+\.mjs$/.test(name))
  .map((name) => readFileSync(path.join(folder, name), 'utf8'));
const components = files.find((source) => source.includes('var Link = ')) ?? '';

test('leaves out what only routers with loaders and framework mode render', () => {
  const rest = unusedParts(components);
  expect(rest).toContain('function PrefetchPageLinks() { return null; }');
  expect(rest).toContain('var RenderErrorBoundary = unused;');
  for (const part of [
    'var Link = ',
    'var NavLink = ',
    'function Routes(',
    'function Router(',
    'function useLinkClickHandler(',
  ])
    expect(rest).toContain(part);
});

test('renders matching routes in each other, as the package does without a router with loaders', () => {
  const [renderMatches = ''] = /^function _renderMatches\(.*?^\}$/ms.exec(unusedParts(components)) ?? [];
  const [react = ''] = /React\d*/.exec(renderMatches) ?? [];
  const create = (type: unknown, props: object | null, ...children: unknown[]) => ({ type, ...props, children });
  const render = runInNewContext(`${renderMatches} _renderMatches`, {
    [react]: { createElement: create },
    RouteContext: { Provider: 'provider' },
  }) as (matches: object[] | null, parents: object[]) => unknown;
  const [frame, page] = [{ route: { element: 'frame' } }, { route: { Component: 'page' } }];
  const parents = [{ route: {} }];
  expect(render(null, parents)).toBeNull();
  expect(render([frame, { route: {} }, page], parents)).toMatchObject({
    type: 'provider',
    value: {
      matches: [...parents, frame],
      outlet: {
        value: { matches: [...parents, frame, { route: {} }], outlet: { children: [{ type: 'page' }] } },
        children: [{ value: { outlet: null }, children: [{ type: 'page' }] }],
      },
    },
    children: ['frame'],
  });
});

test('leaves the other files as they are', () => {
  const others = files.filter((source) => source !== components);
  expect(others.map((source) => unusedParts(source))).toEqual(others);
});

test('says which part an update of the package has taken away', () => {
  expect(() => unusedParts(components.replace('Form.displayName = "Form";', ''))).toThrow(
    'react-router no longer has the part',
  );
});
