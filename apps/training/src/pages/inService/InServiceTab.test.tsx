import { DataError, queryClient } from '@platform/module-kit';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createDemoSource } from '../../demo/demoSource';
import type { InServiceSession, SessionDraft } from '../../source/rows/session';
import type { TrainingSource } from '../../source/trainingSource';
import { openTraining } from '../training.testkit';

/** The sample club with a version for each session of its log, as in the database. */
function sharedLog(): TrainingSource {
  const source = createDemoSource();
  return {
    ...source,
    async saveSession(id, draft, version) {
      const now = (await source.listSessions()).find((session) => session.id === id);
      if (now?.version !== version) throw new DataError('Someone else changed this.', 'PT409', 409);
      return source.saveSession(id, draft, version);
    },
  };
}

/** Opens a session of the log. Returns the session, and a function that changes it as another person. */
async function editSession(source: TrainingSource) {
  const [session] = await source.listSessions();
  if (!session) throw new Error('The sample club has sessions');
  await openTraining(source, '?tab=in-service');
  const [edit] = await screen.findAllByRole('button', { name: `Edit ${session.topic}` });
  if (!edit) throw new Error('Its button is not there');
  await userEvent.click(edit);
  await screen.findByRole('dialog', { name: 'Edit in-service session' });
  return {
    session,
    changeIt: (change: Partial<SessionDraft>) =>
      source.saveSession(session.id, { ...session, ...change }, session.version),
  };
}

const topic = () => screen.findByLabelText<HTMLInputElement>('Topic');

async function retopic(text: string): Promise<void> {
  await userEvent.clear(await topic());
  await userEvent.type(await topic(), text);
}

test('shows their version when the person chooses it', async () => {
  const { changeIt } = await editSession(sharedLog());
  await retopic('Spinal injuries, again');
  await changeIt({ topic: 'Spinal injuries in shallow water' });
  await userEvent.click(screen.getByRole('button', { name: 'Save session' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Use their version' }));
  expect((await topic()).value).toBe('Spinal injuries in shallow water');
});

test('updates an open session with the log, and keeps it open when it is deleted', async () => {
  const source = sharedLog();
  const { session, changeIt } = await editSession(source);
  await changeIt({ topic: 'Spinal injuries in shallow water' });
  const reread = () => act(() => queryClient.invalidateQueries({ queryKey: ['training', source.key] }));
  await reread();
  await waitFor(async () => expect((await topic()).value).toBe('Spinal injuries in shallow water'));
  await retopic('Spinal injuries, again');
  await source.removeSession(session.id);
  await reread();
  const left: InServiceSession[] = queryClient.getQueryData(['training', source.key, 'sessions']) ?? [];
  expect(left.map(({ id }) => id)).not.toContain(session.id);
  expect((await topic()).value).toBe('Spinal injuries, again');
});
