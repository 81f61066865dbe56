import { previewMoment } from './previewMoment';

const noon = new Date(2026, 4, 4, 12);

test('shows a time today, and adds the day on another day', () => {
  expect(previewMoment(new Date(2026, 4, 4, 17, 30).toISOString(), noon)).toMatch(/^5:30\sPM$/);
  expect(previewMoment(new Date(2026, 4, 5, 9, 5).toISOString(), noon)).toMatch(/^Tue, May 5, 9:05\sAM$/);
});
