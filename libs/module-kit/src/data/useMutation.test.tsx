import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { queryClient } from './queryClient';
import { useMutation } from './useMutation';

interface Sent {
  name: string;
  /** Answers it. */
  answer: (problem?: Error) => void;
}

/** Buttons that send something, which waits for its answer. */
function Buttons({ sent }: { sent: Sent[] }) {
  const send = (name: string) =>
    new Promise<void>((resolve, reject) => {
      sent.push({ name, answer: (problem) => (problem ? reject(problem) : resolve()) });
    });
  const adding = useMutation({ mutationFn: () => send('new') });
  const ticking = useMutation({
    mutationFn: ({ item, isDone }: { item: string; isDone: boolean }) => send(`${item} ${isDone}`),
  });
  return (
    <>
      <button onClick={() => adding.mutate()}>{adding.isPending ? 'Adding' : 'Add'}</button>
      <button onClick={() => ticking.mutate({ item: 'towels', isDone: true })}>Towels</button>
      <button onClick={() => ticking.mutate({ item: 'chairs', isDone: true })}>Chairs</button>
      {adding.error && <p>{adding.error.message}</p>}
    </>
  );
}

/** What was sent, in its order. */
function open(): Sent[] {
  const sent: Sent[] = [];
  render(
    <QueryClientProvider client={queryClient}>
      <Buttons sent={sent} />
    </QueryClientProvider>,
  );
  return sent;
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('sends one change for two quick presses, and allows another after a refusal', async () => {
  const sent = open();
  press('Add');
  press('Add');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Adding' })).toBeTruthy());
  expect(sent).toHaveLength(1);
  await act(async () => sent[0]?.answer(new Error('This name is taken.')));
  await screen.findByText('This name is taken.');
  press('Add');
  press('Add');
  await screen.findByRole('button', { name: 'Adding' });
  expect(sent).toHaveLength(2);
});

test('sends two different changes at the same time', async () => {
  const sent = open();
  press('Towels');
  press('Chairs');
  press('Chairs');
  await waitFor(() => expect(sent.map(({ name }) => name)).toEqual(['towels true', 'chairs true']));
});
