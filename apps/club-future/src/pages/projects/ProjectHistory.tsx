import { Loaded } from '@platform/module-kit';
import { momentInWords, Muted } from '@platform/module-kit/screens';
import { token } from '@platform/ui';
import { styled } from 'styled-components';
import { statusWords } from '../../rules/projects/projectStatus';
import { useProjectUpdates } from '../../source/queries';
import type { ProjectUpdate } from '../../source/rows/project';
import { useClubFutureSource } from '../../source/useClubFutureSource';
import { HISTORY_FAILED } from '../../source/failures';

/** What happened to a project, the latest first. */
export function ProjectHistory({ projectId }: { projectId: string }) {
  const { timeZone } = useClubFutureSource();
  const updates = useProjectUpdates(projectId);
  return (
    <Loaded query={updates} label="the history" failure={HISTORY_FAILED}>
      {(found) =>
        found.length === 0 ? (
          <Muted>Nothing has happened yet.</Muted>
        ) : (
          <List role="list" aria-label="History">
            {found.map((update, place) => (
              <li key={found.length - place}>
                {update.toStatus && <strong>{statusChange(update)}</strong>}
                <p>{update.note}</p>
                <small>
                  {update.authorName && `${update.authorName}, `}
                  <time dateTime={update.happenedAt}>{momentInWords(update.happenedAt, timeZone)}</time>
                </small>
              </li>
            ))}
          </List>
        )
      }
    </Loaded>
  );
}

function statusChange({ fromStatus, toStatus }: ProjectUpdate): string {
  const to = toStatus ? statusWords[toStatus] : '';
  return fromStatus ? `${statusWords[fromStatus]} → ${to}` : `Began as ${to.toLowerCase()}`;
}

const List = styled.ul`
  display: grid;
  gap: ${token.space.md};
  padding: 0;
  list-style: none;
  li {
    padding-left: ${token.space.md};
    border-left: 2px solid ${token.color.line};
  }
  strong {
    font-size: ${token.size.sm};
    font-weight: ${token.weight.semibold};
  }
  p {
    white-space: pre-line;
  }
  small {
    color: ${token.color.inkMuted};
    font-size: ${token.size.sm};
  }
`;
