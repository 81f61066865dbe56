import { dayInWords, Muted } from '@platform/module-kit/screens';
import { Button, Inline } from '@platform/ui';
import { isLimited } from '../rules/dayRange';
import { useOperationsAddress } from '../useOperationsAddress';

/**
 * Says which days the address limits a list to, with a link to all rows; nothing without a limit.
 * @param what such as `incidents`
 */
export function LimitedDays({ what }: { what: string }) {
  const { values, change } = useOperationsAddress();
  const { from, to } = values;
  if (!isLimited(values)) return null;
  const days = [from && `from ${dayInWords(from)}`, to && `to ${dayInWords(to)}`].filter(Boolean).join(' ');
  return (
    <Inline $gap="sm" role="status">
      <Muted>
        Only {what} {days}.
      </Muted>
      <Button size="sm" variant="secondary" onClick={() => change({ from: '', to: '', dated: 'opened' })}>
        Show all days
      </Button>
    </Inline>
  );
}
