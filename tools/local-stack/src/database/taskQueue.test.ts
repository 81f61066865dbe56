import { TaskQueue } from './taskQueue';

function recordingQueue() {
  const queue = new TaskQueue();
  const ran: string[] = [];
  const add = (caller: string, name: string) =>
    queue.run(caller, async () => {
      await new Promise(setImmediate);
      ran.push(name);
      return name;
    });
  return { queue, ran, add };
}

test('lets callers take turns and keeps the order of each when one of them floods it', async () => {
  const { queue, ran, add } = recordingQueue();
  const others: Promise<string>[] = [];
  const begun = queue.run('flood', async () => {
    others.push(add('Ann', 'Ann 1'), add('Ben', 'Ben 1'), add('Ann', 'Ann 2'));
  });
  const flood = [2, 3, 4].map((number) => add('flood', `flood ${number}`));
  await begun;
  expect(await Promise.all(others)).toEqual(['Ann 1', 'Ben 1', 'Ann 2']);
  await Promise.all(flood);
  expect(ran).toEqual(['Ann 1', 'Ben 1', 'flood 2', 'Ann 2', 'flood 3', 'flood 4']);
});

test('runs one task at a time, and the next one when a task fails', async () => {
  const queue = new TaskQueue();
  let running = 0;
  const outcomes = await Promise.allSettled(
    ['a', 'b', 'c'].map((caller) =>
      queue.run(caller, async () => {
        running += 1;
        expect(running).toBe(1);
        await new Promise(setImmediate);
        running -= 1;
        if (caller === 'b') throw new Error('no');
      }),
    ),
  );
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
});

test('resolves when all have run, and at once when none waits', async () => {
  const { queue, ran, add } = recordingQueue();
  await queue.finished();
  void add('a', 'first');
  void add('a', 'second');
  await queue.finished();
  expect(ran).toEqual(['first', 'second']);
});
