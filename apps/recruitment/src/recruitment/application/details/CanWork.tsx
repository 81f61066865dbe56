import { token } from '@platform/ui';
import { styled } from 'styled-components';
import { daysOfWorkInWords, daysPerWeekInWords } from '../../rules/availability';
import { ageLabels } from '../../rules/labels';
import type { Availability } from '../../source/rows/application';

interface CanWorkProps {
  availability: Availability;
  /** The club's own today (ISO 8601). */
  today: string;
}

/** An applicant's dates, days a week and age, as one cell of the list. */
export function CanWork({ availability, today }: CanWorkProps) {
  const { ageBand } = availability;
  const days = daysOfWorkInWords(availability, today);
  const often = daysPerWeekInWords(availability);
  if (!days && !often && !ageBand) return <Quiet>Not said</Quiet>;
  return (
    <div>
      {days && <Days>{days}</Days>}
      {often && <Quiet>{often}</Quiet>}
      {ageBand && <Quiet>Age {ageLabels[ageBand]}</Quiet>}
    </div>
  );
}

const Days = styled.p`
  font-size: ${token.size.sm};
  white-space: nowrap;
`;

const Quiet = styled.p`
  color: ${token.color.inkMuted};
  font-size: ${token.size.xs};
  white-space: nowrap;
`;
