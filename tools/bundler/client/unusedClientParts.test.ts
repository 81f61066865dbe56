import { readFileSync } from 'node:fs';
import { packageFile } from '../paths';
import unusedClientParts from './unusedClientParts.mjs';

const fileOf = (name: string) => packageFile(`@supabase/${name}/dist/index.mjs`);
const left = (name: string, source = readFileSync(fileOf(name), 'utf8')) =>
  unusedClientParts.call({ resourcePath: fileOf(name) }, source);

test.each(['supabase-js', 'postgrest-js'])('joins objects in %s as the package does', (name) => {
  expect(left(name)).toContain('const _objectSpread2 = Object.assign;');
  // The first object is always a new one, so none of the caller's is changed.
  const first = [...left(name).matchAll(/_objectSpread2\((?!_objectSpread2\()(.)/g)].map(([, begins]) => begins);
  expect(new Set(first)).toEqual(new Set(['{']));
});

test('leaves out of the client how requests carry a trace, and all that only this needs', () => {
  const rest = left('supabase-js');
  for (const part of ['getTraceHeaders', 'traceTargets', 'shouldShowDeprecationWarning'])
    expect(rest).not.toContain(part);
  for (const part of ['const createClient = ', 'if (!headers.has("Authorization"))', 'export {'])
    expect(rest).toContain(part);
});

test('says which part an update of the package has taken away', () => {
  const source = readFileSync(fileOf('supabase-js'), 'utf8');
  expect(() =>
    left('supabase-js', source.replace('async function getTraceHeaders(', 'async function headersOfTrace(')),
  ).toThrow('no longer has the part');
});
