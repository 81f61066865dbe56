import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { CrashBoundary } from '../module/CrashBoundary';
import { lazyPage, loadPagesAt, startPagesAt } from './lazyPage';

test('renders a loaded page at once, without its fallback', async () => {
  const Terms = lazyPage('/terms', () => Promise.resolve(() => <h1>Terms</h1>));
  await loadPagesAt('/terms');
  render(
    <Suspense fallback="loading">
      <Terms />
    </Suspense>,
  );
  expect(screen.getByRole('heading').textContent).toBe('Terms');
});

test('fetches only the pages at the path, each once', async () => {
  const fetched: string[] = [];
  for (const path of ['/about', '/pool/:id']) {
    lazyPage(path, async () => {
      fetched.push(path);
      return () => null;
    });
  }
  await Promise.all([loadPagesAt('/pool/7'), loadPagesAt('/pool/8')]);
  expect(fetched).toEqual(['/pool/:id']);
});

test('fetches what several routes show at each of their paths', async () => {
  const fetch = jest.fn(async () => () => null);
  lazyPage(['/slides', '/slides/:id'], fetch);
  await loadPagesAt('/slides/7/more');
  expect(fetch).not.toHaveBeenCalled();
  await loadPagesAt('/slides/7');
  await loadPagesAt('/slides');
  expect(fetch).toHaveBeenCalledTimes(1);
});

test('starts a page inside another one without waiting for it, and leaves a failure to the page', async () => {
  const inner = jest.fn(async () => Promise.reject(new Error('lost')));
  lazyPage(['/lanes', '/lanes/:id'], () => new Promise(() => {}));
  const Inner = lazyPage('/lanes/:id', inner);
  startPagesAt('/lanes/7');
  expect(inner).toHaveBeenCalledTimes(1);
  const crashed = jest.fn();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await act(async () => {
    render(
      <CrashBoundary onCrash={crashed}>
        <Suspense>
          <Inner />
        </Suspense>
      </CrashBoundary>,
    );
  });
  expect(crashed).toHaveBeenCalledTimes(1);
  jest.restoreAllMocks();
});

test('fetches a page that another page brings', async () => {
  const fetch = jest.fn(async () => () => null);
  lazyPage('/slips/*', async () => {
    lazyPage('/slips/:id', fetch);
    return () => null;
  });
  await loadPagesAt('/slips/7');
  expect(fetch).toHaveBeenCalledTimes(1);
});

test('replaces a copy in the cache that did not load, and loads again', async () => {
  const fetched: unknown[][] = [];
  Object.assign(globalThis, {
    fetch: async (...asked: unknown[]) => {
      fetched.push(asked);
    },
  });
  let isCorrupt = true;
  lazyPage('/pools', async () => {
    if (isCorrupt) {
      isCorrupt = false;
      throw Object.assign(new Error('Loading chunk 7 failed.'), { request: 'https://club.test/7.js' });
    }
    return () => null;
  });
  await loadPagesAt('/pools');
  expect(fetched).toEqual([['https://club.test/7.js', { cache: 'reload' }]]);
});

test('fetches the code when the page renders', async () => {
  const Privacy = lazyPage('/privacy', async () => () => <h1>Privacy</h1>);
  await act(async () => {
    render(
      <Suspense fallback="loading">
        <Privacy />
      </Suspense>,
    );
  });
  expect(await screen.findByRole('heading')).toBeTruthy();
});

test('fetches failed code again on the next visit, not earlier', async () => {
  const errors = jest.spyOn(console, 'error').mockImplementation(() => {});
  let tries = 0;
  const Flaky = lazyPage('/flaky', async () => {
    tries += 1;
    if (tries < 3) throw new Error('offline');
    return () => <h1>Flaky</h1>;
  });
  await expect(loadPagesAt('/flaky')).rejects.toThrow('Its code could not be fetched');
  const visit = async () => {
    const crashes: Error[] = [];
    const page = (
      <CrashBoundary key={tries} onCrash={(error) => crashes.push(error)}>
        <Suspense fallback="loading">
          <Flaky />
        </Suspense>
      </CrashBoundary>
    );
    await act(async () => void render(page));
    return crashes;
  };
  const [crash] = await visit();
  expect(crash?.message).toBe('Its code could not be fetched. Check your connection and try again.');
  expect(tries).toBe(2);
  expect(await visit()).toEqual([]);
  expect(await screen.findByRole('heading', { name: 'Flaky' })).toBeTruthy();
  errors.mockRestore();
});
