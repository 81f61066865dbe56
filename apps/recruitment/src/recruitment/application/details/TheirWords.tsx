import { momentInWords, HeadedSection } from '@platform/module-kit/screens';
import { token } from '@platform/ui';
import { styled } from 'styled-components';
import type { ApplicationDetails } from '../../source/rows/applicationDetails';
import { useRecruitmentSource } from '../../source/useRecruitmentSource';

/** Every message of an applicant, oldest first. When there are several, each shows its sender's name and its time. */
export function TheirWords({ application }: { application: ApplicationDetails }) {
  const { timeZone } = useRecruitmentSource();
  const { message, events } = application;
  const sent = events.filter(({ kind, note }) => kind === 'applied' && note).toReversed();
  const isKept = sent.some(({ note }) => note === message);
  if (sent.length === 0 && !message) return null;
  return (
    <HeadedSection aria-label="In their words">
      <h3>In their words</h3>
      {message && !isKept && <Quote>{message}</Quote>}
      {sent.map(({ id, note, actorName, happenedAt }) => (
        <figure key={id}>
          <Quote>{note}</Quote>
          {(sent.length > 1 || !isKept || actorName !== application.name) && (
            <Source>
              {actorName}, <time dateTime={happenedAt}>{momentInWords(new Date(happenedAt), timeZone)}</time>
            </Source>
          )}
        </figure>
      ))}
    </HeadedSection>
  );
}

const Quote = styled.blockquote`
  margin: 0;
  padding-left: ${token.space.md};
  border-left: 3px solid ${token.color.water};
  white-space: pre-line;
`;

const Source = styled.figcaption`
  margin-top: ${token.space.xxs};
  padding-left: ${token.space.md};
  color: ${token.color.inkMuted};
  font-size: ${token.size.xs};
`;
