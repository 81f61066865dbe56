import { counted } from '@platform/module-kit/screens';
import { Alert, Button } from '@platform/ui';
import { dateInWords } from '@platform/ui/dates';
import { actionWords } from '../../rules/sharedClocks';
import type { UnsentPunch } from '../sharedClock';
import type { Unsent } from './unsentPunches';

/** Most punches that one notice names. More would push the names of the people off the screen. */
const MOST_NAMED = 5;
/** Most notices of one punch each, for the same reason. */
const MOST_REFUSED = 2;

interface UnsentNoticesProps {
  unsent: Unsent;
  timeZone: string;
  onForget: (key: string) => void;
  onForgetDamaged: () => void;
}

/** What this screen could not send: what it will report, what a person has to report, and what may be lost. */
export function UnsentNotices({ unsent, timeZone, onForget, onForgetDamaged }: UnsentNoticesProps) {
  const { punches, unstored, isDamaged } = unsent;
  const inWords = ({ name, action, pressedAt }: UnsentPunch) =>
    `${name}: ${actionWords[action].toLowerCase()} at ${dateInWords(pressedAt, 'nearMoment', timeZone)}.`;
  const waiting = punches.filter(({ isRefused }) => !isRefused);
  const refused = punches.filter(({ isRefused }) => isRefused);
  return (
    <>
      {waiting.length > 0 && (
        <Alert tone="danger" title="Not recorded yet">
          {waiting.slice(0, MOST_NAMED).map(inWords).join(' ')}{' '}
          {waiting.length > MOST_NAMED && `And ${counted(waiting.length - MOST_NAMED, 'more time')}. `}
          {waiting.length === 1
            ? 'A manager is told as soon as there is a connection, and enters it.'
            : 'A manager is told as soon as there is a connection, and enters them.'}
        </Alert>
      )}
      {unstored > 0 && (
        <Alert tone="danger" title="Do not close this page">
          The browser could not store {counted(unstored, 'time')}. What is not reported before the page closes is lost:
          tell a manager.
        </Alert>
      )}
      {refused.slice(0, MOST_REFUSED).map((punch) => (
        <Alert
          key={punch.key}
          tone="danger"
          title="Not recorded: tell a manager"
          action={
            <Button variant="secondary" size="sm" onClick={() => onForget(punch.key)}>
              A manager knows
            </Button>
          }
        >
          {inWords(punch)}
        </Alert>
      ))}
      {refused.length > MOST_REFUSED && (
        <Alert tone="danger" title="More times are not recorded">
          {counted(refused.length - MOST_REFUSED, 'more time')} of this clock: each is shown here once a manager knows
          of one above.
        </Alert>
      )}
      {isDamaged && (
        <Alert
          tone="danger"
          title="Some times are lost: tell a manager"
          action={
            <Button variant="secondary" size="sm" onClick={onForgetDamaged}>
              A manager knows
            </Button>
          }
        >
          This clock kept times that were not sent, and the browser wrote some of them only in part. A manager enters
          the hours of people who clocked here without a connection.
        </Alert>
      )}
    </>
  );
}
