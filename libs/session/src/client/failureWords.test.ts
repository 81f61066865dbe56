import { failureWords } from './failureWords';

test.each([
  ['Chromium', 'TypeError: Failed to fetch'],
  ['Firefox', 'TypeError: NetworkError when attempting to fetch resource.'],
  ['WebKit', 'TypeError: Load failed'],
])('hides the words of %s when there is no answer', (_, message) => {
  expect(failureWords({ error: { message }, status: 0 })).toBe(
    'The server did not answer. Check your connection and try again.',
  );
});

test("shows a refusal in the server's own sentence", () => {
  const message = 'You are not signed in any more. Sign in again.';
  expect(failureWords({ error: { message }, status: 401 })).toBe(message);
});

test("does not show an answer in a machine's words", () => {
  expect(failureWords({ error: { message: 'upstream connect error' }, status: 503 })).toBe(
    'The server could not answer. Try again in a moment.',
  );
});
