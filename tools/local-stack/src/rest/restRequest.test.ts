import { restRequest } from './restRequest';

const ask = (query: string) =>
  restRequest(
    {
      id: 'a',
      method: 'GET',
      path: '/rest/v1/staff',
      query: new URLSearchParams(query),
      headers: {},
      body: Buffer.alloc(0),
      remoteAddress: '127.0.0.1',
    },
    'staff',
    { role: 'anon', claims: {} },
  );

// PostgreSQL reads a statement up to its first NUL. A NUL in a request used to cut the statement short, and the answer
// was 503.
test.each(['select=%00', 'select=name%00', 'na%00me=eq.1', 'order=%00.asc', 'name=eq.%00', 'select=clubs(%00)'])(
  'refuses %s',
  (query) => {
    expect(() => ask(query)).toThrow('The address holds a character that no name and no value has.');
  },
);

test('passes every other character unchanged', () => {
  expect(ask('name=eq.Zo%C3%AB%0A%E2%80%AE').parameters).toEqual([['name', 'eq.Zoë\n\u202e']]);
});
