import { type Answers, changesOf, type Photo } from '@platform/module-kit/screens';
import type { OperationsReads } from '../operationsSource';

/** The rows already read about a club's days. */
export type Known = Answers<OperationsReads>;

/** Declares a change to a club's daily operations. */
export const operationsChange = changesOf<OperationsReads>();

/**
 * The name of the person who makes a change, as the server records it. Pages that never showed the club's people, and a
 * device without a network, know only the name of the session.
 */
export const ownName = (known: Known): string | null =>
  known.get('listPeople')?.find(({ isMe }) => isMe)?.name ?? known.source.readerName;

/** The photos of a report on the page. A report that waits to be sent shows none until then. */
export const shownPhotos = (known: Known, photos: readonly Photo[]): string[] =>
  known.source.isDemo ? photos.map(({ blob }) => URL.createObjectURL(blob)) : [];
