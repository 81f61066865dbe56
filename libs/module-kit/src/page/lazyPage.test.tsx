import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { CrashBoundary } from '../module/CrashBoundary';
import { lazyPage, loadPagesAt } from './lazyPage';

test('a page whose code is there draws at once, without what stands in while it loads', async () => {
  const Terms = lazyPage('/terms', () => Promise.resolve(() => <h1>Terms</h1>));
  await loadPagesAt('/terms');
  render(
    <Suspense fallback="loading">
      <Terms />
    </Suspense>,
  );
  expect(screen.getByRole('heading').textContent).toBe('Terms');
});

test('only the pages at the path are fetched, each once', async () => {
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

test('otherwise the code is fetched when the page is drawn', async () => {
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

test('code that could not be fetched is asked for again by the next visit, and not before', async () => {
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
