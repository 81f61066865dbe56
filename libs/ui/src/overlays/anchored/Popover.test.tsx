import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { Popover } from './lazyPopover';

function Page() {
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  return (
    <>
      <button ref={button} onClick={() => setOpen(!open)}>
        Coverage
      </button>
      {open && (
        <Popover button={button} label="Open shifts" onClose={() => setOpen(false)}>
          <a href="/scheduling">Two today</a>
        </Popover>
      )}
      <button>Elsewhere</button>
    </>
  );
}

beforeAll(() => {
  // Radix places it with one; jsdom has none.
  globalThis.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
});

const opener = () => screen.getByRole('button', { name: 'Coverage' });
const popover = () => screen.queryByRole('dialog', { name: 'Open shifts' });

beforeEach(async () => {
  render(<Page />);
  await userEvent.click(opener());
  await screen.findByRole('dialog', { name: 'Open shifts' });
});

test('takes the focus, and Escape gives it back', async () => {
  expect(document.activeElement).toBe(popover());
  await userEvent.keyboard('{Escape}');
  expect(popover()).toBeNull();
  expect(document.activeElement).toBe(opener());
});

test('closes once by its button', async () => {
  await userEvent.click(opener());
  expect(popover()).toBeNull();
});

test('closes on a press elsewhere and leaves the focus there', async () => {
  const elsewhere = screen.getByRole('button', { name: 'Elsewhere' });
  await userEvent.click(elsewhere);
  expect(popover()).toBeNull();
  expect(document.activeElement).toBe(elsewhere);
});
