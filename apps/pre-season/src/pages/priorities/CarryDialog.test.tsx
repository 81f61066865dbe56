import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createDemoSource } from '../../demo/demoSource';
import { openPreSeason } from '../preSeason.testkit';

test('changes nothing and says so when another person has already carried the lesson', async () => {
  const source = createDemoSource();
  const { seasons } = await source.readSetting();
  const [lesson] = await source.listLessons(seasons[0]?.id ?? '');
  if (!lesson) throw new Error('The sample club has learned something');
  await openPreSeason(source, '?tab=priorities');
  await userEvent.click(await screen.findByRole('button', { name: `Add to checklist: ${lesson.lesson}` }));
  await screen.findByRole('dialog', { name: lesson.lesson });
  const { itemId } = await source.carryLesson(lesson.id, { listId: null, owner: '', dueOn: '2025-05-10' });
  await userEvent.click(screen.getByRole('button', { name: 'Add to checklist' }));
  expect(await screen.findByText('Someone else was first')).toBeTruthy();
  expect(await source.readItem(itemId)).toMatchObject({ dueOn: '2025-05-10', version: 1 });
});
