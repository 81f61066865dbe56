import { fireEvent, render, screen } from '@testing-library/react';
import { Component, type ReactNode } from 'react';
import { onDemand } from './onDemand';

const Field = ({ label }: { label: string }) => <input aria-label={label} />;

class Boundary extends Component<{ children: ReactNode }> {
  override state = { failed: false };
  static getDerivedStateFromError = () => ({ failed: true });
  override render() {
    return this.state.failed ? (
      <button onClick={() => this.setState({ failed: false })}>Retry</button>
    ) : (
      this.props.children
    );
  }
}

test('shows a placeholder until the code arrives, then renders at once', async () => {
  let arrive = (_parts: { Field: typeof Field }) => {};
  const load = jest.fn(() => new Promise<{ Field: typeof Field }>((resolve) => (arrive = resolve)));
  const part = onDemand(load);
  const Late = part('Field', <p>holding</p>);
  expect(load).not.toHaveBeenCalled();

  const first = render(<Late label="Name" />);
  expect(screen.getByText('holding')).toBeTruthy();
  arrive({ Field });
  expect(await screen.findByLabelText('Name')).toBeTruthy();

  fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'typed' } });
  first.rerender(<Late label="Full name" />);
  expect(screen.getByLabelText<HTMLInputElement>('Full name').value).toBe('typed');

  render(<Late label="Second" />);
  expect(screen.getByLabelText('Second')).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(1);
});

test("sizes the placeholder by the component's props", async () => {
  const List = ({ rows }: { rows: readonly string[] }) => <ul aria-label="People">{rows}</ul>;
  const Late = onDemand(async () => ({ List }))('List', ({ rows }) => <p>room for {rows.length}</p>);
  render(<Late rows={['Ana Lima', 'Ben Okafor']} />);
  expect(screen.getByText('room for 2')).toBeTruthy();
  expect(await screen.findByRole('list', { name: 'People' })).toBeTruthy();
});

test('throws a failed load to the boundary, and loads again on the next attempt', async () => {
  const errors = jest.spyOn(console, 'error').mockImplementation(() => {});
  const load = jest.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue({ Field });
  const part = onDemand<{ Field: typeof Field }>(load);
  const Late = part('Field');
  render(
    <Boundary>
      <Late label="Name" />
    </Boundary>,
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Retry' }));
  expect(await screen.findByLabelText('Name')).toBeTruthy();
  errors.mockRestore();
});

test('renders prefetched code at once, and reports a failed prefetch only when rendered', async () => {
  const load = jest.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue({ Field });
  const part = onDemand<{ Field: typeof Field }>(load);
  const Early = part('Field', <p>holding</p>);
  await part.ahead();
  await part.ahead();
  render(<Early label="Name" />);
  expect(screen.getByLabelText('Name')).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(2);
});

test('is found by a test that waits when its code blocks the event loop for longer than a wait may take', async () => {
  const part = onDemand(async () => {
    // The wait has begun by then.
    await new Promise((resolve) => setTimeout(resolve, 100));
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1100);
    return { Field };
  });
  const Slow = part('Field');
  render(<Slow label="Name" />);
  expect(await screen.findByLabelText('Name')).toBeTruthy();
});
