import { readFileSync } from 'node:fs';
import { packageFile } from '../paths';
import namedParts from './namedParts.mjs';

const published = readFileSync(packageFile('single-spa/lib/es2015/esm/single-spa.min.js'), 'utf8');

test('leaves out what serves other pages, and keeps what applications and parcels need', () => {
  const rest = namedParts(published);
  for (const part of ['createEventObject', 'singleSpaNavigate', '__SINGLE_SPA_DEVTOOLS__', '__proto__:null'])
    expect(rest).not.toContain(part);
  const exportsOf = (source: string) => /export\{[^}]+\}/.exec(source)?.[0];
  expect(exportsOf(rest)).toBe(exportsOf(published));
  // 2.6 kB as published: no pattern has taken more with it.
  expect(published.length - rest.length).toBeLessThan(3200);
});

test('says which part an update of the package has taken away', () => {
  expect(() => namedParts(published.replace('createEventObject', 'makeEventObject'))).toThrow(
    'single-spa no longer has the part',
  );
});
