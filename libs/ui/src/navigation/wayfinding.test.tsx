import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Chip } from '../display/Chip';
import { Breadcrumb } from './Breadcrumb';
import { Pagination } from './Pagination';
import { Stepper } from './Stepper';

const press = jest.fn();
beforeEach(() => press.mockClear());

test('pages: marks the current one without a link, and links the others', async () => {
  render(<Pagination label="Applications" page={2} pageCount={3} onChange={press} summary="26–50 of 70" />);
  expect(screen.getByRole('navigation', { name: 'Pages: Applications' }).textContent).toContain('26–50 of 70');
  expect(screen.getByRole('button', { name: 'Page 2' }).getAttribute('aria-current')).toBe('page');
  await userEvent.click(screen.getByRole('button', { name: 'Page 2' }));
  await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
  await userEvent.click(screen.getByRole('button', { name: 'Page 1' }));
  expect(press.mock.calls).toEqual([[3], [1]]);
});

test('pages: stops at both ends, and renders nothing for a single page', () => {
  const { container, rerender } = render(<Pagination label="All" page={3} pageCount={3} onChange={press} />);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Next page' }).disabled).toBe(true);
  rerender(<Pagination label="All" page={1} pageCount={1} onChange={press} />);
  expect(container.textContent).toBe('');
});

test('steps: links finished steps, and not those ahead', async () => {
  render(<Stepper label="Import" steps={['Upload', 'Match', 'Check']} current={1} onGoTo={press} />);
  expect(screen.getByText('Match').closest('li')?.getAttribute('aria-current')).toBe('step');
  await userEvent.click(screen.getByRole('button', { name: 'Upload , done' }));
  expect(press).toHaveBeenCalledWith(0);
  expect(screen.getAllByRole('button')).toHaveLength(1);
});

test('ends a breadcrumb with the current page', () => {
  render(
    <Breadcrumb
      trail={[
        <a key="1" href="/training">
          Training
        </a>,
      ]}
      current="CPR"
    />,
  );
  expect(screen.getAllByRole('listitem').map((item) => item.getAttribute('aria-current'))).toEqual([null, 'page']);
  expect(screen.getByRole('link', { name: 'Training' }).getAttribute('href')).toBe('/training');
});

test('names what the cross of a chip removes', async () => {
  render(<Chip label="Lifeguard" onRemove={press} />);
  await userEvent.click(screen.getByRole('button', { name: 'Remove Lifeguard' }));
  expect(press).toHaveBeenCalledTimes(1);
});
