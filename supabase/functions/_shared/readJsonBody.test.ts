import { readJsonBody } from './readJsonBody';

const read = (body: string) => readJsonBody(new Request('http://form.test', { method: 'POST', body }), 1024 * 1024);
const nested = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);

test.each([21, 50_000])('a body of %i levels is refused in words', async (levels) => {
  await expect(read(nested(levels))).rejects.toMatchObject({
    status: 400,
    code: 'too_deep',
    message: 'The request has more than 20 levels, one in the other.',
  });
});

test('one of twenty is read', async () => {
  expect(JSON.stringify(await read(nested(20)))).toBe(nested(20));
});
