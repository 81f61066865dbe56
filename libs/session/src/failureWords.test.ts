import { failureWords } from './failureWords';

test.each([
  ['Chromium', 'TypeError: Failed to fetch'],
  ['Firefox', 'TypeError: NetworkError when attempting to fetch resource.'],
  ['WebKit', 'TypeError: Load failed'],
])('without an answer, what %s says of it is not for people', (_, message) => {
  expect(failureWords({ error: { message }, status: 0 })).toBe(
    'The server did not answer. Check your connection and try again.',
  );
});

test("a refusal is told in the server's own sentence", () => {
  const message = 'You are not signed in any more. Sign in again.';
  expect(failureWords({ error: { message }, status: 401 })).toBe(message);
});

test("an answer in a machine's words is not told", () => {
  expect(failureWords({ error: { message: 'upstream connect error' }, status: 503 })).toBe(
    'The server could not answer. Try again in a moment.',
  );
});
