import { dayInWords } from '@platform/module-kit/screens';
import { Badge } from '@platform/ui';
import { dayAt } from '@platform/ui/dates';
import type { SeasonPerson } from '../../source/rows/person';
import { usePostSeasonSource } from '../../source/usePostSeasonSource';

/** Whether a person comes back, as far as it is known. */
export function ReturnBadge({ person: { isBack, mayReturn, askedAt, wantsToReturn } }: { person: SeasonPerson }) {
  const { timeZone } = usePostSeasonSource();
  if (isBack) return <Badge tone="success">Returned</Badge>;
  if (!mayReturn) return <Badge tone="outline">May not return</Badge>;
  if (askedAt === null) return <Badge tone="outline">Not asked</Badge>;
  if (wantsToReturn === null)
    return <Badge tone="warning">Asked {dayInWords(dayAt(new Date(askedAt), timeZone))}</Badge>;
  return wantsToReturn ? <Badge tone="water">Wants to return</Badge> : <Badge tone="outline">Does not want to</Badge>;
}
