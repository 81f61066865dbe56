import { followKeptAnswers, followNetwork, keptAnswers } from './keptAnswers';

test('keeps the time of the oldest answer from the device until the server answers again', () => {
  // jsdom has no workers.
  const worker = new EventTarget();
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: worker });
  const tell = (data: unknown) => worker.dispatchEvent(new MessageEvent('message', { data }));
  followKeptAnswers();
  const stop = followNetwork();
  tell({ keptAt: 200 });
  tell({ keptAt: 100 });
  tell({ keptAt: 300 });
  tell({ something: 'else' });
  expect(keptAnswers.get()).toBe(100);
  tell({ keptAt: null });
  expect(keptAnswers.get()).toBeNull();
  tell({ keptAt: 400 });
  window.dispatchEvent(new Event('online'));
  expect(keptAnswers.get()).toBeNull();
  stop();
  tell({ keptAt: 500 });
  window.dispatchEvent(new Event('online'));
  expect(keptAnswers.get()).toBe(500);
});
