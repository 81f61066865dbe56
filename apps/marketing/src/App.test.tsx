import { pageHistory, PageRouter } from '@platform/module-kit';
import { AuthProvider } from '@platform/session';
import { act, render, screen } from '@testing-library/react';
import { App } from './App';

test.each([
  ['/', 'Real consulting. Real results.'],
  ['/services', 'On your side, all season'],
  ['/why-it-works', 'Advice that stays on deck'],
  ['/about', 'We have done your job'],
  ['/contact', 'Tell us about your club'],
  ['/terms', 'Terms of Service'],
  ['/privacy', 'Privacy Policy'],
])('%s shows the page with %p as its only h1', async (path, title) => {
  pageHistory.push(path);
  await act(async () =>
    render(
      <AuthProvider>
        <PageRouter>
          <App />
        </PageRouter>
      </AuthProvider>,
    ),
  );
  const headings = await screen.findAllByRole('heading', { level: 1 });
  expect(headings.map(({ textContent }) => textContent)).toEqual([title]);
});
