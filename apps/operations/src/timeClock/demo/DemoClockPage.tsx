import { useMemo } from 'react';
import { ClockScreen } from '../sharedClock/ClockScreen';
import { useTimeClockSource } from '../source/useTimeClockSource';
import { demoClock } from './demoClock';

/** The screen of the sample club's shared clock. */
export function DemoClockPage() {
  const source = useTimeClockSource();
  const clock = useMemo(() => demoClock(source), [source]);
  return <ClockScreen clock={clock} onOff={() => undefined} />;
}
