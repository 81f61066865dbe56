import { token, VisuallyHidden } from '@platform/ui';
import { styled } from 'styled-components';
import { planInWords } from '../../shared/plans';
import type { EngagedClub } from '../../source/rows/engagement';

/** A club with its number of staff and its plan. Pressing it shows what another plan would mean. */
export function ClubName({ club, onChangePlan }: { club: EngagedClub; onChangePlan(club: EngagedClub): void }) {
  return (
    <>
      <Name>{club.name}</Name>
      <Detail>
        {club.staffCount.toLocaleString('en-US')} on the roster{' '}
        <Plan type="button" onClick={() => onChangePlan(club)}>
          {planInWords(club.plan)} plan <VisuallyHidden>of {club.name}, change it</VisuallyHidden>
        </Plan>
      </Detail>
    </>
  );
}

const Name = styled.div`
  min-width: 11rem;
  font-weight: ${token.weight.semibold};
`;

const Detail = styled.div`
  color: ${token.color.inkMuted};
  font-size: ${token.size.sm};
  font-weight: ${token.weight.regular};
`;

const Plan = styled.button`
  min-height: ${token.control.sm};
  padding: 0;
  border: 0;
  background: transparent;
  color: ${token.color.waterInk};
  font: inherit;
  text-decoration: underline;
  text-underline-offset: 0.2em;
  cursor: pointer;
`;
