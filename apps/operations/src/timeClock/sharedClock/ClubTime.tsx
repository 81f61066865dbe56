import { dateInWords } from '@platform/ui/dates';
import { token } from '@platform/ui';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';

/** The club's time in large digits. @param now the club's time, in ms since 1970 */
export function ClubTime({ now, timeZone }: { now: () => number; timeZone: string }) {
  const [, renderAgain] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => renderAgain((before) => before + 1), 1000);
    return () => clearInterval(timer);
  }, []);
  const moment = now();
  return (
    <Time dateTime={new Date(moment).toISOString()}>
      <b>{dateInWords(moment, 'time', timeZone)}</b>
      <span>{dateInWords(moment, 'weekday', timeZone)}</span>
    </Time>
  );
}

const Time = styled.time`
  display: grid;
  justify-items: end;
  > b {
    font-family: ${token.font.display};
    font-size: clamp(1.75rem, 5vw, 3rem);
    font-weight: ${token.weight.display};
    font-variant-numeric: tabular-nums;
    line-height: 1.1;
  }
  > span {
    color: ${token.color.inkMuted};
  }
`;
