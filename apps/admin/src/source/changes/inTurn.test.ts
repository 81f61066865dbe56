import { inTurn } from './inTurn';

test('runs each task once the one before has ended, even if that one failed', async () => {
  const begun: string[] = [];
  let end = () => {};
  const run = inTurn();
  const task = (name: string) => () => {
    begun.push(name);
    return new Promise<void>((_resolve, reject) => (end = () => reject(new Error(name))));
  };
  const first = run(task('first'));
  const second = run(async () => void begun.push('second'));
  await Promise.resolve();
  expect(begun).toEqual(['first']);
  end();
  await expect(first).rejects.toThrow('first');
  await second;
  expect(begun).toEqual(['first', 'second']);
});
