import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Drawer } from './Drawer';

function Page() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Menu</button>
      <Drawer open={open} onClose={() => setOpen(false)} label="Navigation">
        <a href="/training">Training</a>
      </Drawer>
    </>
  );
}

test('opens over an inert page, and Escape gives the page back', async () => {
  const { container } = render(<Page />);
  await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
  expect(document.activeElement).toBe(screen.getByRole('dialog', { name: 'Navigation' }));
  expect(container.hasAttribute('inert')).toBe(true);
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(container.hasAttribute('inert')).toBe(false);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Menu' }));
});
