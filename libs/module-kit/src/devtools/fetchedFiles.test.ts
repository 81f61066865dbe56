import { fetchedFiles } from './fetchedFiles';

const entry = (path: string, startTime: number, transferSize = 400) =>
  ({
    name: `https://club.example${path}`,
    startTime,
    duration: 20,
    transferSize,
    encodedBodySize: 100,
  }) as PerformanceResourceTiming;

test("lists the modules' files in the order of their requests, and no other files", () => {
  const files = fetchedFiles([
    entry('/modules/training/1.1.0-pr-2/chunks/card.js?retry=1', 300, 0),
    entry('/shell/3f24/main.js', 10),
    entry('/modules/marketing/1.0.0/entry.js', 200),
  ]);
  expect(files).toEqual([
    { release: 'marketing@1.0.0', file: 'entry.js', start: 200, duration: 20, bytes: 100, cached: false },
    { release: 'training@1.1.0-pr-2', file: 'chunks/card.js', start: 300, duration: 20, bytes: 100, cached: true },
  ]);
});
