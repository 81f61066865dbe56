import { render, screen, waitFor } from '@testing-library/react';
import { keepFocus } from './keepFocus';

test('keeps the focus that a control had before', async () => {
  const form = (control?: string) => (
    <form aria-label="Clock">
      {control && <button type="button">{control}</button>}
      <button type="button">Notes</button>
    </form>
  );
  const { rerender } = render(form('Clock in'));
  screen.getByRole('button', { name: 'Clock in' }).focus();
  keepFocus();
  rerender(form());
  await waitFor(() => expect(document.activeElement).not.toBe(document.body));
});
