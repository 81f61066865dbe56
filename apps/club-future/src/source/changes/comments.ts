import { newId, without, type ClubReader } from '@platform/module-kit/screens';
import { save } from '../club/requests';
import { clubFutureChange } from './clubFutureChange';

/** Says something about a project, in the reader's name. */
export const addComment = clubFutureChange({
  waits: 'new-row',
  send: ({ club }: ClubReader, projectId: string, comment: string): Promise<void> =>
    save((db) =>
      db.from('project_comments').insert({ club_id: club.id, project_id: projectId, comment: comment.trim() }),
    ),
  expect(known, projectId, comment) {
    const added = {
      id: newId(),
      comment: comment.trim(),
      authorName: known.source.readerName,
      isOwn: true,
      happenedAt: known.source.now().toISOString(),
    };
    known.change('listProjectComments', (comments, id) => (id === projectId ? [...comments, added] : comments));
  },
});

/** Deletes a comment that the reader wrote. */
export const deleteComment = clubFutureChange({
  waits: 'row-goes',
  send: (_reader: ClubReader, id: string): Promise<void> =>
    save((db) => db.from('project_comments').delete().eq('id', id).select('id').single()),
  expect: (known, id) => known.change('listProjectComments', (comments) => without(comments, [id])),
});
