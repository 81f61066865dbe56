import { checklist_of_lessons, import_feedback, open_document } from '@platform/database/raised';
import { outdated, raised, type DemoRefusals } from '@platform/module-kit/screens';
import type { changes } from '../source/changes';
import { findLesson, seasonsOfLesson, type KnownReads } from '../source/changes/known';
import { refuseClose } from './refuseClose';
import { sentText } from './importFeedback';

/** What the demo refuses, with the sentences of the database. */
export const refuse: DemoRefusals<KnownReads, typeof changes> = {
  ...refuseClose,
  openDocument(known, documentId, wanted) {
    const versions = known.get('listDocumentVersions', documentId) ?? [];
    const isThere = wanted === null ? versions.length > 0 : versions.some(({ number }) => number === wanted);
    return isThere ? undefined : raised(open_document.PT404);
  },
  importFeedback(known, file) {
    if (file.rows.length === 0) return raised(import_feedback['22023']);
    const before = known.get('listUploadedFiles', file.seasonId) ?? [];
    return before.some(({ sent }) => sent === sentText(file)) ? raised(import_feedback.PT409) : undefined;
  },
  savePhoto: (known, photoId, _draft, version) =>
    outdated(
      known
        .all('listPhotos')
        .flat()
        .find(({ id }) => id === photoId),
      version,
    ),
  saveLesson: (known, lessonId, _draft, version) => outdated(findLesson(known, lessonId), version),
  carryToChecklist(known, { id, item }) {
    const { learnedIn, next } = seasonsOfLesson(known, id);
    return item || !learnedIn || next ? undefined : raised(checklist_of_lessons.PT409, learnedIn.year);
  },
};
