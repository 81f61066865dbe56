import { folderOfRelease, isReleaseFolder } from './releaseFolder';

test.each([
  folderOfRelease('training', '1.0.0'),
  folderOfRelease('pre-season', '1.2.0-pr-42'),
  'modules/training/1.0.0.partial-4711',
  'modules/training/1.0.0.leaving-4711',
])('%s is a release, or an unfinished one', (folder) => expect(isReleaseFolder(folder)).toBe(true));

test.each(['modules/photos/2026', 'modules/Training/1.0.0', 'modules/training/1.0.0/chunks', 'other/training/1.0.0'])(
  '%s belongs to others',
  (folder) => expect(isReleaseFolder(folder)).toBe(false),
);
