import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { Button } from './Button';

test('does not submit a form unless told', () => {
  render(<Button>Add</Button>);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Add' }).type).toBe('button');
});

test('while loading it is busy and cannot be pressed', async () => {
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

test('is drawn as a link with the props of the link', () => {
  const link = createRef<HTMLAnchorElement>();
  render(
    <Button as="a" href="/contact" ref={link}>
      Book Consultation
    </Button>,
  );
  const drawn = screen.getByRole('link', { name: 'Book Consultation' });
  expect(drawn.getAttribute('href')).toBe('/contact');
  expect(drawn.getAttribute('type')).toBeNull();
  expect(link.current).toBe(drawn);
});
