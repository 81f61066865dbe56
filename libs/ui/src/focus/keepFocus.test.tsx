import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Dialog } from '../overlays/modal/Dialog';
import { MenuItem } from '../overlays/anchored/lazyMenu';
import { Menu } from '../overlays/anchored/Menu';
import { keepFocus } from './keepFocus';

beforeAll(keepFocus);

/** Rows that a person can remove, in a dialog that asks first if `asks`. */
function List({ asks = false }: { asks?: boolean }) {
  const [rows, setRows] = useState(['North', 'South', 'West']);
  const [asked, setAsked] = useState<string>();
  const remove = (row: string) => {
    setRows(rows.filter((each) => each !== row));
    setAsked(undefined);
  };
  return (
    <section aria-label="Gates">
      <ul>
        {rows.map((row) => (
          <li key={row} data-testid={row}>
            <button onClick={() => (asks ? setAsked(row) : remove(row))}>Remove {row}</button>
          </li>
        ))}
      </ul>
      <Dialog
        open={asked !== undefined}
        onClose={() => setAsked(undefined)}
        title="Remove this gate?"
        actions={<button onClick={() => remove(asked ?? '')}>Remove</button>}
      />
    </section>
  );
}

const pressRemove = (row: string) => userEvent.click(screen.getByRole('button', { name: `Remove ${row}` }));

describe.each([
  ['at once', false],
  ['from a dialog', true],
])('a row that is removed %s', (_, asks) => {
  const remove = async (row: string) => {
    await pressRemove(row);
    if (asks) await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
  };

  test('leaves the focus on the row beside it, from which Tab goes on', async () => {
    render(<List asks={asks} />);
    await remove('South');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByTestId('West')));
    await userEvent.tab();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Remove West' }));
    expect(screen.getByTestId('West').hasAttribute('tabindex')).toBe(false);
  });

  test('leaves the focus on the part of the page, if it was the last one', async () => {
    render(<List asks={asks} />);
    for (const row of ['North', 'South', 'West']) await remove(row);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Gates' })));
  });
});

test('follows a dialog that takes the place of another one', async () => {
  function Steps() {
    const [step, setStep] = useState(0);
    const close = () => setStep(0);
    return (
      <>
        <button onClick={() => setStep(1)}>Add clock</button>
        <Dialog
          key="1"
          open={step === 1}
          onClose={close}
          title="Name"
          actions={<button onClick={() => setStep(2)}>Next</button>}
        />
        <Dialog
          key="2"
          open={step === 2}
          onClose={close}
          title="Link"
          actions={<button onClick={close}>Done</button>}
        />
      </>
    );
  }
  render(<Steps />);
  await userEvent.click(screen.getByRole('button', { name: 'Add clock' }));
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  await userEvent.click(screen.getByRole('button', { name: 'Done' }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add clock' }));
});

test('leaves the focus where the page itself puts it', async () => {
  function Form() {
    const [isSent, setSent] = useState(false);
    return isSent ? (
      <h2 tabIndex={-1} ref={(heading) => heading?.focus()}>
        Thank you
      </h2>
    ) : (
      <button onClick={() => setSent(true)}>Send</button>
    );
  }
  render(
    <section aria-label="Contact">
      <Form />
    </section>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(document.activeElement).toBe(screen.getByRole('heading'));
});

test('does not take back the focus that a person gave away', async () => {
  render(
    <>
      <List />
      <p>Beside</p>
    </>,
  );
  screen.getByRole('button', { name: 'Remove West' }).focus();
  await userEvent.click(screen.getByText('Beside'));
  screen.getByTestId('West').remove();
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(document.activeElement).toBe(document.body);
});

test('goes back from a message that has gone to what a person was doing', async () => {
  function Page() {
    const [isTold, setTold] = useState(true);
    return (
      <>
        <button>Work</button>
        <section data-toaster="" aria-label="Notifications">
          {isTold && <button onClick={() => setTold(false)}>Undo</button>}
        </section>
      </>
    );
  }
  render(<Page />);
  screen.getByRole('button', { name: 'Work' }).focus();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Work' })));
});

test('goes back from a dialog to the button of the menu that opened it', async () => {
  function Row() {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <Menu trigger={(props) => <button {...props}>Actions</button>}>
          <MenuItem onSelect={() => setOpen(true)}>Edit</MenuItem>
        </Menu>
        <Dialog open={isOpen} onClose={() => setOpen(false)} title="Edit" actions={<button>Save</button>} />
      </>
    );
  }
  render(<Row />);
  await userEvent.click(screen.getByRole('button', { name: 'Actions' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit' }));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Actions' })));
});

test('gives a button its focus again once it no longer waits', async () => {
  const { rerender } = render(<button>Save</button>);
  const button = screen.getByRole('button');
  button.focus();
  // The browser takes the focus from a control that is disabled, and tells so.
  button.blur();
  rerender(<button disabled>Save</button>);
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(document.activeElement).toBe(document.body);
  rerender(<button>Save</button>);
  await waitFor(() => expect(document.activeElement).toBe(button));
});
