import { readFileSync } from 'node:fs';
import path from 'node:path';

const config = readFileSync(path.resolve(__dirname, '../../config.toml'), 'utf8');

/** What a hosted project is told to allow one network address within five minutes. */
function limitOf(name: string): number {
  const [, section = ''] = /^\[auth\.rate_limit\]\n([^[]*)/m.exec(config) ?? [];
  return Number(new RegExp(`^${name} = (\\d+)$`, 'm').exec(section)?.[1]);
}

// By default it is 150 at `/token` and 30 links: less than a club behind one router needs.
test('a hosted project lets forty people of a club sign in each minute, and follow their links', () => {
  expect(limitOf('token_refresh')).toBeGreaterThanOrEqual(5 * 40);
  expect(limitOf('token_verifications')).toBeGreaterThanOrEqual(40);
});
