import { createDemoSource } from '../demo/demoSource';
import { lessonCsvLines } from './lessonCsvLines';

test('shows the kind, the date and the result of each lesson', async () => {
  const source = createDemoSource();
  const { seasons } = await source.readSetting();
  const seasonId = seasons[0]?.id ?? '';
  const [first] = await source.listLessons(seasonId);
  if (!first) throw new Error('The sample club has learned something');
  await source.carryLesson(first.id, { listId: null, owner: '', dueOn: '2025-05-10' });
  const lines = lessonCsvLines(await source.listLessons(seasonId));
  expect(lines[0]).toEqual(['Kind', 'Lesson', 'Action', 'By', 'Checklist', 'Done']);
  expect(lines).toContainEqual(['Priority', 'Digital inventory system', '', '2025-05-15', '', '']);
  expect(lines.find(([, lesson]) => lesson === first.lesson)?.slice(4)).toEqual(['Lessons of 2024', 'no']);
});
