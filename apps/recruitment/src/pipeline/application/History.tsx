import { dayInWords, momentInWords } from '@platform/module-kit/screens';
import { Badge, token } from '@platform/ui';
import { styled } from 'styled-components';
import { originLabels } from '../rules/labels';
import { statusLabels, statusTones } from '../rules/status';
import type { ApplicationDetails } from '../source/recruitmentSource';
import { useRecruitmentSource } from '../source/RecruitmentSourceContext';

/** What became of an application: every move and every note with who and when, newest first. */
export function History({ application }: { application: ApplicationDetails }) {
  const { timeZone } = useRecruitmentSource();
  return (
    <List role="list" aria-label="History">
      {application.events.map(({ id, move, note, actorName, happenedAt }) => (
        <li key={id}>
          {move ? (
            <p>
              {statusLabels[move.from]} → <Badge tone={statusTones[move.to]}>{statusLabels[move.to]}</Badge>
            </p>
          ) : (
            <Note>{note}</Note>
          )}
          <small>
            {actorName}, <time dateTime={happenedAt}>{momentInWords(new Date(happenedAt), timeZone)}</time>
          </small>
        </li>
      ))}
      <li>
        <p>Applied</p>
        <small>
          {originLabels[application.source]}, {dayInWords(application.appliedDate)}
        </small>
      </li>
    </List>
  );
}

const List = styled.ol`
  display: grid;
  gap: ${token.space.md};
  padding-left: ${token.space.md};
  border-left: 2px solid ${token.color.line};
  li {
    position: relative;
    display: grid;
    gap: ${token.space.hair};
  }
  li::before {
    content: '';
    position: absolute;
    top: 0.5em;
    left: calc(-1 * ${token.space.md} - 0.3125rem);
    width: 0.5rem;
    height: 0.5rem;
    border-radius: ${token.radius.full};
    background: ${token.color.water};
  }
  small {
    color: ${token.color.inkMuted};
    font-size: ${token.size.xs};
  }
`;

const Note = styled.p`
  white-space: pre-line;
`;
