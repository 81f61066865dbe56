import { Loaded } from '@platform/module-kit';
import { Muted } from '@platform/module-kit/screens';
import { token } from '@platform/ui';
import { styled } from 'styled-components';
import { useReturners } from '../../../source/queries';
import { RETURNING_FAILED } from '../../../source/failures';

/** Names the people of a season who may return, once the person opens the list. */
export function WhoMayReturn({ seasonId }: { seasonId: string }) {
  const returners = useReturners(seasonId);
  return (
    <details>
      <Summary>Who may return</Summary>
      <Loaded query={returners} failure={RETURNING_FAILED} height="6rem">
        {(people) => (
          <Names aria-label="Who may return">
            {people.map(({ staffId, name, role }) => (
              <li key={staffId}>
                {name} <Muted>{role}</Muted>
              </li>
            ))}
          </Names>
        )}
      </Loaded>
      <Hint>Once the season is closed, Recruitment lists these people under Last season.</Hint>
    </details>
  );
}

const Summary = styled.summary`
  min-height: ${token.control.target};
  line-height: ${token.control.target};
  cursor: pointer;
`;

/* The dialog scrolls. Names are in columns where there is room. */
const Names = styled.ul.attrs({ role: 'list' })`
  columns: 14rem;
  column-gap: ${token.space.lg};
  > li {
    break-inside: avoid;
    padding-block: ${token.space.xxs};
    overflow-wrap: anywhere;
  }
`;

const Hint = styled.p`
  padding-top: ${token.space.xs};
  color: ${token.color.inkMuted};
  font-size: ${token.size.sm};
`;
