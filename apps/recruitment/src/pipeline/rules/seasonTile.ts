import { dayInWords, daysBetween } from '@platform/module-kit/screens';
import type { ClubFacts } from '../source/recruitmentSource';

/** Where the club stands in its season: the days to the opening, and afterwards whether it runs. */
export function seasonTile({
  today,
  seasonOpensOn: opensOn,
  seasonEndsOn: endsOn,
}: Pick<ClubFacts, 'today' | 'seasonOpensOn' | 'seasonEndsOn'>) {
  if (opensOn === null) return { label: 'Days to opening', value: '–', detail: 'no season yet' };
  if (today < opensOn)
    return { label: 'Days to opening', value: daysBetween(today, opensOn), detail: `opens ${dayInWords(opensOn)}` };
  return endsOn !== null && today > endsOn
    ? { label: 'Season', value: 'Over', detail: `ended ${dayInWords(endsOn)}` }
    : { label: 'Season', value: 'Open', detail: `since ${dayInWords(opensOn)}` };
}
