import { defineModule, pageHistory, queryClient } from '@platform/module-kit';
import { act, configure, render, screen, waitFor, within } from '@testing-library/react';
import { createDemoSource } from '../demo/demoSource';
import type { TrainingSource } from '../source/trainingSource';
import { TrainingSourceProvider } from '../source/useTrainingSource';
import { TrainingSummary } from './TrainingSummary';

beforeEach(() => {
  configure({ asyncUtilTimeout: 10_000 });
  queryClient.clear();
});

/** Renders the summary over a source on another module's page. */
async function openFor(staffId: string, source: TrainingSource): Promise<HTMLElement> {
  pageHistory.push('/staff');
  const { render: renderPage } = defineModule({
    descriptor: { id: 'training', routes: [{ path: '/staff' }] },
    App: () => (
      <TrainingSourceProvider value={source}>
        <TrainingSummary staffId={staffId} />
      </TrainingSourceProvider>
    ),
  });
  return act(async () => render(<>{renderPage('/staff')}</>).container);
}

const personWith = async (source: TrainingSource, isFit: (open: number) => boolean) => {
  const person = (await source.listPeople()).find(({ assigned, completed }) => isFit(assigned - completed));
  if (!person) throw new Error('The sample club has no such person.');
  return person;
};

test("shows a person's progress, lists open modules, and links to the record", async () => {
  const source = createDemoSource();
  const { staffId, assigned, completed } = await personWith(source, (open) => open > 0);
  await openFor(staffId, source);
  const section = within(await screen.findByRole('region', { name: 'Training' }));
  expect(await section.findByText(new RegExp(`^${completed} of ${assigned} modules completed\\.`))).toBeTruthy();
  expect(section.getByRole('list', { name: 'Not completed' }).children.length).toBeGreaterThan(0);
  expect(section.getByRole('link', { name: 'Open training record' }).getAttribute('href')).toBe(
    `/demo/training/people/${staffId}`,
  );
});

test('names four open modules and counts the rest', async () => {
  const source = createDemoSource();
  const { staffId } = await personWith(source, (open) => open > 0);
  const record = await source.readRecord(staffId);
  const [module] = record?.modules.filter(({ completedOn }) => completedOn === null) ?? [];
  if (!record || !module) throw new Error('The sample club has no such person.');
  const modules = Array.from({ length: 6 }, (_, number) => ({ ...module, participantId: String(number) }));
  await openFor(staffId, { ...source, readRecord: async () => ({ ...record, modules }) });
  expect(await screen.findByText('and 2 more')).toBeTruthy();
});

test('renders nothing when the reader may not see the record', async () => {
  const element = await openFor('a stranger', createDemoSource());
  await waitFor(() => expect(element.textContent).toBe(''));
});
