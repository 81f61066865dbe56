import { Loaded } from '@platform/module-kit';
import { ConfirmDialog, momentInWords, Muted, NoteForm } from '@platform/module-kit/screens';
import { IconButton, Stack, toast, token } from '@platform/ui';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { COMMENTS_FAILED } from '../../../source/failures';
import { useProjectComments } from '../../../source/queries';
import type { ProjectComment } from '../../../source/rows/comment';
import type { Project } from '../../../source/rows/project';
import { useClubFutureChange, useClubFutureSource } from '../../../source/useClubFutureSource';

/** Most characters of a comment (project_comments_comment_length). */
const LONGEST = 2000;

/** What managers and the board say to each other about a project. */
export function ProjectComments({ project }: { project: Project }) {
  const source = useClubFutureSource();
  const comments = useProjectComments(project.id);
  const [removed, setRemoved] = useState<ProjectComment>();
  const adding = useClubFutureChange((text: string) => source.addComment(project.id, text));
  return (
    <Stack $gap="md">
      <Loaded query={comments} label="the comments" failure={COMMENTS_FAILED} height="3rem">
        {(found) =>
          found.length === 0 ? (
            <Muted>No comments yet.</Muted>
          ) : (
            <List role="list" aria-label="Comments">
              {found.map((comment) => (
                <li key={comment.id}>
                  <div>
                    <p>{comment.comment}</p>
                    <small>
                      {comment.authorName && `${comment.authorName}, `}
                      <time dateTime={comment.happenedAt}>{momentInWords(comment.happenedAt, source.timeZone)}</time>
                    </small>
                  </div>
                  {comment.isOwn && (
                    <IconButton
                      label="Delete your comment"
                      icon={<Trash2 size={18} aria-hidden="true" />}
                      onClick={() => setRemoved(comment)}
                    />
                  )}
                </li>
              ))}
            </List>
          )
        }
      </Loaded>
      <NoteForm
        what="comment"
        hint="Managers and the board read it."
        limit={LONGEST}
        unsaved={`the comment on ${project.title}`}
        add={adding.mutateAsync}
        isPending={adding.isPending}
        error={adding.error}
      />
      {removed && (
        <ConfirmDialog
          title="Delete your comment?"
          description="No one can read it afterwards."
          action="Delete comment"
          change={() => source.deleteComment(removed.id)}
          onClose={() => setRemoved(undefined)}
          onDone={() => {
            toast({ title: 'Comment deleted', tone: 'success' });
            setRemoved(undefined);
          }}
        />
      )}
    </Stack>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${token.space.sm};
  padding: 0;
  list-style: none;
  li {
    display: flex;
    align-items: start;
    justify-content: space-between;
    gap: ${token.space.sm};
    padding: ${token.space.sm} ${token.space.md};
    border-radius: ${token.radius.md};
    background: ${token.color.surfaceSunken};
  }
  p {
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
  small {
    color: ${token.color.inkMuted};
    font-size: ${token.size.sm};
  }
`;
