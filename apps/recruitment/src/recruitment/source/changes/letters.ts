import type { ClubReader } from '@platform/module-kit/screens';
import { clubChange } from '../../../shared/changes/clubChange';
import { saveLetterSettings as sendLetterSettings } from '../club/letterRows';
import type { LetterSettings } from '../rows/letter';

export const saveLetterSettings = clubChange({
  send: ({ club }: ClubReader, settings: LetterSettings) => sendLetterSettings(club.id, settings),
  expect: (known, settings) =>
    known.change('readLetterSettings', () => ({ ...settings, version: (settings.version ?? 0) + 1 })),
});
