import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { SearchField } from '../../forms/texts/SearchField';
import { Drawer } from './Drawer';
import { MenuItem } from '../anchored/lazyMenu';
import { Menu } from '../anchored/Menu';

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

test('makes the page inert, and Escape closes it', async () => {
  const { container } = render(<Page />);
  await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
  expect(document.activeElement).toBe(screen.getByRole('dialog', { name: 'Navigation' }));
  expect(container.hasAttribute('inert')).toBe(true);
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(container.hasAttribute('inert')).toBe(false);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Menu' }));
});

describe('what is open inside it', () => {
  function Panel() {
    const [open, setOpen] = useState(true);
    const [search, setSearch] = useState('');
    return (
      <Drawer open={open} onClose={() => setOpen(false)} label="Item">
        <SearchField label="Search people" value={search} onChange={setSearch} />
        <Menu trigger={(props) => <button {...props}>Actions</button>}>
          <MenuItem onSelect={() => {}}>Delete</MenuItem>
        </Menu>
      </Drawer>
    );
  }

  test('clears a search on the first Escape, and closes the drawer on the second', async () => {
    render(<Panel />);
    await userEvent.type(screen.getByRole('searchbox'), 'ana{Escape}');
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('');
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('closes a menu on the first Escape, and the drawer on the second', async () => {
    render(<Panel />);
    await userEvent.click(screen.getByRole('button', { name: 'Actions' }));
    await screen.findByRole('menuitem', { name: 'Delete' });
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('menuitem')).toBeNull();
    expect(screen.getByRole('dialog', { name: 'Item' })).toBeTruthy();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
