import { dayInWords, momentInWords, Quiet } from '@platform/module-kit/screens';
import { Badge, Inline, token } from '@platform/ui';
import { styled } from 'styled-components';
import { answerInWords, type AnswerKind } from '../../../shared/rules/answerWords';
import { certificateInWords, daysOfWorkInWords, daysPerWeekInWords } from '../../rules/availability';
import { ageLabels, deliveryLabels, originLabels } from '../../rules/labels';
import { statusLabels, statusTones } from '../../rules/status';
import type { ApplicationDetails, ApplicationEvent } from '../../source/rows/applicationDetails';
import { useRecruitmentSource } from '../../source/useRecruitmentSource';

/**
 * The history of an application: every move, note, email and further application with author and time, newest first.
 */
export function History({ application }: { application: ApplicationDetails }) {
  const { timeZone } = useRecruitmentSource();
  const first = application.events.findLast(({ kind }) => kind === 'applied');
  return (
    <List role="list" aria-label="History">
      {application.events.map((event) => (
        <li key={event.id}>
          <What event={event} isFirst={event === first} />
          <small>
            {event.actorName},{' '}
            <time dateTime={event.happenedAt}>{momentInWords(new Date(event.happenedAt), timeZone)}</time>
          </small>
        </li>
      ))}
      {!first && (
        <li>
          <p>Applied</p>
          <small>
            {originLabels[application.source]}, {dayInWords(application.appliedDate)}
          </small>
        </li>
      )}
    </List>
  );
}

function What({ event, isFirst }: { event: ApplicationEvent; isFirst: boolean }) {
  const { kind, move, note, said } = event;
  if (move) {
    return (
      <p>
        {statusLabels[move.from]} → <Badge tone={statusTones[move.to]}>{statusLabels[move.to]}</Badge>
      </p>
    );
  }
  if (said) return <Applied said={said} isFirst={isFirst} />;
  if (kind === 'invited' || kind === 'offered' || kind === 'refused') return <Answered event={event} kind={kind} />;
  return <Note>{note}</Note>;
}

/** The facts of one application. `TheirWords` shows its message. */
function Applied({ said, isFirst }: { said: NonNullable<ApplicationEvent['said']>; isFirst: boolean }) {
  const told = [
    daysOfWorkInWords(said),
    daysPerWeekInWords(said),
    said.ageBand && ageLabels[said.ageBand],
    ...said.certificates.map(certificateInWords),
    said.phone,
  ].filter(Boolean);
  return (
    <>
      <p>
        {isFirst ? 'Applied' : 'Applied again'} as {new Intl.ListFormat('en-US').format(said.positions)}
      </p>
      {told.length > 0 && <Quiet>{told.join(' · ')}</Quiet>}
    </>
  );
}

function Answered({ event, kind }: { event: ApplicationEvent; kind: AnswerKind }) {
  const { timeZone } = useRecruitmentSource();
  const { note, delivery } = event;
  const sentAt = delivery?.at ? `, ${momentInWords(new Date(delivery.at), timeZone)}` : '';
  return (
    <>
      <Inline $gap="xs">
        <span>{answerInWords(kind, event.position)}</span>
        {delivery && (
          <Badge tone={deliveryTones[delivery.state]}>
            {deliveryLabels[delivery.state]}
            {sentAt}
          </Badge>
        )}
      </Inline>
      <Note>{note}</Note>
    </>
  );
}

const deliveryTones = { waiting: 'neutral', sent: 'success', failed: 'danger' } as const;

const List = styled.ol`
  display: grid;
  gap: ${token.space.md};
  padding-left: 0;
  list-style: none;
  li {
    position: relative;
    display: grid;
    gap: ${token.space.hair};
    padding-left: ${token.space.lg};
  }
  /* The dots stand in the column of the text above and below the list, and the line joins them. */
  li::before {
    content: '';
    position: absolute;
    top: 0.5em;
    left: 0;
    width: 0.5rem;
    height: 0.5rem;
    border-radius: ${token.radius.full};
    background: ${token.color.water};
  }
  li:not(:last-child)::after {
    content: '';
    position: absolute;
    top: calc(0.5em + 0.75rem);
    bottom: calc(-1 * ${token.space.md} - 0.25em);
    left: 0.1875rem;
    width: 2px;
    background: ${token.color.line};
  }
  small {
    color: ${token.color.inkMuted};
    font-size: ${token.size.xs};
  }
`;

const Note = styled.p`
  white-space: pre-line;
`;
