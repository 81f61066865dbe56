import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef, type FormEvent } from 'react';
import { Button } from './Button';

test('does not submit a form unless told', () => {
  render(<Button>Add</Button>);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Add' }).type).toBe('button');
});

test('is busy and cannot be pressed while loading', async () => {
  const press = jest.fn();
  const { rerender } = render(<Button onClick={press}>Save</Button>);
  await userEvent.click(screen.getByRole('button'));
  expect(press).toHaveBeenCalledTimes(1);
  rerender(
    <Button onClick={press} loading>
      Save
    </Button>,
  );
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Save' });
  expect(button.getAttribute('aria-busy')).toBe('true');
  await userEvent.click(button);
  expect(press).toHaveBeenCalledTimes(1);
});

test('keeps the focus while loading, and Enter does not submit again', async () => {
  const send = jest.fn((event: FormEvent) => event.preventDefault());
  const form = (loading: boolean) => (
    <form onSubmit={send}>
      <input aria-label="Name" />
      <Button type="submit" loading={loading}>
        Send
      </Button>
    </form>
  );
  const { rerender } = render(form(false));
  const button = screen.getByRole('button', { name: 'Send' });
  await userEvent.click(button);
  expect(send).toHaveBeenCalledTimes(1);
  rerender(form(true));
  expect(document.activeElement).toBe(button);
  expect(button.getAttribute('aria-disabled')).toBe('true');
  await userEvent.click(button);
  await userEvent.type(screen.getByLabelText('Name'), 'Ana{Enter}');
  expect(send).toHaveBeenCalledTimes(1);
  rerender(form(false));
  await userEvent.type(screen.getByLabelText('Name'), '{Enter}');
  expect(send).toHaveBeenCalledTimes(2);
});

test('is rendered as a link with the props of the link', () => {
  const link = createRef<HTMLAnchorElement>();
  render(
    <Button as="a" href="/contact" ref={link}>
      Book Consultation
    </Button>,
  );
  const rendered = screen.getByRole('link', { name: 'Book Consultation' });
  expect(rendered.getAttribute('href')).toBe('/contact');
  expect(rendered.getAttribute('type')).toBeNull();
  expect(link.current).toBe(rendered);
});
