import { ownActions } from './ownActions';

const offered = (theme: 'light' | 'dark' | undefined) =>
  ownActions({ theme, onTheme: () => undefined, onSignOut: () => undefined }).map(({ label }) => label);

test('does not offer the current theme', () => {
  expect(offered(undefined)).toEqual(['Use dark theme', 'Use light theme', 'Log out']);
  expect(offered('dark')).toEqual(['Use light theme', 'Follow the system', 'Log out']);
  expect(offered('light')).toEqual(['Use dark theme', 'Follow the system', 'Log out']);
});

test('runs an action when it is chosen', () => {
  const done: unknown[] = [];
  const actions = ownActions({
    theme: 'dark',
    onTheme: (theme) => done.push(theme),
    onSignOut: () => done.push('out'),
  });
  for (const { choice } of actions) if (choice.kind === 'do') choice.run();
  expect(done).toEqual(['light', undefined, 'out']);
});

test('offers the devtools only to the people they are for', () => {
  let opened = 0;
  const actions = ownActions({
    theme: undefined,
    onTheme: () => undefined,
    onSignOut: () => undefined,
    onDevtools: () => (opened += 1),
  });
  const choice = actions.find(({ label }) => label === 'Open devtools')?.choice;
  if (choice?.kind === 'do') choice.run();
  expect(opened).toBe(1);
  expect(offered(undefined)).not.toContain('Open devtools');
});
