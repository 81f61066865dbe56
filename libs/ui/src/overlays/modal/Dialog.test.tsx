import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Toaster } from '../../feedback/Toaster';
import { FieldPlaceholder } from '../../forms/FieldPlaceholder';
import { Dialog } from './Dialog';

function Page({ autoFocus = false }: { autoFocus?: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Delete</button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Delete this?" description="It cannot be undone.">
        <input aria-label="Reason" autoFocus={autoFocus} />
      </Dialog>
      <Toaster />
    </>
  );
}

const opener = () => screen.getByRole('button', { name: 'Delete' });

test('moves focus to its first field, says what it is about, and makes the page behind inert but not the toasts', async () => {
  const { container } = render(<Page />);
  await userEvent.click(opener());
  const dialog = screen.getByRole('dialog', { name: 'Delete this?' });
  expect(document.activeElement).toBe(screen.getByLabelText('Reason'));
  expect(document.getElementById(dialog.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'It cannot be undone.',
  );
  expect(container.hasAttribute('inert')).toBe(true);
  expect(document.querySelector('[data-toaster]')?.hasAttribute('inert')).toBe(false);
});

test('waits for its first field if only a later one is there', async () => {
  const Page = ({ isThere }: { isThere: boolean }) => (
    <Dialog open onClose={() => {}} title="Report an incident">
      {isThere ? <input key="field" aria-label="Severity" /> : <FieldPlaceholder />}
      <input aria-label="Location" />
    </Dialog>
  );
  const { rerender } = render(<Page isThere={false} />);
  expect(document.activeElement).toBe(screen.getByRole('dialog'));
  rerender(<Page isThere />);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Severity')));
});

test('focuses an autoFocus control instead', async () => {
  render(<Page autoFocus />);
  await userEvent.click(opener());
  expect(document.activeElement).toBe(screen.getByLabelText('Reason'));
});

test.each([
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['the cross', () => userEvent.click(screen.getByRole('button', { name: 'Close' }))],
  ['a click beside it', () => userEvent.click(document.querySelector('[data-dialog]') as Element)],
])('closes on %s and makes the page usable again', async (_way, close) => {
  const { container } = render(<Page autoFocus />);
  await userEvent.click(opener());
  await close();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(opener());
  expect(container.hasAttribute('inert')).toBe(false);
  expect(document.documentElement.hasAttribute('data-taken-over')).toBe(false);
});

test('closes on Escape while nothing has the focus, the dialog in front alone', async () => {
  const closed: string[] = [];
  render(
    <>
      <Dialog open title="Behind" onClose={() => closed.push('behind')} />
      <Dialog open title="In front" onClose={() => closed.push('in front')} />
    </>,
  );
  (document.activeElement as HTMLElement).blur();
  expect(document.activeElement).toBe(document.body);
  await userEvent.keyboard('{Escape}');
  expect(closed).toEqual(['in front']);
});

test('stays open when a press begins inside, wherever it ends', async () => {
  render(<Page />);
  await userEvent.click(opener());
  const scrim = document.querySelector('[data-dialog]') as Element;
  await userEvent.click(screen.getByText('It cannot be undone.'));
  await userEvent.pointer([
    { keys: '[MouseLeft>]', target: screen.getByLabelText('Reason') },
    { keys: '[/MouseLeft]', target: scrim },
  ]);
  expect(screen.getByRole('dialog')).toBeTruthy();
});

test.each([
  ['nothing', undefined],
  ['a condition that is false', false],
])('renders no row of buttons for %s', (_what, actions) => {
  render(
    <Dialog open onClose={() => undefined} title="Delete this?" actions={actions}>
      <p>It cannot be undone.</p>
    </Dialog>,
  );
  const body = screen.getByText('It cannot be undone.').parentElement;
  expect(body?.nextElementSibling).toBeNull();
});
