import { expect, test } from '../../support/test';

for (const width of [1440, 800]) {
  test(`the header keeps its height when a signed-in person’s links appear, at ${width} px`, async ({
    page,
    signIn,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await signIn('admin@pinehollow.test');
    await page.goto('/contact', { waitUntil: 'commit' });
    const header = page.getByRole('banner');
    const before = await header.boundingBox();
    await expect(header.getByRole('link', { name: 'Dashboard' })).toBeVisible();
    expect((await header.boundingBox())?.height).toBe(before?.height);
  });
}
