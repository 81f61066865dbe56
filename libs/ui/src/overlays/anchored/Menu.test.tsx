import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MenuHeading, MenuItem, MenuSeparator } from './lazyMenu';
import { Menu } from './Menu';

const chosen = jest.fn();

beforeAll(() => {
  // Radix places the list with it; jsdom has none.
  globalThis.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
});

beforeEach(() => {
  chosen.mockClear();
  render(
    <Menu trigger={(props) => <button {...props}>Account</button>}>
      <MenuHeading>ana@pinehollow.test</MenuHeading>
      <MenuSeparator />
      <MenuItem asChild>
        <a href="/settings">Settings</a>
      </MenuItem>
      <MenuItem onSelect={chosen}>Log out</MenuItem>
    </Menu>,
  );
});

const trigger = () => screen.getByText('Account');

test('opens and closes by its button', async () => {
  expect(trigger().getAttribute('aria-expanded')).toBe('false');
  expect(trigger().getAttribute('aria-haspopup')).toBe('menu');
  await userEvent.click(trigger());
  expect((await screen.findByRole('menu')).getAttribute('aria-labelledby')).toBe(trigger().id);
  expect(trigger().getAttribute('aria-expanded')).toBe('true');
  await userEvent.click(trigger());
  expect(screen.queryByRole('menu')).toBeNull();
});

test('runs the action of an item and closes', async () => {
  await userEvent.click(trigger());
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Log out' }));
  expect(chosen).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('menu')).toBeNull();
});

test('keeps the address of a link', async () => {
  await userEvent.click(trigger());
  expect((await screen.findByRole('menuitem', { name: 'Settings' })).getAttribute('href')).toBe('/settings');
});

test('opens on an arrow key, and Escape returns to the button', async () => {
  trigger().focus();
  await userEvent.keyboard('{ArrowDown}');
  await screen.findByRole('menu');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('menu')).toBeNull();
  expect(document.activeElement).toBe(trigger());
});
