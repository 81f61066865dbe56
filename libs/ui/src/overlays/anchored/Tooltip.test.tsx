import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Tooltip } from './Tooltip';

beforeAll(() => {
  // Radix places the words with it; jsdom has none.
  globalThis.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
});

beforeEach(() => {
  render(<Tooltip text="Tells everyone.">{(props) => <button {...props}>Publish</button>}</Tooltip>);
});

const shown = () => document.querySelector('[data-radix-popper-content-wrapper]');

test('describes the control whether the tooltip shows or not', () => {
  const id = screen.getByRole('button', { name: 'Publish' }).getAttribute('aria-describedby') ?? '';
  expect(document.getElementById(id)?.textContent).toBe('Tells everyone.');
  expect(shown()).toBeNull();
});

test('shows on focus, and hides on Escape', async () => {
  await userEvent.tab();
  await waitFor(() => expect(shown()?.textContent).toContain('Tells everyone.'));
  await userEvent.keyboard('{Escape}');
  expect(shown()).toBeNull();
});

test('shows for a resting pointer, stays under it, and hides when it leaves', async () => {
  const user = userEvent.setup();
  await user.hover(screen.getByRole('button'));
  await waitFor(() => expect(shown()).not.toBeNull());
  await user.hover(shown() as Element);
  expect(shown()).not.toBeNull();
  await user.hover(document.body);
  await waitFor(() => expect(shown()).toBeNull());
});
