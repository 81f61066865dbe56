import { readFileSync } from 'node:fs';
import { packageFile } from '../paths';
import noPrefixes from './noPrefixes.mjs';

const published = readFileSync(packageFile('styled-components/dist/styled-components.browser.esm.js'), 'utf8');

test('leaves out the list of prefixes, and nothing else', () => {
  const rest = noPrefixes(published);
  expect(rest).not.toContain('.prefixer');
  expect(published.length - rest.length).toBeLessThan(40);
});

test('says that an update of the package has taken the place away', () => {
  expect(() => noPrefixes('')).toThrow('styled-components no longer has the part');
});
