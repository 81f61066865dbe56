import { pageHeaders } from './pageHeaders.ts';

test('a club’s page sends its whole policy, and forbids frames', () => {
  const page = `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src https://a.test/?a=1&amp;b" />`;
  expect(pageHeaders(page)['content-security-policy']).toBe(
    "default-src 'none'; img-src https://a.test/?a=1&b; frame-ancestors 'none'",
  );
});

test('a page without a policy cannot be framed either', () => {
  expect(pageHeaders('<h1>Not found</h1>')['content-security-policy']).toBe("frame-ancestors 'none'");
});
