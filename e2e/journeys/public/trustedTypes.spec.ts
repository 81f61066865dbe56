import { expect, test } from '../../support/test';

test('runs no script that the shell does not vouch for, and turns no text into markup', async ({
  page,
  problems,
  refusals,
}) => {
  const response = await page.goto('/contact');
  expect(response?.headers()['permissions-policy']).toContain('camera=()');
  // Once the shell has made its policy and taken the page over.
  await expect(page.getByRole('button', { name: 'Send Message' })).toBeEnabled();
  expect(refusals).toEqual([]);

  const outcomes = await page.evaluate(async () => {
    const errorOf = (attempt: () => unknown): string => {
      try {
        attempt();
        return 'done';
      } catch (error) {
        return (error as Error).name;
      }
    };
    const { trustedTypes } = window as unknown as {
      trustedTypes: { createPolicy(name: string, rules: object): object };
    };
    const script = document.createElement('script');
    return {
      // Of this origin, and still nothing that the shell vouches for: people upload files there.
      uploaded: errorOf(() => (script.src = '/storage/v1/object/public/club-assets/evil.js')),
      worker: errorOf(() => new Worker(URL.createObjectURL(new Blob(['postMessage(1)'])))),
      markup: errorOf(() => (document.createElement('p').innerHTML = '<b>bold</b>')),
      ownPolicy: errorOf(() => trustedTypes.createPolicy('mine', {})),
      secondDefault: errorOf(() => trustedTypes.createPolicy('default', {})),
    };
  });
  const refused = 'TypeError';
  expect(outcomes).toEqual({
    uploaded: refused,
    worker: refused,
    markup: refused,
    ownPolicy: refused,
    secondDefault: refused,
  });
  // The browser reports each refusal later and twice: for the page's own policy, and for the one that its host sends.
  await expect
    .poll(() => refusals.map((report) => report.replace(/\|.*/, '')))
    .toEqual(
      [
        'require-trusted-types-for trusted-types-sink  HTMLScriptElement src',
        'require-trusted-types-for trusted-types-sink  Worker constructor',
        'require-trusted-types-for trusted-types-sink  Element innerHTML',
        'trusted-types trusted-types-policy  mine',
        'trusted-types trusted-types-policy  default',
      ].flatMap((report) => [report, report]),
    );
  refusals.length = 0;
  problems.length = 0;
});
